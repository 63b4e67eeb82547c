/// A 3×3 matrix, row by row.
struct Matrix3 {
    var values: [Double]

    static let identity = Matrix3(values: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    func times(_ other: Matrix3) -> Matrix3 {
        var product = Matrix3.identity
        for index in 0..<9 {
            let row = index / 3 * 3, column = index % 3
            let first: Double = values[row] * other.values[column]
            let second: Double = values[row + 1] * other.values[column + 3]
            product.values[index] = first + second + values[row + 2] * other.values[column + 6]
        }
        return product
    }

    func times(_ vector: [Double]) -> [Double] {
        (0..<3).map { row in
            let first: Double = values[row * 3] * vector[0]
            let second: Double = values[row * 3 + 1] * vector[1]
            return first + second + values[row * 3 + 2] * vector[2]
        }
    }

    /// Nil if the matrix is singular.
    var inverted: Matrix3? {
        let m = values
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let cofactors = [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
            -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
            minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ]
        let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
        guard determinant != 0, determinant.isFinite else { return nil }
        return Matrix3(values: cofactors.map { $0 / determinant })
    }

    /// Linear RGB with these primaries → XYZ, adapted to D50 by the Bradford method; nil if the primaries lie on a line.
    init?(primaries p: RGBColorSpace.Primaries) {
        func xyz(_ c: (x: Double, y: Double)) -> [Double] { [c.x / c.y, 1, (1 - c.x - c.y) / c.y] }
        let (r, g, b, white) = (xyz(p.red), xyz(p.green), xyz(p.blue), xyz(p.white))
        let columns = Matrix3(values: [r[0], g[0], b[0], r[1], g[1], b[1], r[2], g[2], b[2]])
        guard let inverse = columns.inverted else { return nil }
        let scale = inverse.times(white)
        let toXYZ = columns.times(Matrix3(values: [scale[0], 0, 0, 0, scale[1], 0, 0, 0, scale[2]]))
        let bradford = Matrix3(values: [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296])
        let from = bradford.times(white), to = bradford.times([0.9642, 1, 0.8249])
        let adapt = Matrix3(values: [to[0] / from[0], 0, 0, 0, to[1] / from[1], 0, 0, 0, to[2] / from[2]])
        let result = bradford.inverted!.times(adapt).times(bradford).times(toXYZ)
        guard result.values.allSatisfy(\.isFinite) else { return nil }
        self = result
    }

    init(values: [Double]) { self.values = values }
}

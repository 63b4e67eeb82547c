import Foundation

/// The devices a preview can be drawn for.
package enum Devices {
    /// Phones first, then tablets; devices with the same screen follow each other.
    package static let all: [DeviceMetrics] = table.split(separator: "\n").flatMap(parse)

    /// iPhone 15: 393×852 points, three pixels each.
    package static let standard = named("iPhone 15")!

    /// The device with that name or alias, letter case and surrounding spaces aside; nil if there is none.
    package static func named(_ name: String) -> DeviceMetrics? { byName[key(name)] }

    /// Up to three known names closest to `name` by edit distance, the closest first.
    package static func suggestions(for name: String) -> [String] {
        EditDistance.nearest(to: name, among: all.flatMap { [$0.name] + $0.aliases }, limit: 3)
    }

    private static func key(_ name: String) -> String { name.trimmingCharacters(in: .whitespaces).lowercased() }

    private static let byName: [String: DeviceMetrics] = {
        var byName: [String: DeviceMetrics] = [:]
        for device in all {
            for name in [device.name] + device.aliases { byName[key(name)] = device }
        }
        return byName
    }()

    private static func parse(_ line: Substring) -> [DeviceMetrics] {
        let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let number = columns.dropFirst().map { column in column.split(whereSeparator: { "x/".contains($0) }).compactMap { Double($0) } }
        let (size, scale, portrait, landscape, radius) = (number[0], number[1][0], number[2], number[3], number[4][0])
        return columns[0].components(separatedBy: ", ").map { names in
            let spellings = names.components(separatedBy: " = ")
            return DeviceMetrics(
                name: spellings[0], aliases: Array(spellings.dropFirst()), size: CGSize(width: size[0], height: size[1]), scale: scale,
                portraitSafeArea: .init(top: portrait[0], leading: 0, bottom: portrait[1], trailing: 0),
                landscapeSafeArea: .init(top: landscape[0], leading: landscape[1], bottom: landscape[2], trailing: landscape[1]),
                displayCornerRadius: radius, idiom: columns[6].hasPrefix("pad") ? .pad : .phone, isWideInLandscape: columns[6] == "phone wide")
        }
    }

    /// devices, other spellings after = | size | scale | portrait top/bottom | landscape top/side/bottom | display corner radius | kind
    ///
    /// Sizes are Apple's; safe areas were measured by third parties (swift-snapshot-testing, ViewImageConfig), 59 and 47 also seen on
    /// pictures here. From memory and unverified: top 48 of XR and 11, iPad mini 6, the M4 iPads, the 62-point radius.
    /// The 6s/7/8 Plus, drawn at 3 and shown at 1080 pixels, is given at 3.
    private static let table = """
        iPhone 15, iPhone 15 Pro, iPhone 16, iPhone 14 Pro | 393x852 | 3 | 59/34 | 0/59/21 | 55 | phone
        iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus, iPhone 14 Pro Max | 430x932 | 3 | 59/34 | 0/59/21 | 55 | phone wide
        iPhone 16 Pro, iPhone 17, iPhone 17 Pro | 402x874 | 3 | 62/34 | 0/62/21 | 62 | phone
        iPhone 16 Pro Max, iPhone 17 Pro Max | 440x956 | 3 | 62/34 | 0/62/21 | 62 | phone wide
        iPhone 14, iPhone 13, iPhone 13 Pro, iPhone 12, iPhone 12 Pro, iPhone 16e | 390x844 | 3 | 47/34 | 0/47/21 | 47.33 | phone
        iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max | 428x926 | 3 | 47/34 | 0/47/21 | 53.33 | phone wide
        iPhone 13 mini, iPhone 12 mini | 375x812 | 3 | 50/34 | 0/50/21 | 44 | phone
        iPhone 11 Pro, iPhone X, iPhone Xs = iPhone Xꜱ | 375x812 | 3 | 44/34 | 0/44/21 | 39 | phone
        iPhone 11, iPhone Xr = iPhone Xʀ | 414x896 | 2 | 48/34 | 0/48/21 | 41.5 | phone wide
        iPhone 11 Pro Max, iPhone Xs Max = iPhone Xꜱ Max | 414x896 | 3 | 44/34 | 0/44/21 | 39 | phone wide
        iPhone 8 Plus, iPhone 7 Plus, iPhone 6s Plus | 414x736 | 3 | 20/0 | 0/0/0 | 0 | phone wide
        iPhone SE (3rd generation), iPhone SE (2nd generation), iPhone 8, iPhone 7, iPhone 6s | 375x667 | 2 | 20/0 | 0/0/0 | 0 | phone
        iPhone SE (1st generation) = iPhone SE, iPhone 5s | 320x568 | 2 | 20/0 | 0/0/0 | 0 | phone
        iPad Pro 11-inch (M4), iPad Pro 11-inch (M5) | 834x1210 | 2 | 24/20 | 24/0/20 | 30 | pad
        iPad Pro 13-inch (M4), iPad Pro 13-inch (M5) | 1032x1376 | 2 | 24/20 | 24/0/20 | 30 | pad
        iPad Pro (11-inch) (4th generation), iPad Pro (11-inch) (3rd generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (1st generation) = iPad Pro (11-inch) | 834x1194 | 2 | 24/20 | 24/0/20 | 18 | pad
        iPad Pro (12.9-inch) (6th generation), iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (3rd generation), iPad Air 13-inch (M2), iPad Air 13-inch (M3) | 1024x1366 | 2 | 24/20 | 24/0/20 | 18 | pad
        iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation), iPad Air 11-inch (M2), iPad Air 11-inch (M3) | 820x1180 | 2 | 24/20 | 24/0/20 | 18 | pad
        iPad (9th generation), iPad (8th generation), iPad (7th generation) | 810x1080 | 2 | 20/0 | 20/0/0 | 0 | pad
        iPad Air (3rd generation), iPad Pro (10.5-inch) | 834x1112 | 2 | 20/0 | 20/0/0 | 0 | pad
        iPad mini (6th generation), iPad mini (A17 Pro) | 744x1133 | 2 | 24/20 | 24/0/20 | 21.5 | pad
        iPad mini (5th generation), iPad mini 4, iPad Pro (9.7-inch), iPad (6th generation) | 768x1024 | 2 | 20/0 | 20/0/0 | 0 | pad
        """
}

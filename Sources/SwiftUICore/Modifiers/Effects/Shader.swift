import Foundation
import Graphics

/// A function of a Metal library, which does not run here: what uses it is drawn without and reported by its name.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader(function: self, arguments: arguments) }
}

/// Functions by name. None is looked for, as none can run.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    private let name: String

    /// The main bundle's library.
    public static let `default` = ShaderLibrary(name: "default")

    private init(name: String) { self.name = name }

    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

    public init(data: Data) { name = "\(data.count) bytes" }

    public init(url: URL) { name = url.path }

    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader function and what it is called with. It does not run here: as a style it draws nothing, and it is reported.
public struct Shader: Equatable, Sendable {
    /// A value for a shader function; none is kept.
    public struct Argument: Equatable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    /// Of no account, as nothing is drawn.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }

    fileprivate func shortfall(_ user: String) -> String { "\(user): the shader \(function.name) does not run here; the view is drawn without it." }
}

extension Shader: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.report(Diagnostic(.unsupported, "the shader \(function.name) does not run here; what it should fill stays clear."))
        return .color(.clear)
    }
}

extension View {
    /// Is drawn without the shader, and reported.
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        unsupported(isEnabled ? shader.shortfall("colorEffect") : nil)
    }

    /// Is drawn without the shader, and reported.
    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        unsupported(isEnabled ? shader.shortfall("distortionEffect") : nil)
    }

    /// Is drawn without the shader, and reported.
    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        unsupported(isEnabled ? shader.shortfall("layerEffect") : nil)
    }
}

extension VisualEffect {
    /// Is drawn without the shader, and reported.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        withShortfall(isEnabled ? shader.shortfall("colorEffect") : nil)
    }

    /// Is drawn without the shader, and reported.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        withShortfall(isEnabled ? shader.shortfall("distortionEffect") : nil)
    }

    /// Is drawn without the shader, and reported.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        withShortfall(isEnabled ? shader.shortfall("layerEffect") : nil)
    }
}

extension GraphicsContext {
    /// There is no CoreGraphics to draw with.
    @available(*, unavailable, message: "CGContext does not exist here; draw with GraphicsContext's own fill, stroke, draw and clip.")
    public func withCGContext(content: (Any) throws -> Void) rethrows {}
}

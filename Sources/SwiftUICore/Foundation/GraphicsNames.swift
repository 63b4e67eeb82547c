@_exported import Foundation
@_exported import Combine
@_exported import Observation
import Graphics

// Types that Apple declares in CoreGraphics or SwiftUI and that live one floor below here, under their Apple names.
public typealias Path = Graphics.Path
public typealias CGAffineTransform = Graphics.CGAffineTransform
public typealias ProjectionTransform = Graphics.ProjectionTransform
public typealias CGLineCap = Graphics.CGLineCap
public typealias CGLineJoin = Graphics.CGLineJoin
public typealias StrokeStyle = Graphics.StrokeStyle
public typealias FillStyle = Graphics.FillStyle
public typealias RoundedCornerStyle = Graphics.RoundedCornerStyle
public typealias BlendMode = Graphics.BlendMode

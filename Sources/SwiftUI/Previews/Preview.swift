import SwiftUICore

/// What `#Preview` makes; its nested types tell apart the traits of views from those of other things that can be previewed.
public struct Preview {
    /// The traits that a preview of a view can have.
    public struct ViewTraits {}
}

/// Previews a view: `#Preview("Empty list") { RoomList(rooms: []) }`.
///
/// - Parameters:
///   - name: What the preview is called among those of its file; without one it goes by the file's name and its order there.
///   - traits: Size, orientation and modifiers of the preview.
///   - body: Makes the view. `@Previewable` properties at its top keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Previews a view once for each argument: `#Preview("Room", arguments: testRooms) { room in RoomCell(room: room) }`.
///
/// - Parameters:
///   - name: What the group of previews is called.
///   - traits: Size, orientation and modifiers of each preview.
///   - arguments: What the body is called with, in this order; an empty collection makes no preview.
///   - body: Makes the view for one argument.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a property at the top of a `#Preview` body live: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

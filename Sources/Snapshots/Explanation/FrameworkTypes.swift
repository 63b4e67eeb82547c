/// Names of the framework's own views, so that a reader is told of the view of the app that holds an element, not of its stacks.
enum FrameworkTypes {
    static func contains(_ type: String) -> Bool { names.contains(type) || type.hasSuffix("Stack") || type.hasSuffix("Modifier") }

    private static let names = Set("""
        Text Image Spacer Color Divider Button Label Link Toggle Slider Stepper Picker DatePicker ColorPicker TextField SecureField TextEditor
        ProgressView Gauge Menu Form List Section ScrollView NavigationView NavigationStack NavigationSplitView NavigationLink NavigationBar
        TabView TabBar Grid GridRow LazyVGrid LazyHGrid GeometryReader ViewThatFits AnyView Group GroupBox DisclosureGroup OutlineGroup ForEach
        EmptyView ShapeView Path Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule ContainerRelativeShape
        LinearGradient RadialGradient AngularGradient EllipticalGradient Material Canvas TimelineView DisclosureChevron EditButton ShareLink
        ControlGroup LabeledContent Table ContentUnavailableView AsyncImage Layout View SearchField Alert Sheet
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// Finds every preview of the running program and of the libraries it has loaded, with nothing registered.
@MainActor
package enum PreviewDiscovery {
    /// All previews, registered ones too, in an order that depends only on the source: by module, then group, then place in the file
    /// or registration order. Sorted by Unicode scalars, so that no locale matters.
    package static func previews() -> [DiscoveredPreview] {
        let images = MetadataImage.all
        let providers = images.flatMap { ProviderConformances(image: $0).types }.map { $0.discoveredPreview }
        let declarations = images.flatMap(declarations(in:))
        return sorted(providers + previews(of: declarations) + PreviewRegistry.previews)
    }

    // MARK: - Records

    private static func declarations(in image: MetadataImage) -> [_PreviewDeclaration] {
        typealias Make = @MainActor () -> _PreviewDeclaration
        let size = MemoryLayout<_PreviewRecord>.stride
        return stride(from: 0, through: image.testContent.count - size, by: size).compactMap { offset in
            let record = image.testContent.load(fromByteOffset: offset, as: _PreviewRecord.self)
            guard record.kind == previewRecordKind else { return nil }
            return withUnsafeTemporaryAllocation(of: Make.self, capacity: 1) { made in
                guard let place = made.baseAddress, record.accessor(UnsafeMutableRawPointer(place), UnsafeRawPointer(place), nil, 0)
                else { return nil }
                return place.move()()
            }
        }
    }

    /// The previews of all declarations; unnamed ones are numbered within their file.
    static func previews(of declarations: [_PreviewDeclaration]) -> [DiscoveredPreview] {
        let byFile = Dictionary(grouping: declarations, by: \.source.fileID)
        return byFile.keys.sorted().flatMap { file in
            let inOrder = (byFile[file] ?? []).sorted { ($0.source.line, $0.source.column) < ($1.source.line, $1.source.column) }
            var unnamed = 0
            return inOrder.flatMap { declaration in
                var name = declaration.name
                if name == nil || name == "" {
                    unnamed += 1
                    name = unnamed == 1 ? nil : "Preview-\(unnamed)"
                }
                return previews(of: declaration, name: name)
            }
        }
    }

    private static func previews(of declaration: _PreviewDeclaration, name: String?) -> [DiscoveredPreview] {
        let source = declaration.source
        let path = source.fileID.split(separator: "/")
        let file = path.last.map(String.init) ?? ""
        let shared = DiscoveredPreview.Declaration(
            kind: .record, module: path.first.map(String.init) ?? "", groupName: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file,
            name: name, traits: declaration.traits, sourceFile: source.fileID, sourcePath: source.filePath, line: source.line,
            column: source.column)
        return declaration.cases.map { DiscoveredPreview(declaration: shared, argument: $0.argument, body: $0.body) }
    }

    // MARK: - Order

    package static func sorted(_ previews: [DiscoveredPreview]) -> [DiscoveredPreview] {
        // Arguments and registrations stay as given: those of one place are put together first, in their order.
        var places: [ObjectIdentifier: Int] = [:]
        var groups: [[DiscoveredPreview]] = []
        for preview in previews {
            let declaration = ObjectIdentifier(preview.declaration)
            if let place = places[declaration] { groups[place].append(preview) } else {
                places[declaration] = groups.count
                groups.append([preview])
            }
        }
        let keys = groups.map { group in
            let preview = group[0].declaration
            return (preview.module, preview.groupName, preview.sourceFile + preview.typeName, preview.line, preview.column)
        }
        return groups.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }.flatMap { groups[$0] }
    }
}

extension PreviewProvider {
    fileprivate static var discoveredPreview: DiscoveredPreview {
        let name = PreviewTypeName(Self.self)
        return DiscoveredPreview(
            declaration: DiscoveredPreview.Declaration(
                kind: .provider, module: name.module, groupName: name.group, typeName: name.module + "." + name.path),
            body: { previews })
    }
}

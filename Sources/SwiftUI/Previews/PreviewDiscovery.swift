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
        return declaration.cases.map { each in
            DiscoveredPreview(
                kind: .record, module: path.first.map(String.init) ?? "",
                groupName: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file, name: name, argument: each.argument,
                traits: declaration.traits, sourceFile: source.fileID, sourcePath: source.filePath, line: source.line,
                column: source.column, body: each.body)
        }
    }

    // MARK: - Order

    package static func sorted(_ previews: [DiscoveredPreview]) -> [DiscoveredPreview] {
        // The sort of the standard library keeps equal elements in order: arguments and registrations stay as given.
        func key(_ preview: DiscoveredPreview) -> (String, String, String, Int, Int) {
            (preview.module, preview.groupName, preview.sourceFile + preview.typeName, preview.line, preview.column)
        }
        return previews.enumerated().sorted {
            let (left, right) = (key($0.element), key($1.element))
            return left == right ? $0.offset < $1.offset : left < right
        }.map(\.element)
    }
}

extension PreviewProvider {
    fileprivate static var discoveredPreview: DiscoveredPreview {
        let name = PreviewTypeName(Self.self)
        return DiscoveredPreview(
            kind: .provider, module: name.module, groupName: name.group, typeName: name.module + "." + name.path, body: { previews })
    }
}

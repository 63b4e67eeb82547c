@testable import SwiftUICore
import Testing

/// Scrolling by the program: offsets, ids, edges, pages, and what stays in sight meanwhile.
@MainActor @Suite struct ScrollPositionTests {
    private func scrollItem(_ tree: LaidOut) -> ScrollItem {
        func find(_ item: LayoutItem) -> ScrollItem? {
            if let scroll = item as? ScrollItem { return scroll }
            for inner in item.inner { if let found = find(inner) { return found } }
            return nil
        }
        return find(tree.graph.rootItem)!
    }

    @ViewBuilder private func rows(_ count: Int = 10) -> some View {
        ForEach(0..<count) { Box("row \($0)", 100, 50) }
    }

    @Test func anOffsetMovesTheContentAndIsKeptInside() {
        let tree = LaidOut(100, 200) { ScrollView { VStack(spacing: 0) { rows() } } }
        let scroll = scrollItem(tree)
        #expect(scroll.offset == .zero && scroll.greatestOffset == CGPoint(x: 0, y: 300) && scroll.contentSize.height == 500)
        scroll.offset = CGPoint(x: 40, y: 120)
        tree.settleAgain()
        #expect(tree["row 0"] == rect(0, -120, 100, 50))
        for (wanted, y) in [(-50.0, 0.0), (1_000, 300), (.nan, 0), (.infinity, 0)] {
            scroll.offset = CGPoint(x: 0, y: wanted)
            tree.settleAgain()
            #expect(tree["row 0"].minY == -y && scroll.offset.y == y)
        }
    }

    @Test func horizontalOffsetsCountFromTheLeadingSide() {
        let tree = LaidOut(200, 50, isRightToLeft: true) { ScrollView(.horizontal) { HStack(spacing: 0) { rows() } } }
        #expect(tree["row 0"].maxX == 200)
        scrollItem(tree).offset.x = 150
        tree.settleAgain()
        #expect(tree["row 0"].maxX == 350)
    }

    /// Row 9 is 450 to 500 in a window of 200; without an anchor it is scrolled as little as shows it.
    @Test(arguments: [(UnitPoint.top, 450.0), (.center, 375), (.bottom, 300), (nil, 300)] as [(UnitPoint?, CGFloat)])
    func scrollToAlignsTheAnchors(_ anchor: UnitPoint?, _ offset: CGFloat) {
        var proxy: ScrollViewProxy?
        let tree = LaidOut(100, 200) {
            ScrollViewReader { reader in
                let _ = (proxy = reader)
                ScrollView { VStack(spacing: 0) { rows(20) } }
            }
        }
        proxy!.scrollTo(9, anchor: anchor)
        tree.settleAgain()
        #expect(scrollItem(tree).offset.y == offset)
        proxy!.scrollTo("nobody", anchor: .top)
        tree.settleAgain()
        #expect(scrollItem(tree).offset.y == offset)
    }

    @Test func explicitIdsAreFoundAndWhatShowsAlreadyStays() {
        var proxy: ScrollViewProxy?
        let tree = LaidOut(100, 200) {
            ScrollViewReader { reader in
                let _ = (proxy = reader)
                ScrollView { VStack(spacing: 0) { rows(); Box("end", 100, 30).id("end") } }
            }
        }
        proxy!.scrollTo("end")
        tree.settleAgain()
        #expect(tree["end"].maxY == 200)
        proxy!.scrollTo(8)
        tree.settleAgain()
        #expect(tree["end"].maxY == 200)
    }

    @Test func aPositionsIdIsShownAndFollowsTheOffset() {
        struct Scrolling: View {
            @State var id: Int? = 4
            let tell: (Int?) -> Void
            var body: some View {
                let _ = tell(id)
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10) { Box("row \($0)", 100, 50) } }.scrollTargetLayout() }
                    .scrollPosition(id: $id, anchor: .top)
            }
        }
        var told: Int?
        let tree = LaidOut(100, 200) { Scrolling { told = $0 } }
        #expect(tree["row 4"].minY == 0)
        scrollItem(tree).offset.y = 110
        tree.settleAgain()
        #expect(told == 2)
        #expect(scrollItem(tree).offset.y == 110)
        #expect(tree.graph.diagnostics.isEmpty)
    }

    @Test func positionsByEdgeAndPoint() {
        func offset(_ position: ScrollPosition) -> CGPoint {
            let tree = LaidOut(100, 200) { ScrollView { VStack(spacing: 0) { rows() } }.scrollPosition(.constant(position)) }
            return scrollItem(tree).offset
        }
        #expect(offset(ScrollPosition(edge: .bottom)).y == 300)
        #expect(offset(ScrollPosition(y: 70)).y == 70)
        #expect(offset(ScrollPosition(point: CGPoint(x: 5, y: 900))) == CGPoint(x: 0, y: 300))
        #expect(offset(ScrollPosition(id: 5, anchor: .top)).y == 250)
    }

    @Test func dragsComeToRestAtPagesOrViews() {
        let paged = scrollItem(LaidOut(100, 200) { ScrollView { VStack(spacing: 0) { rows(20) } }.scrollTargetBehavior(.paging) })
        #expect(paged.restingOffset(CGPoint(x: 0, y: 290)).y == 200)
        #expect(paged.restingOffset(CGPoint(x: 0, y: 310)).y == 400)
        let aligned = scrollItem(LaidOut(100, 200) {
            ScrollView { VStack(spacing: 10) { rows(20) }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
        })
        #expect(aligned.restingOffset(CGPoint(x: 0, y: 85)).y == 60)
        #expect(aligned.restingOffset(CGPoint(x: 0, y: 95)).y == 120)
        #expect(aligned.restingOffset(CGPoint(x: 0, y: 99_999)).y == aligned.greatestOffset.y)
    }

    @Test func defaultAnchorsPlaceLongAndShortContent() {
        let long = LaidOut(100, 200) { ScrollView { VStack(spacing: 0) { rows() } }.defaultScrollAnchor(.bottom) }
        #expect(long["row 9"].maxY == 200)
        let short = LaidOut(100, 200) {
            ScrollView { Box("a", 100, 50) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        }
        #expect(short["a"].midY == 100)
    }

    /// Sections as the framework marks them.
    private struct Part<Content: View>: View {
        let section: AnyObject, role: SectionPlace.Role, content: Content
        var body: some View { content.modifier(TraitLayer(SectionTrait.self, SectionPlace(section: ObjectIdentifier(section), role: role))) }
    }

    /// Each section is 150 high, its header 20: the next one pushes it out.
    @Test(arguments: [(0.0, 0.0, 150.0), (30, 0, 120), (130, 0, 20), (140, -10, 10), (150, -20, 0), (175, -45, 0)])
    func pinnedHeadersStayUntilTheirSectionEnds(_ offset: Double, _ first: Double, _ second: Double) {
        final class Identity {}
        let identities = [Identity(), Identity(), Identity()]
        let tree = LaidOut(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<3) { section in
                        Part(section: identities[section], role: .header, content: Box("header \(section)", 100, 20))
                        Part(section: identities[section], role: .row, content: Box("row \(section)", 100, 130))
                    }
                }
            }
        }
        scrollItem(tree).offset.y = offset
        tree.settleAgain()
        #expect(tree["header 0"].minY == first && tree["header 1"].minY == second)
    }

    @Test func gridSectionsBeginLinesAndTheirHeadersTakeAllColumns() {
        final class Identity {}
        let identities = [Identity(), Identity()]
        let tree = LaidOut(100, 200) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
                ForEach(0..<2) { section in
                    Part(section: identities[section], role: .header, content: Box("header", width: .fills, height: .fixed(20)))
                    Part(section: identities[section], role: .row, content: ForEach(0..<3) { Box("cell \($0)", 10, 30) })
                }
            }
        }
        #expect(tree.frames("header").map(\.width) == [100, 100])
        #expect(tree.frames("header")[1].minY - tree.frames("header")[0].minY == 80)
        #expect(tree.frames("cell 2").map(\.midX) == [25, 25])
    }

    @Test func whatHasNoEffectIsNamed() {
        let tree = LaidOut(100, 100) {
            ScrollView { Box("a") }.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.immediately).scrollIndicatorsFlash(onAppear: true)
        }
        #expect(tree.graph.diagnostics.map(\.kind) == [.unsupported, .unsupported, .unsupported])
        let automatic = LaidOut(100, 100) { ScrollView { Box("a") }.scrollBounceBehavior(.automatic).scrollIndicators(.hidden) }
        #expect(automatic.graph.diagnostics.isEmpty)
    }
}

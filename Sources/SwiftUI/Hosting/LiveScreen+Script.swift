import Foundation
import SwiftUICore

extension LiveScreen {
    /// Does all steps and takes their pictures.
    package func play(_ steps: [PreviewTimelineStep], capture: (PaintedScreen) -> Void) throws {
        for step in steps { try play(step, capture) }
    }

    private func play(_ step: PreviewTimelineStep, _ capture: (PaintedScreen) -> Void) throws {
        switch step.kind {
        case .tap(let target, let count): try tap(target, count: count)
        case .press(let target, let seconds): try press(target, for: seconds)
        case .drag(let target, let distance, let seconds): try drag(target, by: distance, for: seconds)
        case .hold(let target): try hold(target)
        case .move(let distance, let seconds): try move(by: distance, for: seconds)
        case .release: try release()
        case .scroll(let target, let distance): try scroll(target, by: distance)
        case .type(let text): try type(text)
        case .deleteBackward: try deleteBackward()
        case .submit: try submit()
        case .shortcut(let key, let modifiers): try press(key, modifiers: modifiers)
        case .advance(let seconds): try advance(by: seconds)
        case .settle: try settle()
        case .capture(_, let times):
            let start = time
            for seconds in times {
                try advance(by: start + seconds - time)
                capture(paint())
            }
        }
    }
}

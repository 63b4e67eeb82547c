import Foundation
import Metrics
import SwiftUICore

/// What the system draws over an app's screen: the time and the symbols of the status bar, the island, the home indicator.
struct DeviceFurniture: View {
    let device: DeviceMetrics
    let landscape: Bool

    private var safeArea: DeviceMetrics.SafeArea { device.safeArea(landscape: landscape) }
    private var hasIsland: Bool { device.idiom == .phone && !landscape && safeArea.top >= StatusBarMetrics.islandSafeArea }
    private var hasHomeIndicator: Bool { safeArea.bottom > 0 }
    /// On a phone with a notch or island the time stands in the left ear; else in the middle of a low bar.
    private var isTall: Bool { device.idiom == .phone && safeArea.top > StatusBarMetrics.lowHeight }

    var body: some View {
        ZStack {
            Color.clear
            if safeArea.top > 0 {
                bar.frame(height: safeArea.top).frame(maxHeight: .infinity, alignment: .top)
            }
            if hasIsland {
                Capsule()
                    .fill(Color.black)
                    .frame(width: StatusBarMetrics.islandSize.width, height: StatusBarMetrics.islandSize.height)
                    .padding(.top, StatusBarMetrics.islandTop)
                    .frame(maxHeight: .infinity, alignment: .top)
            }
            if hasHomeIndicator {
                Capsule()
                    .fill(Color.primary)
                    .frame(width: StatusBarMetrics.homeIndicatorSize.width, height: StatusBarMetrics.homeIndicatorSize.height)
                    .padding(.bottom, StatusBarMetrics.homeIndicatorBottom)
                    .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
        .dynamicTypeSize(.large)
        .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private var bar: some View {
        let size = isTall ? StatusBarMetrics.timeSize : StatusBarMetrics.smallTimeSize
        let time = Text(verbatim: StatusBarMetrics.time).font(.system(size: size, weight: .semibold))
        if isTall {
            HStack(spacing: 0) {
                time.frame(width: StatusBarMetrics.earWidth)
                Spacer(minLength: 0)
                symbols(size).frame(width: StatusBarMetrics.earWidth)
            }
        } else {
            ZStack {
                time
                symbols(size).frame(maxWidth: .infinity, alignment: .trailing)
            }
            .padding(.horizontal, StatusBarMetrics.lowMargin)
        }
    }

    private func symbols(_ size: CGFloat) -> some View {
        HStack(spacing: StatusBarMetrics.symbolSpacing) {
            Image(systemName: "wifi")
            Image(systemName: "battery.100")
        }
        .font(.system(size: size, weight: .semibold))
        .lineLimit(1)
    }
}

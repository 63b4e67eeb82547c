import SwiftUI
import WeatherViews

@main struct WeatherApp: App {
    var body: some Scene {
        WindowGroup { Today() }
    }
}

import SwiftUI

#Preview { Text("alone in its file") }

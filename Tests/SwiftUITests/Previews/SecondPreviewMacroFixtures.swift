import SwiftUI

#Preview { Words("alone in its file") }

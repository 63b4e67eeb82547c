// Previews that nothing refers to: `PreviewDiscoveryTests` looks for them in the running test program.

import SwiftUI

public struct PublicFixture_Previews: PreviewProvider {
    public static var previews: some View { Words("public") }
}

struct InternalFixture_Previews: PreviewProvider {
    static var previews: some View { Words("internal") }
}

private struct PrivateFixture_Previews: PreviewProvider {
    static var previews: some View { Words("private") }
}

enum OuterFixture {
    struct NestedFixture_Previews: PreviewProvider {
        static var previews: some View { Words("nested") }
    }

    private struct PrivateNestedFixture_Previews: PreviewProvider {
        static var previews: some View { Words("private nested") }
    }

    struct Previews: PreviewProvider {
        static var previews: some View { Words("only the ending") }
    }
}

func functionWithFixture() {
    struct LocalFixture_Previews: PreviewProvider {
        static var previews: some View { Words("local") }
    }
}

final class ClassFixture_Previews: PreviewProvider {
    static var previews: some View {
        Words("first of two")
        Words("second of two")
    }
}

struct GenericFixture_Previews<Value>: PreviewProvider {
    static var previews: some View { Words("generic: nobody can say of what") }
}

extension String {
    struct ExtensionFixture_Previews: PreviewProvider {
        static var previews: some View { Words("in an extension of another module's type") }
    }
}

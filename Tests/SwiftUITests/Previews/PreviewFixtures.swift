// Previews that nothing refers to: `PreviewDiscoveryTests` looks for them in the running test program.

import SwiftUI

public struct PublicFixture_Previews: PreviewProvider {
    public static var previews: some View { Text("public") }
}

struct InternalFixture_Previews: PreviewProvider {
    static var previews: some View { Text("internal") }
}

private struct PrivateFixture_Previews: PreviewProvider {
    static var previews: some View { Text("private") }
}

enum OuterFixture {
    struct NestedFixture_Previews: PreviewProvider {
        static var previews: some View { Text("nested") }
    }

    private struct PrivateNestedFixture_Previews: PreviewProvider {
        static var previews: some View { Text("private nested") }
    }

    struct Previews: PreviewProvider {
        static var previews: some View { Text("only the ending") }
    }
}

func functionWithFixture() {
    struct LocalFixture_Previews: PreviewProvider {
        static var previews: some View { Text("local") }
    }
}

final class ClassFixture_Previews: PreviewProvider {
    static var previews: some View {
        Text("first of two")
        Text("second of two")
    }
}

struct GenericFixture_Previews<Value>: PreviewProvider {
    static var previews: some View { Text("generic: nobody can say of what") }
}

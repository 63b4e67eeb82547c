// Alone in its file because Foundation brings the C library in with its strict view of `stdout` as shared mutable state.
@preconcurrency import Glibc

/// Switches the buffer of standard output off: what a preview prints must have left the process when it traps in the next line.
func printWithoutDelay() {
    setvbuf(stdout, nil, Int32(_IONBF), 0)
}

/// The version that `--version` prints and JSON documents carry.
let toolVersion = "0.1.0"

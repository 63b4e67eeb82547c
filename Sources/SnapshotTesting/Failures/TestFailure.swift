import Foundation
import Testing
import XCTest

/// Hands a failure to whichever test library runs the test.
enum TestFailure {
    static func report(_ failure: SnapshotFailure, fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
        guard Test.current != nil else {
            // XCTest outside of Apple's platforms knows no attachments; the message names the files.
            return XCTFail(failure.message, file: file, line: line)
        }
        let place = SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
        for attachment in failure.attachments {
            Attachment.record(Array(attachment.bytes), named: attachment.name, sourceLocation: place)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    }
}

import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Files on servers with the names that new events would get.
@Suite struct TakenFileTests {
  private let when = "DTSTART:20261124T100000Z"

  /// The UID in the existing file, and whether it is another event.
  @Test(arguments: [("abc-2", true), ("x-abc", true), ("abc", false)])
  func `a file name taken by another event does not prevent an upload`(
    uid: String, isAnother: Bool
  ) throws {
    let server = try LyingServer(.none)
    let address = try #require(HTTPAddress(server.address))
    let dav = DAVServer(.testing, LinkServer(address), nil, until: .never)
    let folder = try DAVFolder(dav, at: address, of: .calendar, randomness: .seeded(5))
    server.write("abc.ics", LinkTrial.file(uid, [when, "SUMMARY:theirs"]))
    let mine = LinkTrial.file("abc", [when, "SUMMARY:mine"])
    let added = try folder.add(Array(mine.utf8), uid: "abc")
    #expect((added != nil) == isAnother)
    #expect(server.files.count == (isAnother ? 2 : 1))
    #expect(server.files["abc.ics"]?.contains("SUMMARY:theirs") == true)
  }
}

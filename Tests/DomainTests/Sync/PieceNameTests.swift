import HearthDomain
import Testing

@Suite struct PieceNameTests {
  private static let device = DeviceID(rawValue: 0xff)

  @Test(arguments: [
    (PieceName.segment(device, 1...57), "00000000000000ff/1-57"),
    (.segment(device, 57...57, part: 2), "00000000000000ff/57-57.2"),
    (.snapshot(DeviceID(rawValue: -1), number: 3, part: 1), "ffffffffffffffff/3.1"),
    (.key("passphrase-1"), "keys/passphrase-1"),
  ])
  func `a name is written and read back`(name: PieceName, text: String) {
    #expect(name.text == text)
    #expect(PieceName(text) == name)
  }

  @Test(arguments: [
    "", "/", "keys/", "keys/A", "keys/a/b", "keys/..", "keys/a.b", "ff/1-2",
    "00000000000000FF/1-2", "00000000000000ff/2-1", "00000000000000ff/0-1",
    "00000000000000ff/01-2", "00000000000000ff/+1-2", "00000000000000ff/1-2.1",
    "00000000000000ff/1-2.0", "00000000000000ff/1", "00000000000000ff/1-2-3",
    "00000000000000ff/1.2.3", "00000000000000ff/", "00000000000000ff/1-57.sync-conflict-20260101",
    "00000000000000ff/.hearth-unfinished-abc", "00000000000000ff/99999999999999999999-1",
    "keys/" + String(repeating: "a", count: 65),
    // Numbers that are too large for any device.
    "00000000000000ff/1-9223372036854775807", "00000000000000ff/9223372036854775807.2",
    "00000000000000ff/1.9223372036854775807", "00000000000000ff/1-281474976710657",
  ])
  func `other text is not a name`(text: String) {
    #expect(PieceName(text) == nil)
  }
}

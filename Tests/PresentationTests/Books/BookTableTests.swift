import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookTableTests {
  @Test func `lists fit a narrow terminal`() throws {
    let room = BookCommandFixture.full(.korean, .terminal)
    room.fixture.width = 40
    for line in ["book", "book list --all", "book list --finished", "book show 코스모스"] {
      let widest =
        room.run(line).output.split(separator: "\n")
        .map { DisplayWidth.standard.columns(of: String($0)) }.max() ?? 0
      #expect(widest <= 40, "\(line)")
    }
    try expectGolden("Books/narrow", room.transcript)
  }

  @Test func `bars have the colours of their themes`() throws {
    let room = BookCommandFixture.full(.korean, .terminal)
    room.fixture.colors = .sixteen
    try expectGolden("Books/colours", room.run("book").output)
  }
}

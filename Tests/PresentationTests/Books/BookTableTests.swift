import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

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

  @Test(arguments: [(80, "아무도 모르는 아주 긴"), (120, "아무도 모르는 아주 긴 제목")])
  func `titles get the width that other columns leave`(width: Int, title: String) throws {
    let room = BookCommandFixture.full(.korean, .terminal)
    room.run("book add \"아무도 모르는 아주 긴 제목의 책 한 권\" --author \"이름이 긴 사람\" --pages 300")
    room.fixture.width = width
    let list = room.run("book").output
    #expect(list.contains(title), "\(list)")
    for line in list.split(separator: "\n") {
      #expect(DisplayWidth.standard.columns(of: line) <= width)
    }
  }

  @Test func `a book that is read again shows how it was last finished`() {
    let room = BookCommandFixture(.english, .terminal)
    room.run("book add Dune --pages 100")
    room.run("read Dune 100")
    room.run("book again Dune")
    let listed = room.run("book list --finished").output
    #expect(listed.contains("reading again") && listed.contains("1 day"), "\(listed)")
  }

  @Test func `bars have the colours of their themes`() throws {
    let room = BookCommandFixture.full(.korean, .terminal)
    room.fixture.colors = .sixteenColors
    try expectGolden("Books/colours", room.run("book").output)
  }
}

import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SayingTableTests {
  @Test func `search hits are marked at their positions`() throws {
    let shelf = SayingCommandFixture(.korean)
    shelf.fixture.colors = .sixteenColors
    try expectGolden("Sayings/hits", shelf.run("saying search ㅁㄷㅂ").output.visibleEscapes)
    #expect(shelf.run("saying search SLOW").output.contains("Slow\u{1B}[0m"))
  }

  @Test(arguments: [20, 33, 40, 80, 200], Language.allCases)
  func `no row is wider than the terminal, and no word is lost`(
    width: Int, language: Language
  ) throws {
    let shelf = try SayingCommandFixture.filled(language, .terminal)
    shelf.fixture.width = width
    for line in [
      "saying", "saying list", "saying show 4", "saying search warm", "saying share 4 --as card",
      "saying share 4 --as card --size story", "saying share 4 --as card --size wide",
    ] {
      for row in shelf.run(line).output.split(separator: "\n") {
        #expect(DisplayWidth.standard.columns(of: String(row)) <= width, "\(line): \(row)")
      }
    }
    let words = shelf.run("saying show 4").output.split { " \n".contains($0) }
    let text = language(
      ko: "다정한 말 한마디는 밤새 타는 장작이다.", en: "A kind word is a log that burns all night.")
    for word in text.split(separator: " ") {
      #expect(words.contains(word))
    }
  }

  @Test func `foreign text cannot control the terminal`() throws {
    let shelf = SayingCommandFixture()
    shelf.run([
      "saying", "add", "--en", "a\u{1B}[31mred\u{202E}b", "--who", "w\u{7}", "--tag", "\u{9B}t",
    ])
    for line in [
      "saying list", "saying show 4", "saying search red", "saying share 4",
      "saying share 4 --as card", "saying like 4", "saying show nothing\u{1B}[2J",
      "saying export -", "saying export - --format csv", "saying export - --format json",
    ] {
      let outcome = shelf.run(line)
      let said = (outcome.output + outcome.errors).unicodeScalars
      #expect(!said.contains { ["\u{1B}", "\u{202E}", "\u{7}", "\u{9B}"].contains($0) }, "\(line)")
    }
  }
}

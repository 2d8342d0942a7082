import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SentenceShareTests {
  private func room(_ form: CommandFixture.Form = .terminal) -> BookCommandFixture {
    let room = BookCommandFixture(.english, form)
    room.run("book add Demian --author \"Hermann Hesse\" --pages 240")
    room.run("book sentence add Demian \"The bird fights its way out.\" --page 123")
    return room
  }

  @Test func `a sentence is shared as text with its author and its book`() {
    let shared = room(.piped).run("book sentence share Demian bird").output
    #expect(shared == "The bird fights its way out.\n\n— Hermann Hesse, Demian\n")
    let card = room().run("book sentence share Demian bird --as card").output
    #expect(card.contains("fights") && card.contains("Hesse"), "\(card)")
  }

  @Test func `sharing a sentence creates no saying`() throws {
    let room = room(.json)
    let told = room.run("book sentence share Demian bird").output
    #expect(told.contains("\"bookId\":") && told.contains("\"as\":\"text\""), "\(told)")
    let book = try room.queries.find("Demian")
    #expect(try room.queries.findSentence("bird", of: book.id).saying == nil)
  }

  @Test func `a card is written as a picture file`() throws {
    let room = room()
    #expect(room.run("book sentence share Demian bird -o card.svg").status == .success)
    let svg = try #require(room.files["card.svg"].map { String(decoding: $0, as: UTF8.self) })
    #expect(svg.hasPrefix("<?xml"))
    #expect(room.run("book sentence share Demian bird -o card.svg").status != .success)
    #expect(room.run("book sentence share Demian bird --as png").status == .wrongUsage)
    #expect(room.run("book sentence share Demian fish").status == .failed)
  }

  @Test(.inWholeRuns, arguments: Language.allCases)
  func `a sentence is shared from its list`(language: Language) throws {
    let fixture = try BookScreenFixture.filled()
    let list: KeyScript = "j ⏎ left j "
    let shown = try fixture.run(list + "s", language: language).text
    #expect(shown.contains(language(ko: "문장 공유", en: "Share the sentence")), "\(shown)")
    let copied = try fixture.run(list + "s c", language: language).text
    #expect(copied.contains(language(ko: "클립보드로 보냈어요", en: "clipboard.")), "\(copied)")
    let saved = try fixture.run(
      list + "s s ctrl-u \"card.svg\" ⏎", language: language
    ).text
    #expect(saved.contains("/home/mo/card.svg"), "\(saved)")
    #expect(fixture.files["/home/mo/card.svg"] != nil)
    let asked = try fixture.run(
      list + "s s ctrl-u \"card.svg\" ⏎", language: language
    ).text
    #expect(asked.contains("/home/mo/card.svg"), "\(asked)")
  }
}

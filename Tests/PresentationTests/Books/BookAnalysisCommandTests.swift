import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BookAnalysisCommandTests {
  private static let lines = [
    "book shelf", "book shelf --favourites", "book stats", "book stats --range 6m",
    "book stats --range 1y", "book calendar", "book calendar 2026-06", "book calendar 2024-02",
    "book calendar 2026",
  ]

  private func transcript(
    of shelf: ReadShelf, _ language: Language, _ form: CommandStage.Form, width: Int = 80
  ) -> String {
    var stage = CommandStage(language, form)
    stage.width = width
    for line in Self.lines {
      let outcome = stage.run(line, of: BookTools.commands, with: shelf.tools)
      #expect(outcome.status == .done, "\(line)")
    }
    return stage.transcript
  }

  @Test(arguments: CommandStage.goldenForms)
  func `what was read can be looked at`(language: Language, form: CommandStage.Form) throws {
    let name = "\(form.rawValue)-\(language.rawValue)"
    try expectGolden(
      "BookDrawings/look-\(name)", transcript(of: ReadShelf.lived(), language, form))
    try expectGolden("BookDrawings/empty-\(name)", transcript(of: ReadShelf(), language, form))
  }

  @Test(arguments: Language.allCases)
  func `no line is wider than the terminal`(language: Language) throws {
    for width in [40, 60, 120] {
      for line in transcript(of: try ReadShelf.lived(), language, .terminal, width: width)
        .split(separator: "\n") where !line.hasPrefix("$") && !line.hasPrefix("  hearth")
      {
        #expect(DisplayWidth.standard.columns(of: String(line)) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [
    "book stats --range 3w", "book stats --range", "book calendar 2026-13", "book calendar 11",
    "book calendar 0000", "book calendar 20260", "book shelf -o shelf.gif", "book shelf x",
  ])
  func `what cannot be understood is refused`(line: String) {
    let shelf = ReadShelf()
    var stage = CommandStage(.english, .terminal)
    let outcome = stage.run(line, of: BookTools.commands, with: shelf.tools)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ("지난달", "2026-10"), ("last month", "2026-10"), ("이번 달", "2026-11"), ("10월", "2026-10"),
    ("december", "2025-12"),
  ])
  func `a month may be named in words`(text: String, month: String) throws {
    let shelf = try ReadShelf.lived()
    var stage = CommandStage(.english, .json)
    let named = stage.run("book calendar \"\(text)\"", of: BookTools.commands, with: shelf.tools)
    #expect(named.status == .done)
    let written = stage.run("book calendar \(month)", of: BookTools.commands, with: shelf.tools)
    #expect(named.output == written.output && named.output.contains(month))
  }

  @Test func `the shelf is written as a picture, and not over another file`() throws {
    let shelf = try ReadShelf.lived()
    var stage = CommandStage(.korean, .terminal)
    for (name, start) in [("shelf.svg", "<?xml"), ("shelf.png", "\u{89}PNG")] {
      #expect(
        stage.run("book shelf -o \(name)", of: BookTools.commands, with: shelf.tools).status
          == .done)
      let bytes = try #require(shelf.files[FilePath(name)])
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
      #expect(
        stage.run("book shelf -o \(name)", of: BookTools.commands, with: shelf.tools).status
          != .done)
    }
    let svg = String(decoding: try #require(shelf.files["shelf.svg"]), as: UTF8.self)
    #expect(svg.contains("데미안"))
    #expect(svg.contains("다 읽은 책 14권"))
  }
}

import Foundation
import HearthDomain
import HearthPresentation
import HearthSamples
import HearthTestSupport
import JSONText
import TerminalKit
import Testing

@testable import HearthContainer

/// Tries texts in every area that would control a terminal, escape a folder or act as a formula.
@Suite(.waiting) struct HostileTextTests {
  private let folder = ScratchFolder()
  private let hearth = CommandsInProcess(variables: ["TERM": "foot"])

  private static let texts = [
    "\u{1B}[2J\u{1B}]52;c;aGFjaw==\u{7}", "\u{9B}31m\u{9D}0;x\u{9C}\u{7F}\u{8}\u{85}",
    "\u{202E}drow\u{2066}\u{200F}\u{61C}b\u{2028}c", "../../../tmp/x",
    "=cmd|' /C calc'!A0", "@SUM(1)", "two\nlines\r\ttab", "$(id)`id`;rm -rf ~",
    "\u{1B}P1;2q\u{1B}\\\u{1B}_Gi=1;A\u{1B}\\", "<b>&amp;\"'", "--help",
  ]

  /// Stores the text as the name or content of an item in each area.
  private func keep(_ text: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:" + text.filter { !$0.isNewline } + "\r\n"
    try folder.write("card.vcf", Array((card + "TEL:010-1234-5678\r\nEND:VCARD\r\n").utf8))
    for arguments in [
      ["profile", "edit", "--name=" + String(text.prefix(15))],
      ["contact", "import", folder.file("card.vcf")],
      ["person", "add", "--every", "3", "--planted", "2026-11-17", "--", text],
      ["mood", "add", "--", "70", text],
      ["event", "add", "--from", "11:00", "--remind", "120", "--note=" + text, "--", text],
      ["saying", "add", "--en=" + text, "--who=" + text, "--tag=" + String(text.prefix(18))],
      ["book", "add", "--author=" + text, "--pages", "200", "--target", "2026-12-01", "--", text],
      ["book", "sentence", "add", "--", "1", text],
    ] {
      let outcome = hearth.run(arguments)
      #expect([0, 1].contains(outcome.status), "\(arguments) \(outcome.errors)")
      #expect(!outcome.errors.steers, "\(arguments)")
    }
  }

  /// Returns every reading command, with the text in place of the names of the usual items.
  private static func showing(_ text: String) -> [[String]] {
    let things: Set<Substring> = ["Mum", "Dad", "Junho", "Lunch", "Demian"]
    return TriedCommand.reading.map { tried in
      tried.line.split(separator: " ").flatMap {
        things.contains($0) ? ["--", text] : [String($0)]
      }
    } + [
      ["today"], ["contact", "search", "5678"], ["saying", "show", "1"],
      ["saying", "share", "1"], ["saying", "share", "1", "--as", "card"], ["search", "e"],
      ["search", "a"], ["remind"], ["person", "show", "no such one"],
    ]
  }

  @Test(arguments: texts.tried(usually: 1))
  func `no text controls a terminal, whatever shows it`(text: String) throws {
    try keep(text)
    for (place, arguments) in Self.showing(text).tried(usually: 25).enumerated() {
      let language = place.isMultiple(of: 2) ? Language.korean : .english
      let shown = hearth.run(arguments, as: .terminal, in: language)
      #expect(!shown.output.withoutOwnSequences.steers, "\(arguments) \(shown.output)")
      #expect(!shown.errors.steers, "\(arguments)")
      let piped = hearth.run(arguments, as: .piped, in: language)
      #expect(!piped.output.steers, "\(arguments) \(piped.output)")
      let json = hearth.run(arguments, as: .json)
      #expect(!json.output.steers, "\(arguments)")
      if json.output.hasPrefix("{") { _ = try JSONValue(reading: json.output) }
    }
  }

  @Test(arguments: texts.tried(usually: 1))
  func `no text controls the full screen or leaves its frame`(text: String) throws {
    try keep(text)
    for language in Language.allCases {
      var app = hearth.container.appCoordinator(
        .plain(language, reducesMotion: true))
      app.resize(to: Size(width: 80, height: 24))
      app.start()
      for key in ["⎋", "1", "2", "⏎", "⎋", "3", "⏎", "⎋", "4", "⏎", "⎋", "5", "⏎", "⎋", "6", "⏎"] {
        _ = app.handle(.key(try #require(Key(name: key))))
        let frame = app.render()
        #expect(!frame.text.steers, "after \(key)")
        #expect(frame.text.split(separator: "\n").count <= 24)
      }
    }
  }

  @Test(arguments: texts.tried(usually: 1))
  func `no exported text is a formula, and each is read back`(text: String) throws {
    try keep(text)
    for (area, name) in [("saying", "s.csv"), ("mood", "m.csv"), ("book", "b.csv")] {
      let path = folder.file(name)
      #expect(hearth.run([area, "export", path]).status == 0)
      let bytes = try #require(folder.bytes(name))
      #expect(!bytes.hasFormula, "\(area): \(String(decoding: bytes, as: UTF8.self))")
      let other = CommandsInProcess()
      #expect(other.run([area, "import", path]).status == 0)
      let again = other.run([area, "export", "-", "--format", "csv"]).output
      // An imported mood gets another ID, and so another place on the canvas.
      #expect(
        area == "mood" || withPlainEnds(again.utf8) == withPlainEnds(bytes), "\(area): \(again)")
    }
    for dialect in ["goodreads", "csv"] {
      let table = hearth.run(["book", "export", "-", "--format", dialect]).output
      #expect(!Array(table.utf8).hasFormula || dialect == "goodreads", "\(table)")
    }
  }

  /// Returns the bytes with one kind of line ending, since tables support no other.
  private func withPlainEnds(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    return Array(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").utf8)
  }

  @Test(arguments: texts.tried(usually: 5))
  func `cards have one property per line, whatever is in a name`(text: String) throws {
    try keep(text)
    let cards = hearth.run(["person", "export", "-"])
    #expect(cards.status == 0)
    let names = cards.output.split(separator: "\r\n").map { $0.prefix { $0 != ":" && $0 != ";" } }
    #expect(names.filter { $0 == "BEGIN" }.count == 1)
    #expect(names.filter { $0 == "END" }.count == 1)
    #expect(!cards.output.contains("\u{1B}") || text.contains("\u{1B}"))
  }

  @Test(arguments: texts.tried(usually: 5))
  func `drawn files are written where requested, and contain no markup from texts`(
    text: String
  ) throws {
    try keep(text)
    let number = "61"
    let before = try folder.names()
    let path = folder.file("card.svg")
    #expect(hearth.run(["saying", "share", number, "-o", path]).status == 0)
    #expect(hearth.run(["mood", "canvas", "-o", folder.file("canvas.svg")]).status == 0)
    #expect(try Set(folder.names()).subtracting(before) == ["card.svg", "canvas.svg"])
    let svg = String(decoding: try #require(folder.bytes("card.svg")), as: UTF8.self)
    #expect(!svg.contains("<b>"))
    #expect(
      !svg.unicodeScalars.contains { $0.value < 0x20 && !"\n\r\t".unicodeScalars.contains($0) })
  }
}

extension String {
  /// Whether a terminal would act on part of the text.
  fileprivate var steers: Bool { unicodeScalars.contains(where: \.controlsTerminal) }

  /// The text without the program's own terminal sequences: colours, links and notifications.
  ///
  /// None of these may contain another sequence.
  fileprivate var withoutOwnSequences: String {
    let own =
      "\u{1B}\\[[0-9;:]*m|\u{1B}\\]8;;[!-~]*\u{1B}\\\\"
      + "|\u{1B}\\]777;notify;[^\u{1B}\u{7}\u{9C}]*\u{1B}\\\\"
    return replacingOccurrences(of: own, with: "", options: .regularExpression)
  }
}

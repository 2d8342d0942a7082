import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthContainer

/// Texts that count as a few letters but are as long as a book.
@Suite(.waiting) struct HeavyTextTests {
  private static let heavy = "e" + String(repeating: "\u{301}", count: 400)

  private static let entering = [
    ["person", "add", heavy, "--every", "7"], ["contact", "add", heavy, "--phone", "010"],
    ["mood", "add", "70", heavy], ["event", "add", heavy, "--from", "11:00"],
    ["saying", "add", "--en=" + heavy], ["book", "add", heavy],
    ["profile", "edit", "--name", heavy],
    ["event", "add", "Lunch", "--from", "11:00", "--note", heavy],
    ["saying", "add", "--en=One", "--tag", heavy], ["saying", "add", "--en=One", "--who", heavy],
  ]

  @Test(arguments: entering)
  func `oversized text is refused with the reason`(arguments: [String]) {
    let hearth = CommandsInProcess()
    let english = hearth.run(arguments)
    #expect(english.status == 64, "\(english.output)")
    let words = english.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("up to 31 marks on one character; this one has 400"))
    // A line break can fall anywhere in the text.
    let korean = hearth.run(arguments, in: .korean).errors.filter { !$0.isWhitespace }
    #expect(korean.contains("한글자에부호를31개까지"))
  }

  @Test(arguments: [
    ["search"], ["saying", "search"], ["contact", "search"], ["book", "search"],
    ["mood", "diary", "--search"], ["event", "list", "--search"],
  ])
  func `an oversized search is refused`(command: [String]) {
    let hearth = CommandsInProcess()
    let searched = hearth.run(command + [String(repeating: "가", count: 9_000)])
    #expect(searched.status == 64, "\(searched.output)")
    let words = searched.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("characters; this one has 9000"), "\(words)")
  }

  @Test(.inWholeRuns)
  func `text accepted by older versions is shown, edited, exported and imported`()
    throws
  {
    let folder = ScratchFolder()
    let path = folder.file("hearth.db")
    let hearth = CommandsInProcess(.file(path: FilePath(path)))
    for arguments in [
      ["person", "add", "Mum", "--every", "7"], ["feel", "70", "sun"],
      ["plan", "Lunch", "--from", "11:00"], ["saying", "add", "--en=One line"],
      ["book", "add", "Demian", "--pages", "240"],
    ] { #expect(hearth.run(arguments).status == 0) }
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    for (table, column) in [
      ("person", "name"), ("mood", "memo"), ("event", "title"), ("saying", "english"),
      ("book", "title"),
    ] {
      try connection.execute(
        """
        UPDATE \(table) SET \(column) = '\(Self.heavy)'
          WHERE id = (SELECT max(id) FROM \(table))
        """, [])
    }
    try connection.commit()
    let old = CommandsInProcess(.file(path: FilePath(path)))
    for words in [
      ["person", "list"], ["mood", "diary"], ["event", "list"], ["book", "list"],
      ["saying", "list"],
    ] {
      let shown = old.run(words)
      #expect(shown.status == 0, "\(shown.errors)")
      #expect(shown.output.utf8.count > 800, "\(words) \(shown.output) \(shown.errors)")
      #expect(shown.errors.isEmpty, "\(words) \(shown.errors)")
    }
    #expect(old.run(["person", "export", "-"]).output.unicodeScalars.count > 400)
    let archive = folder.file("all.json")
    #expect(old.run(["export", archive]).status == 0)
    let other = CommandsInProcess(.file(path: folder.place("other.db")))
    let taken = other.run(["import", archive])
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(other.run(["person", "list"]).output.utf8.count > 800)
  }
}

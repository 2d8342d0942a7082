import Foundation
import HearthTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Enters moods over several days through the program itself.
@Suite(.waiting) struct MoodSeasonTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(.inWholeRuns) func `canvases are written as pictures`() throws {
    try hearth.run(at: "2026-11-20T09:00", ["feel", "95", "a & b < c"])
    let (svg, png) = (folder.file("canvas.svg"), folder.file("canvas.png"))
    try hearth.run(at: "2026-11-20T09:00", ["mood", "canvas", "-o", svg], says: svg)
    try hearth.run(at: "2026-11-20T09:00", ["mood", "canvas", "-o", svg], fails: 1, says: "--yes")
    let parser = XMLParser(data: Data(try #require(folder.bytes("canvas.svg"))))
    #expect(parser.parse())
    let drawn = try hearth.run(["mood", "canvas", "-o", png])
    // The library that draws the letters is not installed everywhere.
    if drawn.status == 69 {
      #expect(drawn.errors.contains("libpangocairo-1.0-0"))
    } else {
      let bytes = try #require(folder.bytes("canvas.png"))
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(bytes[16..<24] == [0, 0, 4, 56, 0, 0, 5, 70])
      try hearth.run(at: "2026-11-20T09:00", ["mood", "import", png], fails: 65)
    }
    let nowhere = folder.file("none/canvas.svg")
    try hearth.run(
      at: "2026-11-20T09:00", ["mood", "canvas", "-o", nowhere], fails: 1, says: "does not exist")
    #expect(
      try hearth.run(at: "2026-11-20T09:00", ["mood", "diary"]).split(separator: "\n").count == 1)
  }

  @Test func `a tag is found with and without its mark`() throws {
    try hearth.run(at: "2026-11-20T09:00", ["mood", "add", "60", "by the sea #run"])
    for tag in ["run", "#run"] {
      let found = try hearth.run(at: "2026-11-20T09:00", ["mood", "diary", "--tag", tag])
      #expect(found.contains("\tby the sea\t"), "\(tag): \(found)")
    }
  }

  @Test(arguments: ["csv", "json", "jrnl"])
  func `moods are exported and imported`(format: String) throws {
    let path = folder.file("moods.\(format)")
    try hearth.run(at: "2026-11-20T09:00", ["feel", "35", "비, \"우산\""])
    try hearth.run(at: "2026-11-20T21:00", ["feel", "80", "맑음"])
    try hearth.run(at: "2026-11-20T22:00", ["mood", "export", path], says: "2 moods")
    try hearth.run(at: "2026-11-20T22:00", ["mood", "import", path], says: "Nothing new: 2 moods")
    let store = ["--store", folder.file("other.db")]
    try hearth.run(at: "2026-11-20T22:00", ["mood", "import", path] + store, says: "Added 2 moods")
    let diary = ["mood", "diary"]
    let columns = { (text: String) in
      text.split(separator: "\n").map { $0.split(separator: "\t").prefix(4) }
    }
    let (before, after) = (
      try hearth.run(at: "2026-11-20T22:00", diary),
      try hearth.run(at: "2026-11-20T22:00", diary + store)
    )
    #expect(columns(before) == columns(after))
  }

  @Test func `times in a file are read as in commands`() throws {
    let moments = ["2026-11-20T09:00:00.123+09:00", "2026-11-20T08:00:00-03:30"]
    let lines = moments.map { "\($0),50,a" }.joined(separator: "\n")
    let (table, path) = (folder.file("from.csv"), folder.file("to.json"))
    try Data("at,level,memo\n\(lines)\n".utf8).write(to: URL(fileURLWithPath: table))
    try hearth.run(at: "2026-11-20T22:00", ["mood", "import", table], says: "Added 2 moods")
    try hearth.run(at: "2026-11-20T22:00", ["mood", "export", path])
    let file = folder.text("to.json")
    let diary = try hearth.run(at: "2026-11-20T22:00", ["mood", "diary", "--json"])
    for moment in moments {
      #expect(file.contains("\"at\":\"\(moment)\""))
      #expect(diary.contains("\"at\":\"\(moment)\"") || diary.contains("\"at\": \"\(moment)\""))
    }
  }
}

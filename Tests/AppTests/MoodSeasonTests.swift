import Foundation
import HearthTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Some days of moods through the program itself.
@Suite(.waiting) struct MoodSeasonTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `ten moods fill a canvas, the eleventh pushes the oldest off`() throws {
    for number in 1...10 {
      try at("2026-11-20T\(number + 9):00", ["feel", "\(number * 9)", "mood number \(number)"])
    }
    let canvas = ["mood", "canvas", "--json"]
    #expect(try memos(at("2026-11-20T20:00", canvas)).last == "mood number 1")
    try at("2026-11-20T20:00", ["feel", "95", "the eleventh"], says: "the eleventh")
    let full = try at("2026-11-20T20:00", canvas)
    #expect(try memos(full).count == 10)
    #expect(try memos(full).first == "the eleventh")
    #expect(try memos(full).last == "mood number 2")
    let shuffled = try at("2026-11-20T20:00", canvas + ["--shuffle"])
    #expect(shuffled != full)
    #expect(try memos(shuffled) == memos(full))
    #expect(try at("2026-11-20T20:01", canvas) == shuffled)
    // The day is over, and so is its canvas.
    #expect(try memos(at("2026-11-21T00:00", canvas)).isEmpty)
    #expect(try memos(at("2026-11-21T00:00", canvas + ["--last"])) == memos(full))
  }

  @Test func `canvases become pictures`() throws {
    try at("2026-11-20T09:00", ["feel", "95", "a & b < c"])
    let (svg, png) = (folder.file("canvas.svg"), folder.file("canvas.png"))
    try at("2026-11-20T09:00", ["mood", "canvas", "-o", svg], says: svg)
    try at("2026-11-20T09:00", ["mood", "canvas", "-o", svg], fails: 1, says: "--yes")
    let parser = XMLParser(data: Data(try #require(folder.bytes("canvas.svg"))))
    #expect(parser.parse())
    try at("2026-11-20T09:00", ["mood", "canvas", "-o", png])
    let bytes = try #require(folder.bytes("canvas.png"))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<24] == [0, 0, 4, 56, 0, 0, 5, 70])
    let nowhere = folder.file("none/canvas.svg")
    try at(
      "2026-11-20T09:00", ["mood", "canvas", "-o", nowhere], fails: 1, says: "does not exist")
    try at("2026-11-20T09:00", ["mood", "import", png], fails: 65)
    #expect(try memos(at("2026-11-20T09:00", ["mood", "diary", "--json"])).count == 1)
  }

  @Test(arguments: ["csv", "json", "jrnl"])
  func `moods leave and come back`(format: String) throws {
    let path = folder.file("moods.\(format)")
    try at("2026-11-20T09:00", ["feel", "35", "비, \"우산\""])
    try at("2026-11-20T21:00", ["feel", "80", "맑음"])
    try at("2026-11-20T22:00", ["mood", "export", path], says: "2 moods")
    try at("2026-11-20T22:00", ["mood", "import", path], says: "Nothing new: 2 moods")
    let store = ["--store", folder.file("other.db")]
    try at("2026-11-20T22:00", ["mood", "import", path] + store, says: "Added 2 moods")
    let diary = ["mood", "diary"]
    let columns = { (text: String) in
      text.split(separator: "\n").map { $0.split(separator: "\t").prefix(4) }
    }
    let (before, after) = (
      try at("2026-11-20T22:00", diary), try at("2026-11-20T22:00", diary + store)
    )
    #expect(columns(before) == columns(after))
  }

  @Test func `a file tells moments as commands do`() throws {
    let moments = ["2026-11-20T09:00:00.123+09:00", "2026-11-20T08:00:00-03:30"]
    let lines = moments.map { "\($0),50,a" }.joined(separator: "\n")
    let (table, path) = (folder.file("from.csv"), folder.file("to.json"))
    try Data("at,level,memo\n\(lines)\n".utf8).write(to: URL(fileURLWithPath: table))
    try at("2026-11-20T22:00", ["mood", "import", table], says: "Added 2 moods")
    try at("2026-11-20T22:00", ["mood", "export", path])
    let file = String(decoding: try #require(folder.bytes("to.json")), as: UTF8.self)
    let diary = try at("2026-11-20T22:00", ["mood", "diary", "--json"])
    for moment in moments {
      #expect(file.contains("\"at\":\"\(moment)\""))
      #expect(diary.contains("\"at\":\"\(moment)\"") || diary.contains("\"at\": \"\(moment)\""))
    }
  }

  @discardableResult
  private func at(
    _ moment: String, _ arguments: [String], fails status: Int32 = 0, says words: String...
  ) throws -> String {
    var hearth = Binary(home: folder.path)
    hearth.variables = ["HEARTH_NOW": moment, "TZ": "Asia/Seoul"]
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    for word in words {
      #expect((outcome.output + outcome.errors).contains(word), "\(arguments): \(outcome)")
    }
    return outcome.output
  }

  private func memos(_ json: String) throws -> [String] {
    struct Canvas: Decodable {
      struct Item: Decodable { let memo: String }
      let items: [Item]
    }
    return try JSONDecoder().decode(Canvas.self, from: Data(json.utf8)).items.map(\.memo)
  }
}

import Foundation
import HearthTestSupport
import JSONText
import Testing

/// Markdown pages that the program writes to a notes folder.
@Suite(.waiting) struct MirrorTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(home: folder.path, variables: ["HEARTH_NOW": "2026-11-20T21:30"])
  }

  private func mirror(_ options: String...) throws -> Binary.Outcome {
    try hearth.run(["mirror", folder.file("vault"), "--lang", "en"] + options)
  }

  private func page(_ day: String = "2026-11-20") -> String? {
    folder.bytes("vault/daily/\(day).md").map { String(decoding: $0, as: UTF8.self) }
  }

  private func fill() throws {
    #expect(
      try hearth.run("person", "add", "Mina *Kim*", "--every", "3", "--planted", "2026-11-01")
        .status == 0)
    #expect(try hearth.run("water", "Mina", "--by", "call", "--memo", "<b>tea</b>").status == 0)
    #expect(try hearth.run("feel", "80", "by the river #run\n# not a heading").status == 0)
    #expect(try hearth.run("plan", "Dentist", "--from", "10:00").status == 0)
    #expect(try hearth.run("plan", "Old", "--from", "2026-03-01T10:00").status == 0)
  }

  @Test(.inWholeRuns) func `each day gets a page, and a second run writes nothing`() throws {
    try fill()
    let rehearsal = try mirror("--dry-run")
    #expect(rehearsal.status == 0 && rehearsal.output.contains("2 pages would be written"))
    #expect(page() == nil)
    #expect(try mirror().output.contains("Wrote 2 pages"))
    let text = try #require(page())
    #expect(text.hasPrefix("---\nhearth-mood: 80\nhearth-moods: 1\nhearth-people: 1\n"))
    for line in [
      "**Dentist**", "**Mina \\*Kim\\***", "\\<b\\>tea\\</b\\>", "by the river run #run",
      "  \\# not a heading",
    ] { #expect(text.contains(line), "\(line) in \(text)") }
    #expect(page("2026-03-01")?.contains("**Old**") == true)

    let path = folder.file("vault/daily/2026-11-20.md")
    let before = try FileManager.default.attributesOfItem(atPath: path)
    #expect(try mirror().output.contains("Unchanged: 2 pages."))
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test func `a path that is not a folder of notes is reported once`() throws {
    try fill()
    mkfifo(folder.file("vault"), 0o600)
    let outcome = try mirror()
    #expect(outcome.status == 1 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("where a folder should be"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `text beside the section stays, and edited text in it is never overwritten`() throws {
    try fill()
    try FileManager.default.createDirectory(
      atPath: folder.file("vault/daily"), withIntermediateDirectories: true)
    try folder.write("vault/daily/2026-11-20.md", "---\r\ntags: x\r\n---\r\nmine\r\n".utf8)
    #expect(try mirror().status == 0)
    let text = try #require(page())
    #expect(text.hasPrefix("---\r\ntags: x\r\nhearth-mood: 80\r\n"))
    #expect(text.contains("---\r\nmine\r\n\r\n<!-- hearth:begin "))

    let edited = text.replacingOccurrences(of: "by the river", with: "by the sea")
    try folder.write("vault/daily/2026-11-20.md", edited.utf8)
    #expect(try hearth.run("feel", "20", "later").status == 0)
    let left = try mirror()
    #expect(left.status == 65 && left.errors.contains("2026-11-20 was left alone"))
    #expect(page() == edited)
  }

  @Test func `links, pipes and folders in place of a page are left alone, and others written`()
    throws
  {
    try fill()
    try folder.write("secret", "secret".utf8)
    try FileManager.default.createDirectory(
      atPath: folder.file("vault/daily"), withIntermediateDirectories: true)
    let path = folder.file("vault/daily/2026-11-20.md")
    for (make, kind) in [
      ({ symlink(folder.file("secret"), path) }, "a symbolic link"),
      ({ mkfifo(path, 0o600) }, "a pipe"), ({ mkdir(path, 0o700) }, "a folder"),
    ] {
      #expect(make() == 0)
      let left = try mirror("--json")
      #expect(left.status == 65)
      let told = try JSONValue(reading: left.output)["left"]?.arrayValue
      #expect(told?.count == 1)
      #expect(told?.first?["reason"]?.stringValue?.contains("This is \(kind)") == true, "\(left)")
      #expect(folder.bytes("secret").map { Array($0) } == Array("secret".utf8))
      #expect(remove(path) == 0)
    }
    #expect(page("2026-03-01") != nil)
  }

  @Test(.inWholeRuns) func `more than a hundred years are refused`() throws {
    try fill()
    let all = try mirror("--from", "0001-01-01", "--to", "9999-12-31")
    #expect(all.status == 64 && all.errors.contains("a hundred years"), "\(all)")
    #expect(try mirror("--from", "1927-01-01", "--dry-run").status == 0)
  }

  @Test(.inWholeRuns) func `leftovers of a killed run are removed by the next one`() throws {
    try fill()
    #expect(try mirror().status == 0)
    try folder.makeFolders("vault/daily/.hearth-unfinished-abcdef")
    try folder.write("vault/daily/.hearth-unfinished-abcdef/file", "half".utf8)
    #expect(try mirror("--dry-run").status == 0)
    #expect(folder.bytes("vault/daily/.hearth-unfinished-abcdef/file") != nil)
    #expect(try mirror().output.hasPrefix("Unchanged: "))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("vault/daily"))
        .allSatisfy { $0.hasSuffix(".md") })
  }

  @Test(.inWholeRuns) func `a removed item disappears from its page, and the page stays`() throws {
    try fill()
    #expect(try mirror().status == 0)
    #expect(try hearth.run("event", "remove", "Old", "--yes").status == 0)
    #expect(try mirror().output.contains("Wrote 1 page."))
    let text = try #require(page("2026-03-01"))
    #expect(!text.contains("Old") && text.contains("hearth:end"))
  }
}

import Foundation
import HearthTestSupport
import Testing

/// Follows one plant through a season with the program itself, day by day.
@Suite(.waiting) struct SeasonTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test func `a season across a clock change counts days, not hours`() throws {
    var zone = ["TZ": "Europe/Berlin"]
    try hearth.run(
      at: "2026-03-27T09:00", ["person", "add", "Oma", "--every", "3"], zone, says: "Mon 30 Mar")
    try hearth.run(
      at: "2026-03-30T09:00", ["person", "list", "--due"], zone, says: "2026-03-30\tOma\tdue")
    zone["LANG"] = "ko_KR.UTF-8"
    try hearth.run(at: "2026-03-30T09:00", ["water", "Oma"], zone, says: "물 줄 날은 4월 2일 (목)")
  }

  @Test(.inWholeRuns)
  func `an event is planned, moved with the zone, overlapped, started, done and removed`()
    throws
  {
    let (berlin, seoul) = (["TZ": "Europe/Berlin"], ["TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8"])
    try hearth.run(
      at: "2026-03-27T09:00", ["plan", "Brunch", "--from", "sun 02:30", "--for", "2h"], berlin,
      says: "Sun 29 Mar 03:30–05:30", "skips 02:30")
    try hearth.run(
      at: "2026-03-28T09:00", ["event", "list", "tomorrow"], seoul,
      says: "2026-03-29T03:30\t2026-03-29T05:30\tupcoming\tBrunch")
    try hearth.run(
      at: "2026-03-28T09:00", ["event", "edit", "brunch", "--from", "오전 8시 30분 내일"], seoul,
      says: "내일 08:30–10:30")
    try hearth.run(
      at: "2026-03-28T09:00", ["plan", "Walk", "--from", "tomorrow 9am"], berlin,
      says: "It overlaps with Brunch (08:30–10:30)")
    try hearth.run(
      at: "2026-03-29T09:00", ["today"], berlin,
      says: "schedule\t08:30–10:30  Brunch\tnow · overlaps")
    try hearth.run(
      at: "2026-03-30T09:00", ["event", "list", "어제"], seoul, says: "\tdone\tBrunch", "\tdone\tWalk"
    )
    try hearth.run(
      at: "2026-03-30T09:00", ["event", "remove", "Walk"], berlin, fails: 64, says: "--yes")
    try hearth.run(
      at: "2026-03-30T09:00", ["event", "remove", "Walk", "--yes"], berlin, says: "Removed: Walk")
    try hearth.run(
      at: "2026-03-30T09:00", ["event", "show", "Walk"], berlin, fails: 1, says: "Walk")
    try hearth.run(
      at: "2026-03-30T09:00", ["plan", "Late", "--from", "10:00", "--to", "10:00"], fails: 64)
  }

  @Test(.inWholeRuns) func `people are exported as private cards, and recognised when imported`()
    throws
  {
    let path = folder.file("people.vcf")
    try hearth.run(
      at: "2026-03-01T09:00", ["person", "add", "Mum", "--every", "7", "--phone", "010-999"])
    try hearth.run(
      at: "2026-03-01T09:00", ["person", "add", "Jo", "--every", "7", "--phone", "0101234"])
    try hearth.run(at: "2026-03-01T09:00", ["person", "export", path], says: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try hearth.run(at: "2026-03-01T09:00", ["person", "export", path], fails: 1, says: "--yes")
    try hearth.run(at: "2026-03-01T09:00", ["person", "export", path, "--yes"])
    try hearth.run(at: "2026-03-01T09:00", ["person", "export", "-"], says: "TEL:0101234")
    try hearth.run(at: "2026-03-01T09:00", ["contact", "import", path], says: "Nothing new: 2")
    try folder.write("notes.vcf", Array("just notes\n".utf8))
    try hearth.run(
      at: "2026-03-01T09:00", ["contact", "import", folder.file("notes.vcf")], fails: 65,
      says: "line 1")
  }

  @Test func `cards are imported from standard input`() throws {
    try folder.write("card.vcf", Array("BEGIN:VCARD\nVERSION:4.0\nFN:Jo\nEND:VCARD\n".utf8))
    let input = try #require(FileHandle(forReadingAtPath: folder.file("card.vcf")))
    let outcome = try hearth.run(["contact", "import", "-"], input: input)
    #expect(outcome.output.hasPrefix("Added 1 contact."), "\(outcome)")
    #expect(try hearth.run("contact", "import", "-").output.contains("no contacts in the file"))
  }

  @Test func `names keep their typed letters`() throws {
    let names = ["👩‍👩‍👧‍👦 가족", "한글".decomposedStringWithCanonicalMapping, "مريم"]
    for name in names {
      #expect(try hearth.run("person", "add", name, "--every", "9").status == 0)
      let rows = try hearth.run("person", "show", name).output.split(separator: "\n")
      // Bytes are compared because strings treat composed and decomposed Hangul as equal.
      #expect(rows.contains { $0.utf8.elementsEqual("name\t\(name)".utf8) })
    }
    #expect(try hearth.run("person", "show", "한글").status == 0)
  }
}

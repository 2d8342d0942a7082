import Foundation
import HearthTestSupport
import Testing

/// A season of one plant through the program itself, one day after another.
@Suite(.waiting) struct SeasonTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `planted, watered, forgotten, wilted, revived and put off`() throws {
    try on("2026-03-01", ["person", "add", "Mum", "--every", "7"], says: "in 7 days")
    try on("2026-03-05", ["today"], says: "in 3 days")
    try on(
      "2026-03-08",
      ["water", "Mum", "--by", "call", "--keyword", "house", "--memo", "moving in May"],
      says: "0% → 25%", "bud", "Sun 15 Mar")
    try on("2026-03-10", ["person", "postpone", "Mum", "--days", "2"], fails: 1, says: "5 days")
    try on("2026-03-20", ["person", "list", "--wilted"], says: "2026-03-15\tMum\twilted")
    try on("2026-03-20", ["person", "postpone", "Mum", "--days", "2"], fails: 1, says: "revives")
    try on("2026-03-20", ["water", "Mum"], says: "revived", "in 7 days")
    try on(
      "2026-03-27", ["person", "postpone", "Mum", "--days", "3"], says: "Mon 30 Mar", "2 more")
    try on(
      "2026-03-30", ["person", "review", "Mum", "--on", "03-20", "--keyword", "tea"],
      says: "33% → 41%")
    try on(
      "2026-03-30", ["person", "calendar", "Mum"], says: "2026-03-08\twatered\tcall\thouse",
      "2026-03-20\twatered\tother\ttea", "2026-03-30\tcoming")
    try on("2026-03-30", ["water", "Mum", "--by", "telegram"], fails: 64, says: "call")
    try on("2026-03-30", ["person", "remove", "Mum", "--yes"], says: "2 waterings")
    try on("2026-03-30", ["person", "show", "Mum"], fails: 1, says: "Mum")
  }

  @Test func `a season across the change to summer time counts days, not hours`() throws {
    var zone = ["TZ": "Europe/Berlin"]
    try on("2026-03-27", ["person", "add", "Oma", "--every", "3"], zone, says: "Mon 30 Mar")
    try on("2026-03-30", ["person", "list", "--due"], zone, says: "2026-03-30\tOma\tdue")
    zone["LANG"] = "ko_KR.UTF-8"
    try on("2026-03-30", ["water", "Oma"], zone, says: "물 줄 날은 4월 2일 (목)")
  }

  @Test func `planned, moved with the zone, overlapped, started, done and removed`() throws {
    let (berlin, seoul) = (["TZ": "Europe/Berlin"], ["TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8"])
    try on(
      "2026-03-27", ["plan", "Brunch", "--from", "sun 02:30", "--for", "2h"], berlin,
      says: "Sun 29 Mar 03:30–05:30", "skips 02:30")
    try on(
      "2026-03-28", ["event", "list", "tomorrow"], seoul,
      says: "2026-03-29T03:30\t2026-03-29T05:30\tupcoming\tBrunch")
    try on(
      "2026-03-28", ["event", "edit", "brunch", "--from", "오전 8시 30분 내일"], seoul,
      says: "내일 08:30–10:30")
    try on(
      "2026-03-28", ["plan", "Walk", "--from", "tomorrow 9am"], berlin,
      says: "It overlaps with Brunch (08:30–10:30)")
    try on("2026-03-29", ["today"], berlin, says: "schedule\t08:30–10:30  Brunch\tnow · overlaps")
    try on("2026-03-30", ["event", "list", "어제"], seoul, says: "\tdone\tBrunch", "\tdone\tWalk")
    try on("2026-03-30", ["event", "remove", "Walk"], berlin, fails: 64, says: "--yes")
    try on("2026-03-30", ["event", "remove", "Walk", "--yes"], berlin, says: "Removed: Walk")
    try on("2026-03-30", ["event", "show", "Walk"], berlin, fails: 1, says: "Walk")
    try on("2026-03-30", ["plan", "Late", "--from", "10:00", "--to", "10:00"], fails: 64)
  }

  @Test func `people leave as cards for their owner alone, and come back as contacts`() throws {
    let path = folder.file("people.vcf")
    try on("2026-03-01", ["person", "add", "Mum", "--every", "7", "--phone", "010-999"])
    try on("2026-03-01", ["person", "add", "Jo", "--every", "7", "--phone", "0101234"])
    try on("2026-03-01", ["person", "export", path], says: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try on("2026-03-01", ["person", "export", path], fails: 1, says: "--yes")
    try on("2026-03-01", ["person", "export", path, "--yes"])
    try on("2026-03-01", ["person", "export", "-"], says: "TEL:0101234")
    try on("2026-03-01", ["contact", "import", path], says: "Added 2 contacts")
    try on("2026-03-01", ["contact", "search", "1234"], says: "Jo\t0101234")
    try folder.write("notes.vcf", Array("just notes\n".utf8))
    try on(
      "2026-03-01", ["contact", "import", folder.file("notes.vcf")], fails: 65, says: "line 1")
  }

  @Test func `cards come in through standard input`() throws {
    let hearth = Binary(home: folder.path)
    try folder.write("card.vcf", Array("BEGIN:VCARD\nVERSION:4.0\nFN:Jo\nEND:VCARD\n".utf8))
    let input = try #require(FileHandle(forReadingAtPath: folder.file("card.vcf")))
    let outcome = try hearth.run(["contact", "import", "-"], input: input)
    #expect(outcome.output.hasPrefix("Added 1 contact."), "\(outcome)")
    #expect(try hearth.run("contact", "import", "-").output.contains("no contacts in the file"))
  }

  @Test func `names keep the letters that they were typed with`() throws {
    let hearth = Binary(home: folder.path)
    let names = ["👩‍👩‍👧‍👦 가족", "한글".decomposedStringWithCanonicalMapping, "مريم"]
    for name in names {
      #expect(try hearth.run("person", "add", name, "--every", "9").status == 0)
      let rows = try hearth.run("person", "show", name).output.split(separator: "\n")
      // As bytes: a string takes composed and decomposed Hangul for the same.
      #expect(rows.contains { $0.utf8.elementsEqual("name\t\(name)".utf8) })
    }
    #expect(try hearth.run("person", "show", "한글").status == 0)
  }

  private func on(
    _ day: String, _ arguments: [String], _ variables: [String: String] = [:],
    fails status: Int32 = 0, says words: String...
  ) throws {
    var hearth = Binary(home: folder.path)
    hearth.variables = variables.merging(["HEARTH_NOW": day + "T09:00"]) { $1 }
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    for word in words {
      #expect((outcome.output + outcome.errors).contains(word), "\(arguments): \(outcome)")
    }
  }
}

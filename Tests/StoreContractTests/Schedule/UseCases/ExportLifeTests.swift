import HearthTestSupport
import Testing

@testable import HearthDomain

/// Exporting birthdays, waterings and more as a calendar.
@Suite struct ExportLifeTests {
  /// Returns the exported events without folds, each beginning with its UID.
  private func written(
    _ parts: Set<LifePart>, _ fixture: ScheduleUseCaseFixture
  ) throws -> [String] {
    var bytes: [UInt8] = []
    try fixture.useCases.exportLife(
      parts, as: fixture.calendarFile, .standard, called: { _ in try EventTitle("x") },
      to: { bytes += $0 })
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n ").joined()
      .split(separator: "BEGIN:VEVENT\r\n").map(String.init).filter { $0.hasPrefix("UID:") }
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("03-21", "DTSTART;VALUE=DATE:20250321", ["RRULE:FREQ=YEARLY"], false),
      (
        "lunar:08-15", "DTSTART;VALUE=DATE:20251006",
        ["X-HEARTH-RRULE:", "RSCALE=DANGI", "RDATE;VALUE=DATE:20260925,20270915,"], true
      ),
      (
        "02-29", "DTSTART;VALUE=DATE:20250228",
        ["X-HEARTH-RRULE:", "SKIP=BACKWARD", "RDATE;VALUE=DATE:20260228,20270228,20280229,"], true
      ),
    ])
  func `a birthday repeats by a rule, or by dates beside one`(
    kind: StoreKind, birthday: (typed: String, start: String, lines: [String], isRare: Bool)
  ) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.store.write {
      try $0.people.save(person("Mina", id: 7, birthday: birthday.typed))
    }
    let text = try #require(
      try written([.people], fixture).first { $0.hasPrefix("UID:birthday-") })
    #expect(text.contains("\r\n\(birthday.start)\r\n"))
    for line in birthday.lines { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(text.contains("\r\nRRULE:") != birthday.isRare)
    #expect(!text.contains("COUNT=") && text.contains("TRIGGER:PT9H"))
    // From last year to ten years ahead.
    let days = text.split(separator: "\r\n").first { $0.hasPrefix("RDATE") }?.split(separator: ",")
    #expect(days.map(\.count) == (birthday.isRare ? 11 : nil))
  }

  @Test(arguments: StoreKind.available)
  func `the target day of a book has an alarm`(kind: StoreKind) throws {
    let fixture = try ScheduleUseCaseFixture(kind)
    try fixture.store.write {
      try $0.books.save(book(7, "Demian", reading: reading(to: "2026-12-01", page: 10)))
    }
    let texts = try written([.books], fixture)
    #expect(texts.contains { $0.hasPrefix("UID:target-") })
    #expect(texts.allSatisfy { $0.contains("TRIGGER:PT21H") }, "\(texts)")
  }
}

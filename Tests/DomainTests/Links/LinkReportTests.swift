import Testing

@testable import HearthDomain

@Suite struct LinkReportTests {
  @Test func `refused and failed items count as failures`() {
    func hasFailed(_ reason: LinkReport.Skipped.Reason) -> Bool {
      var report = LinkReport()
      report.skipped = [LinkReport.Skipped(name: "a", reason: reason)]
      return report.hasFailures
    }
    #expect(hasFailed(.refused(words: "403")))
    #expect(hasFailed(.error(CalendarRefusal.isHome.error)))
    let staying: [LinkReport.Skipped.Reason] = [
      .severalItems, .duplicate, .tooLarge(bytes: 2, limit: 1), .unreadable, .busy,
    ]
    #expect(!staying.contains(where: hasFailed))
    #expect(!LinkReport().hasFailures)
  }
}

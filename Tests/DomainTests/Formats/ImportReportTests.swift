import HearthDomain
import Testing

@Suite struct ImportReportTests {
  @Test func `everything is counted, and the number of details is limited`() {
    var report = ImportReport()
    for line in 1...100_001 { report.skip(line: line, .empty) }
    #expect(report.skipped.total == 100_001)
    #expect(report.skipped.first.count == 100_000)
    #expect(report.skipped.first.last == ImportNote(line: 100_000, fact: .empty))
  }

  @Test func `a record that is refused later counts as skipped`() {
    var report = ImportReport()
    report.countRead()
    report.countRead()
    report.skipLast(line: 7, .noName)
    #expect(report.readCount == 1)
    #expect(report.skipped.first == [ImportNote(line: 7, fact: .noName)])
  }
}

import HearthDomain
import Testing

@Suite struct ImportReportTests {
  @Test func `everything is counted and the first details are kept`() {
    var report = ImportReport()
    for line in 1...100_000 { report.skip(line: line, .empty) }
    #expect(report.skipped.total == 100_000)
    #expect(report.skipped.first.count == 100)
    #expect(report.skipped.first.last == ImportNote(line: 100, fact: .empty))
  }

  @Test func `a record that is refused later counts as skipped`() {
    var report = ImportReport()
    report.countRead()
    report.countRead()
    report.refuseLast(line: 7, .noName)
    #expect(report.read == 1)
    #expect(report.skipped.first == [ImportNote(line: 7, fact: .noName)])
  }
}

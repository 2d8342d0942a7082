import HearthDomain
import Testing

@testable import HearthData

@Suite struct JournalPlanTests {
  @Test func `the newest own change is found without sorting all entries`() throws {
    let home = try FiledStore()
    let recorder = try PlanRecorder(of: home)
    try recorder.begin(.read)
    let journal = Repositories(recorder, SearchIndex(recorder)).journal
    _ = try journal.ownEntry(before: nil)
    _ = try journal.ownEffectiveEntry(before: 7)
    try recorder.rollback()
    #expect(!recorder.steps.isEmpty)
    for step in recorder.steps {
      let isAll = step.detail.hasPrefix("SCAN") || step.detail.contains("B-TREE")
      #expect(!isAll, "\(step.detail) in \(step.sql)")
    }
  }
}

import HearthDomain
import Testing

@testable import HearthData

@Suite struct DeliverySchemaTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    let key = try #require(ReminderKey("mood:1"))
    home = try FiledStore { repositories in
      let at = Instant(milliseconds: 7)
      try repositories.deliveries.save(Delivery(of: key, by: .screen, at: at))
      try repositories.deliveries.save(ChannelProgress(of: .screen, beganAt: at))
    }
  }

  @Test(arguments: [
    "UPDATE delivery SET reminder = ''", "UPDATE delivery SET channel = ''",
    "UPDATE delivery SET reminder = printf('%.121c', 'a')", "UPDATE delivery SET at = NULL",
    "UPDATE delivery SET at = 'today'", "UPDATE delivery SET sender = 'me'",
    "INSERT INTO delivery SELECT * FROM delivery", "UPDATE delivery_channel SET channel = ''",
    "UPDATE delivery_channel SET began_at = NULL", "UPDATE delivery_channel SET settled_at = ''",
  ])
  func `table constraints reject invalid values`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test func `no query scans the deliveries`() throws {
    let recorder = PlanRecorder(try SQLiteConnection(path: FilePath(path)))
    try recorder.begin(.write)
    let repositories = Repositories(recorder, SearchIndex(recorder))
    let key = try #require(ReminderKey("mood:2"))
    let now = Instant(milliseconds: 99)
    try repositories.deliveries.save(Delivery(of: key, by: .screen, at: now, sender: 1))
    _ = try repositories.deliveries.delivery(of: key, by: .screen)
    _ = try repositories.deliveries.progress(of: .screen)
    try repositories.deliveries.save(ChannelProgress(of: .screen, beganAt: now))
    try repositories.deliveries.removeDeliveries(before: now, keeping: 5, limit: 5)
    _ = try repositories.waterings.unreviewed(enteredAt: now..<now.adding(milliseconds: 9))
    try repositories.deliveries.remove(key, by: .screen)
    try recorder.rollback()
    #expect(!recorder.steps.isEmpty)
    for step in recorder.steps where step.detail.hasPrefix("SCAN") {
      // The newest deliveries are counted in the index by age.
      #expect(step.detail.contains("delivery_age"), "\(step.detail) in \(step.sql)")
    }
  }
}

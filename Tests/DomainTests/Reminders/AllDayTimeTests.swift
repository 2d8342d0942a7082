import HearthDomain
import Testing

/// Tests the times at which reminders of whole days come.
@Suite struct AllDayTimeTests {
  @Test(arguments: [
    ("09:00", -540), ("00:00", 0), ("23:59", -1439), ("20:00 before", 240), ("00:01 before", 1439),
    ("00:00 before", 1440),
  ])
  func `a time is stored as minutes before midnight`(text: String, minutes: Int) throws {
    let setting = try #require(Setting.named("remind.all-day-time"))
    var settings = Settings()
    try settings.set(setting, to: text)
    #expect(settings.text(of: setting) == text)
    let time = settings.reminders.allDayTime
    #expect(time.minutesBefore == minutes && AllDayTime(minutesBefore: minutes) == time)
    #expect(time.leadTimes.minutesBefore == [minutes])
  }

  @Test(arguments: ["9:00", "24:00", "before", "09:00 after", "09:00  before", ""])
  func `anything else is refused`(text: String) throws {
    let setting = try #require(Setting.named("remind.all-day-time"))
    var settings = Settings()
    #expect(throws: DomainError.self) { try settings.set(setting, to: text) }
  }

  @Test func `the default is nine in the morning`() {
    #expect(Settings.standard.reminders.allDayTime.minutesBefore == -540)
  }

  @Test(arguments: [-1441, 525_601])
  func `reminders that are too early or too late are refused`(minutes: Int) {
    #expect(throws: DomainError.self) { try LeadTimes(minutesBefore: [minutes]) }
  }
}

import HearthDomain
import HearthWhen
import Testing

@Suite struct LeadTimeTests {
  @Test(arguments: [
    ("10m", LeadTime.before(10)), ("1 hour before", .before(60)), ("2 days early", .before(2_880)),
    ("10분 전", .before(10)), ("1시간 전에", .before(60)), ("하루 전", .before(1_440)),
    ("15m after", .before(-15)), ("15분 뒤", .before(-15)), ("1시간 후에", .before(-60)),
    ("09:00", .at(.standard)), ("9am", .at(.standard)), ("오전 9시", .at(.standard)),
    ("당일 오전 9시", .at(.standard)),
    ("20:00 before", eveningBefore), ("8pm the day before", eveningBefore),
    ("day before 8pm", eveningBefore), ("evening before", eveningBefore),
    ("전날 20:00", eveningBefore), ("전날 저녁 8시", eveningBefore), ("전날", eveningBefore),
    ("전날 저녁", eveningBefore),
  ])
  func `a reminder is a duration or a time of an all-day event`(
    text: String, leadTime: LeadTime
  ) throws {
    #expect(try reader.leadTime(text) == leadTime)
  }

  @Test(arguments: ["", "soon", "tomorrow", "every day", "fri 9am", "내일 오전 9시", "10 before", "99"])
  func `other text is refused`(text: String) {
    #expect(throws: WhenRefusal.self) { try reader.leadTime(text) }
  }

  private let reader = WhenReader(WhenFixture.context())
}

private let eveningBefore = LeadTime.at(
  AllDayTime(TimeOfDay(hour: 20, minute: 0) ?? .midnight, isDayBefore: true))

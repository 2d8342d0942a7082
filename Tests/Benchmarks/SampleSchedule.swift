import HearthDomain

/// Events over ten years, one in ten of several days; today has the same number at every size.
struct SampleSchedule {
  private static let titles = ["치과", "회의", "저녁 약속", "Trip", "세미나", "운동", "call the bank"]
  private static let days = 3_650
  private static let today = 10

  let size: StoreSize
  let chance: SampleChance

  func fill(_ repositories: Repositories) throws {
    for number in 0..<size.things {
      let isToday = number < SampleSchedule.today
      let back = isToday ? 0 : chance.number(40...SampleSchedule.days)
      let first = SampleStore.today.adding(days: -back)
      let start = LocalTime(
        day: first, time: TimeOfDay(hour: 8 + number % 12, minute: number % 12 * 5) ?? .noon)
      let lasts = !isToday && number % 10 == 0 ? chance.number(1...5) * 1_440 : 60
      let span = try EventSpan(
        from: start, to: start.adding(minutes: lasts), zone: "Asia/Seoul")
      let title = chance.one(of: SampleSchedule.titles, number: number)
      try repositories.events.save(
        Event(
          id: try chance.id(),
          details: EventDetails(title: try EventTitle("\(title) \(number)"), span: span)))
    }
  }
}

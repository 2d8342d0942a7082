import HearthData
import HearthDomain

/// Endless series of many kinds, starting within the ten years before today.
struct SampleSeries {
  private static let rules = [
    "FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR", "FREQ=MONTHLY;BYDAY=2TU",
    "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=3,9;BYDAY=1SU",
    "FREQ=DAILY;INTERVAL=10", "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31",
  ]
  let count: Int

  func fill(storeAt path: String) throws {
    let noon = FixedZone.utc.instant(of: LocalTime(day: SampleStore.today, time: .noon))
    let now = Now { noon }
    let chance = SampleChance(now: now, randomness: .seeded(11))
    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    try store.write { repositories in
      for number in 0..<count {
        let start = LocalTime(
          day: SampleStore.today.adding(days: -chance.number(1...3_650)),
          time: TimeOfDay(hour: 8 + number % 12, minute: 0) ?? .noon)
        let span = try EventSpan(from: start, to: start.adding(minutes: 60), zone: "Asia/Seoul")
        let rule = try Recurrence(chance.one(of: SampleSeries.rules, number: number))
        try repositories.events.save(
          Event(
            id: try chance.id(),
            details: EventDetails(title: try EventTitle("되풀이 \(number)"), span: span),
            repetition: .series(try EventSeries(rule, from: .time(start)))))
      }
    }
    try store.close()
  }
}

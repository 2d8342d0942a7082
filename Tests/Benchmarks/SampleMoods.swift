import HearthDomain

/// Ten moods per day, from today backwards.
struct SampleMoods {
  private static let memos = [
    "산책하고 나니 한결 가벼웠다", "늦게까지 일했다", "친구와 오래 통화했다", "비가 와서 집에 있었다",
    "a slow morning with tea", "the bus was late again", "책을 오래 읽었다",
  ]

  let size: StoreSize
  let chance: SampleChance

  private var days: Int {
    switch size {
    case .small: 100
    case .medium: 1_000
    case .large: 36_500
    }
  }

  func fill(_ repositories: Repositories) throws {
    for back in (0..<days).reversed() {
      let day = SampleStore.today.adding(days: -back)
      try repositories.moods.add((0..<10).map { try mood(on: day, $0) })
    }
  }

  private func mood(on day: Day, _ turn: Int) throws -> Mood {
    let time = TimeOfDay(hour: turn * 2, minute: 30) ?? .noon
    let memo = chance.one(of: SampleMoods.memos, number: chance.number(0...999))
    var randomness = chance.randomness
    return Mood(
      id: try chance.id(),
      details: MoodDetails(
        moment: MoodMoment(
          LocalTime(day: day, time: time), in: FixedZone(name: "Asia/Seoul", secondsEast: 32_400)),
        level: try MoodLevel(chance.number(0...100)), memo: try MoodMemo(memo)),
      place: CanvasPosition(drawnFrom: &randomness))
  }
}

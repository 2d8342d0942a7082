import HearthDomain

/// Words that tell a part of the day and no hour: `퇴근 후`, `before bed`.
struct OpenHour: Hashable {
  let typed: String
  /// How an hour of that part is written.
  let example: String

  /// The first of them in a title.
  init?(in title: EventTitle) {
    let words = title.value.split(separator: " ")
    for place in words.indices {
      for count in stride(from: min(3, words.count - place), to: 0, by: -1) {
        let phrase = words[place..<place + count].joined(separator: " ")
        let name = phrase.withoutKoreanAt
        let hours = WhenReader.vagueTimes.meaning(of: name)?.first
        guard let hour = OpenHour.hours.meaning(of: name) ?? hours else { continue }
        (typed, example) = (phrase, hour)
        return
      }
    }
    return nil
  }

  /// Beside those that are asked about where nothing else tells when.
  private static let hours = Vocabulary<String>([
    ("before breakfast", "7am"), ("after breakfast", "9am"), ("before lunch", "11am"),
    ("after lunch", "1pm"), ("after school", "4pm"), ("before dinner|before supper", "6pm"),
    ("after dinner|after supper", "8pm"), ("before bed|before bedtime|at bedtime", "10pm"),
    ("아침 먹고|아침 먹고 나서", "오전 9시"), ("점심 먹고|점심 먹고 나서", "오후 1시"),
    ("방과 후|하교 후", "오후 4시"), ("퇴근하고 나서", "저녁 7시"),
    ("저녁 먹고|저녁 먹고 나서", "저녁 8시"), ("자기 전|잠들기 전|잠자기 전|취침 전", "밤 10시"),
  ])
}

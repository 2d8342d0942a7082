/// Several times of one day.
extension PlanDraft {
  /// Throws for a second time beside the one of a repetition, with each of them: a plan has one.
  /// `typed` are all words of the title.
  func checkOtherTimes(
    of plan: RepeatedPlan?, at told: WhenReader.When?, in typed: [String], _ reader: WhenReader
  ) throws(DateInputError) {
    guard let plan, let time = plan.time ?? told.flatMap(reader.timeAlone) else { return }
    let times = words.indices.compactMap { place -> (word: String, time: String)? in
      let word = words[place]
      // `at 8 and 20`.
      if place > 0, PlanDraft.joins.contains(words[place - 1].lowercased()),
        let hour = DateInput.bareHour(word), time.text.lowercased().hasPrefix("at ")
      {
        return (word, "at \(hour)")
      }
      let bare = PlanDraft.withoutJoin(word)
      guard bare.contains(where: \.isNumber), !bare.contains(where: PlanDraft.isMark),
        reader.timeBesideDay([bare]) != nil, reader.looksLikeWhen(bare)
      else { return nil }
      return (word, bare)
    }
    let rest = words.filter { word in
      !times.contains { $0.word == word } && !PlanDraft.joins.contains(word.lowercased())
    }
    guard let other = times.first, !rest.isEmpty else { return }
    let all = [(word: time.text, time: time.text)] + times
    guard let phrase = PlanDraft.phrase(of: all.map(\.word), in: typed) else {
      throw .unclear(other.word, spellings: [])
    }
    throw .unclear(phrase.text, spellings: phrase.order.map { all[$0].time })
  }

  /// The times as they were typed side by side, with what joins them, and in which order; nil where
  /// other words stand between.
  private static func phrase(
    of times: [String], in typed: [String]
  ) -> (text: String, order: [Int])? {
    let parts = times.map { $0.split(separator: " ").map { withoutJoin(String($0)) } }
    let bare = typed.map(withoutJoin)
    var order: [Int] = []
    var place = typed.startIndex
    var first: Int?
    while place < typed.endIndex, order.count < times.count {
      let next = times.indices.first {
        !order.contains($0) && bare[place...].starts(with: parts[$0])
      }
      if let next {
        first = first ?? place
        order.append(next)
        place += parts[next].count
      } else if first == nil || joins.contains(typed[place].lowercased()) {
        place += 1
      } else {
        return nil
      }
    }
    guard let first, order.count == times.count else { return nil }
    return (typed[first..<place].joined(separator: " "), order)
  }

  /// Takes `저녁에`, `in the evening` from wherever they stand beside the day of which they are part;
  /// nil for two of them. A bare `저녁` may be the meal, and stays.
  mutating func takePartOfDay(of day: String, _ reader: WhenReader) -> String? {
    let places = words.indices.flatMap { place in
      [1, 3].compactMap { count -> Range<Int>? in
        guard count < words.count, place + count <= words.count else { return nil }
        let phrase = words[place..<place + count].joined(separator: " ")
        return PlanDraft.partsOfDay.names(phrase) ? place..<place + count : nil
      }
    }
    guard !isAllDay, places.count == 1, let place = places.first else { return nil }
    let phrase = words[place].joined(separator: " ")
    // `내일 점심에 미나랑`: what takes place is the lunch.
    let isLunch = phrase == "점심에" && namesCompanion
    guard !isLunch, reader.tellsTime("\(day) \(phrase)") else { return nil }
    words.removeSubrange(place)
    if let gap, place.lowerBound < gap { self.gap = max(0, gap - place.count) }
    return phrase
  }

  /// Whether a word tells with whom: `미나랑`.
  var namesCompanion: Bool {
    words.contains { word in ["랑", "하고"].contains(where: word.hasSuffix) }
  }

  private static let partsOfDay = Vocabulary<Void>([
    ("아침에|점심에|저녁에|in the morning|in the afternoon|in the evening", ())
  ])

  static let joins: Set<String> = ["and", "&", "그리고", "하고", "및", ","]

  private static func isMark(_ character: Character) -> Bool { "/-~".contains(character) }

  /// `9시와`, `9시,` without what joins it to the next one.
  static func withoutJoin(_ word: String) -> String {
    for end in [",", "와", "과", "하고", "이랑", "랑"] where word.hasSuffix(end) {
      return String(word.dropLast(end.count))
    }
    return word
  }
}

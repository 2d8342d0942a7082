import HearthDomain

/// Several times of one day.
extension PlanDraft {
  /// Throws for a second time beside the one of a repetition, with a plan for each: a plan has one.
  func checkOtherTimes(
    of plan: RepeatedPlan?, at told: WhenReader.When?, _ reader: WhenReader
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
    guard !times.isEmpty else { return }
    let rest = words.filter { word in
      !times.contains { $0.word == word } && !PlanDraft.joins.contains(word.lowercased())
    }
    let isKorean = Hangul.isIn(words.joined())
    guard let rhythm = plan.repetition.words(in: isKorean ? .korean : .english), !rest.isEmpty
    else { return }
    let all = [time.text] + times.map(\.time)
    throw .unclear(
      all.joined(separator: ", "),
      spellings: all.map { "\(rest.joined(separator: " ")) \(rhythm) \($0)" })
  }

  private static let joins: Set<String> = ["and", "&", "그리고", "하고", "및", ","]

  private static func isMark(_ character: Character) -> Bool { "/-~".contains(character) }

  /// `9시와`, `9시,` without what joins it to the next one.
  static func withoutJoin(_ word: String) -> String {
    for end in [",", "와", "과", "하고", "이랑", "랑"] where word.hasSuffix(end) {
      return String(word.dropLast(end.count))
    }
    return word
  }
}

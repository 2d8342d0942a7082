import HearthDomain

/// Days of which a name or a weekday is told and not which one of them it is.
extension PlanDraft {
  /// `다음 달 토요일`, `다음 달 여섯째 주 토요일`: the weekday alone would be the next one, which may lie in
  /// this month.
  func checkWeekdayOfMonth(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      for count in [2, 1] where place + count < words.count {
        let month = words[place..<place + count].joined(separator: " ")
        guard PlanDraft.koreanMonths.names(month) else { continue }
        let behind = words[(place + count)...].prefix(3)
        guard let end = behind.firstIndex(where: { PlanDraft.fullWeekday($0) != nil }),
          let weekday = PlanDraft.fullWeekday(words[end])
        else { continue }
        let between = words[(place + count)..<end]
        let phrase = words[place...end].joined(separator: " ")
        guard (try? reader.dates.day(phrase)) == nil, between.allSatisfy(PlanDraft.tellsPlace)
        else { continue }
        let days = between.isEmpty ? ["첫째", "마지막"].map { "\(month) \($0) \(weekday)" } : []
        throw .unclear(
          phrase,
          spellings: days.filter { day in
            (try? reader.dates.day(day)).map { $0 >= reader.dates.now.day } ?? false
          })
      }
    }
  }

  private static let koreanMonths = Vocabulary<Void>([
    ("이번 달|이번달|다음 달|다음달|담달|다다음 달|다다음달", ())
  ])

  /// `토요일` of `토요일에`; nil for other words.
  private static func fullWeekday(_ word: String) -> String? {
    let name = word.withoutKoreanAt
    return RepetitionWords.fullKoreanWeekdays.names(name) ? name : nil
  }

  /// `여섯째`, `주`.
  private static func tellsPlace(_ word: String) -> Bool {
    word == "주" || word.hasSuffix("째") || word.hasSuffix("째주")
      || RepetitionWords.nativeNumbers.names(word)
  }
}

import HearthDomain

/// How often something takes place, and until when, where a title tells that half.
extension PlanDraft {
  /// `10번만 매일 7시 스쿼트`, `매일 7시 10번만 스쿼트`: ten days, or ten squats on each.
  func checkCountBeside(
    _ place: Range<Int>, _ typed: String, _ reader: WhenReader
  ) throws(DateInputError) {
    let before = place.lowerBound > 0 ? words[place.lowerBound - 1] : nil
    let behind = place.upperBound < words.count ? words[place.upperBound] : nil
    if let before, let count = onlyCount(before, reader) {
      throw .unclear("\(before) \(typed)", spellings: ["\(typed) \(count)번"])
    }
    if let behind, let count = onlyCount(behind, reader) {
      throw .unclear("\(typed) \(behind)", spellings: ["\(typed) \(count)번"])
    }
  }

  /// Of `10번만` and `10회만`.
  private func onlyCount(_ word: String, _ reader: WhenReader) -> Int? {
    var scanner = InputScanner(word)
    guard word.hasSuffix("번만") || word.hasSuffix("회만"),
      case .times(let count)? = reader.dates.times(&scanner), scanner.isAtEnd
    else { return nil }
    return count
  }

  /// `매월 초 정산`, `정산 매달 중순`: a part of each month, of which no day is told.
  func checkPartOfMonths(_ repetition: TypedRepetition) throws(DateInputError) {
    guard let rule = repetition.rule, rule.frequency == .monthly, rule.monthDays.isEmpty,
      rule.weekdays.isEmpty, !words.contains(where: LunarWords.names),
      let rhythm = repetition.words(in: .korean)
    else { return }
    for word in words {
      let name = word.hasSuffix("에") ? String(word.dropLast()) : word
      guard let day = PlanDraft.partsOfMonth[name] else { continue }
      throw .unclear(word, spellings: ["\(rhythm) \(day)"])
    }
  }

  private static let partsOfMonth = [
    "초": "5일", "초순": "5일", "중순": "15일", "보름": "15일", "하순": "25일", "말": "말일",
  ]

  /// `연말까지 운동`: what people do again and again could be done each day until then, or once.
  func checkHabitUntil(_ reader: WhenReader) throws(DateInputError) {
    guard !words.contains(where: { $0.hasSuffix("부터") }) else { return }
    for place in words.indices where words[place].hasSuffix("까지") && words[place].count > 2 {
      for first in max(0, place - 3)...place {
        let typed = words[first...place].joined(separator: " ")
        var others = words
        others.removeSubrange(first...place)
        guard let habit = others.last, PlanDraft.habits.contains(where: habit.hasSuffix),
          let when = reader.moment(named: String(typed.dropLast(2))), reader.isDayAlone(when),
          reader.unread(in: others) == nil, let day = try? reader.dates.day(when.from)
        else { continue }
        throw .unclear(typed, spellings: ["매일 \(typed)", reader.plain(day, true)])
      }
    }
  }

  private static let habits = [
    "운동", "요가", "수영", "헬스", "산책", "연습", "복습", "스트레칭", "명상", "달리기", "조깅", "러닝", "걷기",
    "필라테스", "스쿼트", "필사", "일기",
  ]
}

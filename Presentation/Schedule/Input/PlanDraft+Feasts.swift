import HearthDomain

/// Feasts beside a date of their own, and the days beside feasts.
extension PlanDraft {
  /// Keeps what a day is called behind its date, which tells it already: `5월 8일 어버이날`, `12.25 크리스마스
  /// 파티`, of which the numbers could be a time otherwise.
  mutating func holdFeastBehindDate(_ dates: DateInput) {
    for place in words.indices.dropFirst() {
      for count in [3, 2, 1] where place + count <= words.count {
        let name = words[place..<place + count].joined(separator: " ")
        guard WhenReader.isFeast(name), let feast = try? dates.day(name),
          let (first, day) = date(before: place, dates),
          (day.month, day.dayOfMonth) == (feast.month, feast.dayOfMonth)
        else { continue }
        words.replaceSubrange(place..<place + count, with: [name])
        hold(place)
        if place - first == 1, words[first].contains(".") { words[first] = "\(day)" }
        return
      }
    }
  }

  /// The longest date with a number that ends there, and where it begins.
  private func date(before place: Int, _ dates: DateInput) -> (first: Int, day: Day)? {
    for count in [3, 2, 1] where count <= place {
      let text = words[place - count..<place].joined(separator: " ")
      guard text.contains(where: \.isNumber), let day = try? dates.day(text) else { continue }
      return (place - count, day)
    }
    return nil
  }

  /// `12.24 크리스마스 파티`, `10.30 크리스마스 예배`: a date on which the title has the feast's name, or a time
  /// on that day.
  func checkDotsBeforeFeast() throws(DateInputError) {
    for place in words.indices.dropLast() {
      let parts = words[place].split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count == 2, let first = Int(parts[0]),
        let second = Int(parts[1]), Month.hasDate(month: first, day: second), second < 60,
        (1...min(3, words.count - place - 1)).contains(where: {
          WhenReader.isFeast(words[place + 1...place + $0].joined(separator: " "))
        })
      else { continue }
      throw .unclear(words[place], spellings: ["\(first)/\(second)", "\(first):\(parts[1])"])
    }
  }

  /// `추석 전날 장보기`, `the day after christmas walk`: no feast, but the day beside it.
  func checkDayBesideFeast(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      guard let (range, feast, distance) = dayBesideFeast(at: place, reader.dates) else { continue }
      var others = words
      others.removeSubrange(range)
      let isTold = reader.unread(in: others).map { reader.timeAlone($0) == nil } ?? false
      guard !isTold else { return }
      throw .unclear(
        WhenReader.text(words[range]), spellings: ["\(feast.adding(days: distance))"])
    }
  }

  private func dayBesideFeast(
    at place: Int, _ dates: DateInput
  ) -> (Range<Int>, feast: Day, distance: Int)? {
    for count in [3, 2, 1] {
      for (length, isKorean) in [(2, true), (1, true), (2, false)] {
        let start = place + (isKorean ? 0 : length)
        let end = place + count + length
        guard end <= words.count else { continue }
        let name = words[start..<start + count].joined(separator: " ")
        let beside =
          isKorean
          ? words[start + count..<end].joined(separator: " ")
          : words[place..<start].joined(separator: " ")
        let feast = name == "설" ? "설날" : WhenReader.text(words[start..<start + count])
        guard let distance = PlanDraft.daysBeside.meaning(of: beside), WhenReader.isFeast(feast),
          let day = try? dates.day(feast)
        else { continue }
        let isLed = !isKorean && place > 0 && words[place - 1].lowercased() == "the"
        let first = place - (isLed ? 1 : 0)
        let isOn = !isKorean && first > 0 && words[first - 1].lowercased() == "on"
        return (first - (isOn ? 1 : 0)..<end, day, distance)
      }
    }
    return nil
  }

  private static let daysBeside = Vocabulary<Int>([
    ("전날|전날에|하루 전|하루 전날|day before", -1),
    ("다음날|다음날에|다음 날|다음 날에|이튿날|day after", 1),
  ])
}

import HearthDomain

/// Words that are read as one thing wherever they stand, and by some are meant as another one.
extension DateInput {
  /// What is told of the first such word of a text, with how the other thing is written: `+10m` is
  /// so many months, and `3-12` is in March also where dates begin with the day.
  func otherReading(of text: String) -> Words? {
    text.split(separator: " ").lazy.compactMap { word in
      monthsForMinutes(String(word)) ?? monthForDay(String(word), of: text)
    }.first
  }

  /// Few plan five months ahead by a number.
  private func monthsForMinutes(_ word: String) -> Words? {
    var scanner = InputScanner(word)
    guard scanner.take("+"), let count = scanner.number(digits: 1...7), count >= 5,
      scanner.take("m"), scanner.isAtEnd
    else { return nil }
    return Words(
      ko: KoreanParticle.object(word.quoted(.korean)) + " \(count)개월 뒤로 읽었어요. 지금부터 \(count)분 뒤는"
        + " \("\(count)분 뒤".quoted(.korean))처럼 적어 주세요.",
      en:
        "\(word.quoted(.english)) was read as \(count) months. For \(count) minutes from now, write"
        + " \("in \(count)m".quoted(.english)).")
  }

  /// Nil where the numbers are hours, as in `mon 3-5`.
  private func monthForDay(_ word: String, of text: String) -> Words? {
    var scanner = InputScanner(word)
    guard zone.dateOrder == .dayFirst, let first = scanner.number(digits: 1...2),
      scanner.take("-"), let second = scanner.number(digits: 1...2), scanner.isAtEnd,
      first != second, Month.hasDate(month: first, day: second),
      Month.hasDate(month: second, day: first),
      let day = try? day(word), (try? dayAndTime(text).day) == day,
      let other = try? self.day("\(first)/\(second)")
    else { return nil }
    return Words { language in
      let words = DateWords(language, today: now.day)
      return language(
        ko: KoreanParticle.object(word.quoted(language)) + " "
          + KoreanParticle.toward(words.short(day)) + " 읽었어요. "
          + KoreanParticle.topic(words.short(other)) + " \(first)/\(second)처럼 적어 주세요.",
        en: "\(word.quoted(language)) was read as \(words.short(day)), with its month first. For"
          + " \(words.short(other)), write \(first)/\(second).")
    }
  }
}

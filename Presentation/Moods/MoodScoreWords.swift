import HearthDomain

/// Notes on how the levels of an imported file were read.
enum MoodScoreWords {
  /// Returns which maximum was assumed for the file's scores, and how to state another.
  static func assumedMaximumNote(_ text: String, of most: Int, as level: Int) -> Words {
    let other = most == 10 ? 100 : 10
    return Words(
      ko: "\(text.quoted(.korean)) 같은 점수는 \(most)점 만점으로 보아 \(KoreanParticle.toward("\(level)"))"
        + " 읽었어요. 아니라면 --levels /\(other)처럼 알려 주세요.",
      en: "Scores such as \(text.quoted(.english)) were read as out of \(most), which gives"
        + " \(level) out of 100. If that is wrong, use --levels /\(other).")
  }

  /// Returns which levels were assumed for names of moods, and how to state others.
  static func assumedLevelsNote(_ names: NamedLevels) -> Words {
    let option = "--levels " + Quoting.shellWord(names.text)
    return Words(
      ko: "이런 기분 이름은 \(option)처럼 읽었어요. 다르면 숫자를 고쳐 다시 가져와 주세요.",
      en: "Mood names were read as \(option). To change that, import the file again with other"
        + " numbers.")
  }

  /// Returns a note that a record has no level, or, if `records` names them, all following ones.
  static func noLevelNote(_ records: Words?) -> Words {
    Words(
      ko: (records.map { "여기부터 \($0.ko)에 " } ?? "") + "점수가 없어요. --levels 50을 붙여 다시 가져오면 그 점수가 돼요.",
      en: (records.map { "\($0.en) from here on have" } ?? "It has")
        + " no level. To set one, import"
        + " the file again with --levels 50.")
  }

  /// Returns a note that a mood here has another level than in the file, and that its level is
  /// kept.
  static func keptLevelNote(_ here: MoodLevel?, besides there: MoodLevel, of text: String) -> Words
  {
    let kept =
      here.map { Words(ko: "\($0.value)인", en: "\($0.value)") } ?? Words(ko: "없는", en: "none")
    return Words(
      ko: "점수가 파일에는 \(there.value), 여기에는 \(kept.ko) 기분이에요. 여기 것을 그대로 두었어요:"
        + " \(text.quotedAsSentence(.korean))",
      en: "The level is \(there.value) in the file, but \(kept.en) here. It was not changed:"
        + " \(text.quotedAsSentence(.english))")
  }
}

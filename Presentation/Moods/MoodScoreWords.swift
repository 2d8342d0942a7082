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
      ko: "이런 기분 이름은 \(option)처럼 읽었어요. 아니라면 숫자를 고쳐 다시 가져와 주세요.",
      en: "Mood names were read as \(option). To change that, import the file again with other"
        + " numbers.")
  }

  /// Tells how to import the file again with another level.
  static let importWithOtherLevelHint = Words(
    ko: " --levels 50을 붙여 다시 가져오면 그 점수로 바뀌어요.",
    en: " To use that level, import it again with --levels 50.")

  /// Returns a note that a mood here has another level than in the file, and that its level is
  /// kept.
  static func keptLevelNote(_ here: MoodLevel, besides there: MoodLevel, of text: String) -> Words {
    Words(
      ko: "점수가 파일에는 \(there.value), 여기에는 \(here.value)인 기분이에요. 여기 것을 그대로 두었어요:"
        + " \(text.quotedAsSentence(.korean))",
      en: "The level is \(there.value) in the file, but \(here.value) here. It was not changed:"
        + " \(text.quotedAsSentence(.english))")
  }
}

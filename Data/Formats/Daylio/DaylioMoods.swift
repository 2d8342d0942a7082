import HearthDomain

/// What the names of moods in tables stand for: the words that somebody may type here for a level,
/// and, in languages that this program does not speak, those of Daylio where nobody renamed them.
/// Only its backup ranks the names of its moods; of a table the same word is the same level
/// everywhere.
enum DaylioMoods {
  /// The level of the name in any case; nil if it is not known.
  static func level(_ name: String) -> MoodLevel? {
    (MoodFace(called: name) ?? others[name.lowercased()])?.level
  }

  /// Whether it says how good it was and nothing else.
  static func isPlain(_ name: String) -> Bool {
    MoodFace.isPlain(name) || others[name.lowercased()] != nil
  }

  private static let others: [String: MoodFace] = {
    var others: [String: MoodFace] = [:]
    for (face, names) in names {
      for name in names { others[name] = face }
    }
    return others
  }()

  /// `fugly` is of early versions. Who types `super` here means more words.
  private static let names: [(MoodFace, [String])] = [
    (
      .great,
      [
        "super", "genial", "génial", "radiante", "fantastico", "geweldig", "最高", "超棒", "супер",
      ]
    ),
    (.good, ["gut", "bien", "bem", "bom", "bene", "goed", "良い", "いい", "好", "хорошо"]),
    (
      .okay,
      ["so lala", "regular", "bof", "mais ou menos", "così così", "普通", "一般", "так себе"]
    ),
    (
      .bad,
      [
        "fugly", "schlecht", "mal", "mauvais", "ruim", "male", "slecht", "悪い", "差", "плохо",
      ]
    ),
    (
      .awful,
      ["furchtbar", "mies", "horrível", "pessimo", "vreselijk", "最悪", "极差", "ужасно"]
    ),
  ]
}

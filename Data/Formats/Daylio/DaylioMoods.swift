import HearthDomain

/// Levels of mood names in tables: the names that this program accepts, and Daylio's default names
/// in other languages. In a table a name always means the same level; only Daylio's backup ranks
/// custom names.
enum DaylioMoods {
  /// Returns the level of the name, ignoring case; nil if the name is unknown.
  static func level(_ name: String) -> MoodLevel? {
    (MoodFace(called: name) ?? facesByName[name.lowercased()])?.level
  }

  /// Whether the name is a default name, which says nothing more than the level does.
  static func isDefaultName(_ name: String) -> Bool {
    MoodFace.isLevelName(name) || facesByName[name.lowercased()] != nil
  }

  private static let facesByName: [String: MoodFace] = {
    var others: [String: MoodFace] = [:]
    for (face, names) in names {
      for name in names { others[name] = face }
    }
    return others
  }()

  /// Daylio's default names by face. `fugly` is from early versions. `super` is missing in
  /// ``MoodFace`` because users who type it usually continue with more words.
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

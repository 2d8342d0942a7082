import HearthDomain

/// What the names of Daylio's moods stand for: as it calls them where nobody renamed them, or as a
/// level is called here.
enum DaylioMoods {
  /// The level of the name in any case; nil if it is not known.
  static func level(_ name: String) -> MoodLevel? {
    levels[name.lowercased()] ?? MoodFace(called: name)?.level
  }

  private static let levels: [String: MoodLevel] = {
    var levels: [String: MoodLevel] = [:]
    for (value, names) in names {
      for name in names { levels[name] = MoodLevel(clamping: value) }
    }
    return levels
  }()

  /// In other languages than those in which a level is said here; no name is in two of these.
  private static let names: [(level: Int, names: [String])] = [
    (90, ["super", "genial", "génial", "radiante", "fantastico", "geweldig", "最高", "超棒", "супер"]),
    (70, ["gut", "bien", "bem", "bom", "bene", "goed", "良い", "いい", "好", "хорошо"]),
    (
      50,
      [
        "so lala", "regular", "bof", "mais ou menos", "così così", "普通", "一般", "так себе",
      ]
    ),
    (
      30, ["schlecht", "mal", "mauvais", "ruim", "male", "slecht", "悪い", "差", "плохо"]
    ),
    (10, ["furchtbar", "mies", "horrível", "pessimo", "vreselijk", "最悪", "极差", "ужасно"]),
  ]
}

import HearthDomain

/// What the names of Daylio's moods stand for: as it calls them where nobody renamed them, or as a
/// level is called here.
enum DaylioMoods {
  /// The level of the name in any case; nil if it is not known.
  static func level(_ name: String) -> MoodLevel? {
    levels[name.lowercased()] ?? MoodFace(plainlyCalled: name)?.level
  }

  private static let levels: [String: MoodLevel] = {
    var levels: [String: MoodLevel] = [:]
    for (value, names) in names {
      for name in names { levels[name] = MoodLevel(clamping: value) }
    }
    return levels
  }()

  /// No name is in two of these; the second of the lowest but one is of early versions.
  private static let names: [(level: Int, names: [String])] = [
    (
      90,
      [
        "rad", "최고", "최고예요", "아주 좋음", "매우 좋음", "정말 좋음", "훌륭함", "환상적", "신남", "행복", "행복함",
        "행복해요", "amazing", "great", "super", "genial", "génial", "radiante",
        "fantastico", "geweldig", "最高", "超棒", "супер",
      ]
    ),
    (
      70,
      [
        "good", "좋음", "좋아요", "기쁨", "즐거움", "괜찮음", "괜찮아요", "만족", "happy", "gut", "bien", "bem", "bom",
        "bene", "goed", "良い", "いい", "好",
        "хорошо",
      ]
    ),
    (
      50,
      [
        "meh", "보통", "그저 그럼", "그저그럼", "그저 그래요", "그럭저럭", "무난", "무난함", "그냥", "so lala", "okay", "ok",
        "regular", "bof",
        "mais ou menos", "così così", "普通", "一般", "так себе",
      ]
    ),
    (
      30,
      [
        "bad", "fugly", "나쁨", "안 좋음", "별로", "별로예요", "슬픔", "우울", "우울함", "피곤", "sad", "schlecht",
        "mal", "mauvais", "ruim", "male", "slecht",
        "悪い", "差", "плохо",
      ]
    ),
    (
      10,
      [
        "awful", "최악", "최악이에요", "끔찍함", "끔찍해요", "엉망", "엉망진창", "terrible", "아주 나쁨", "매우 나쁨",
        "furchtbar", "mies", "horrible",
        "horrível", "pessimo", "vreselijk", "最悪", "极差", "ужасно",
      ]
    ),
  ]
}

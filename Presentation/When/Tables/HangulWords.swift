/// One-syllable words that matter for splitting unspaced Korean.
enum HangulWords {
  static let weekdays: Set<Substring> = ["월", "화", "수", "목", "금", "토", "일"]
  /// Units that follow a number.
  static let counters: Set<Substring> = [
    "시", "분", "일", "월", "주", "년", "달", "박", "번", "회",
  ]
  /// Words of one syllable that can be followed only by particles.
  static let wordsBeforeParticles: Set<Substring> = weekdays.union([
    "뒤", "후", "전", "중", "안", "내", "밤", "낮", "봄", "초", "말", "반", "쯤", "경", "께", "간", "설", "낼",
  ])
  static let particles: Set<Substring> = [
    "에", "은", "는", "날", "로", "마다", "까지", "부터", "만", "도",
    "쯤", "경", "께", "중", "간",
  ]
  /// Units that begin with the syllable of another unit.
  static let units: Set<String> = ["시간"]
  /// Verb forms that contain an hour (`오시`, five o'clock); only a part of the day before them makes
  /// them an hour.
  static let hourLikeVerbs: Set<Substring> = ["오시", "오시는", "오시면", "오시기"]
  /// Nouns that look like a weekday and a particle: `수도` (water supply).
  static let nouns: Set<Substring> = ["수도", "금은", "화로", "수만", "토로", "월경"]
  /// Words that are a day even if they are joined to an unknown word: `미용실내일`.
  static let certainDays = Set(KoreanWords.weekdays.keys).union([
    "오늘", "내일", "모레", "글피", "내일모레", "매일", "매주", "이번주", "다음주",
  ])
  /// Beginnings of names that are no day: `내일배움카드`.
  static let namesOfDays = ["내일배움", "내일채움", "오늘", "매일", "매주"]
  /// Particle after a day that describes a noun: `일요일의남자`.
  static let of = "의"
  static let hours: Set<Substring> = ["시", "분", "반"]
  /// Ends of an hour to which a title may be joined: `10시에병원`.
  static let hourEnds = hours.union(["에"])
  static let dayCounter: Unicode.Scalar = "일"
}

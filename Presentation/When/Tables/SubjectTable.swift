/// Usual starting hours of activities, by the words for them in both languages. Earlier rows
/// outrank later rows.
enum SubjectTable {
  struct Row {
    let hours: Range<Int>
    let meal: Subject.Meal?
    /// Whether the first hour may also be in the evening, so that an answer states which half of
    /// the day was meant: a lesson at 7.
    let isFirstHourUnsure: Bool
    let words: Set<String>

    init(
      _ from: Int, _ to: Int, meal: Subject.Meal? = nil, isFirstHourUnsure: Bool = false,
      _ words: String
    ) {
      hours = from * 60..<to * 60
      self.meal = meal
      self.isFirstHourUnsure = isFirstHourUnsure
      self.words = Set(words.split(separator: " ").map(String.init))
    }

    /// Whether the hour, in either half of the day, is in the row's range.
    func contains(_ hour: Int) -> Bool {
      [hour % 12, hour % 12 + 12].contains { hours.contains($0 * 60) }
    }
  }

  static let rows = [
    Row(5, 11, meal: .breakfast, "breakfast 아침 조식"),
    Row(9, 15, "brunch"),
    Row(11, 15, meal: .lunch, "lunch 점심 오찬"),
    Row(15, 19, "tea"),
    Row(17, 22, meal: .dinner, "dinner supper 저녁 만찬"),
    Row(4, 11, "조조 새벽"),
    Row(
      17, 22,
      "cinema concert party movie movies film gig 회식 동창회 콘서트 공연 파티 송년회 영화"),
    Row(17, 24, "drinks pub beers cocktails evening night 밤 술 술자리 한잔 야근 야간 맥주"),
    Row(21, 26, "bedtime bed 취침 불끄기 불끄고 야식 자기 자러"),
    Row(
      8, 17,
      "dentist doctor gp vet hospital appt appointment bank meeting interview 치과 병원 한의원 소아과 은행 회의 면접 검진 검사 진료"
    ),
    Row(7, 17, isFirstHourUnsure: true, "school class 수업 조회 학교"),
    Row(6, 17, "tee hike hiking marathon 라운딩 티업 티오프 마라톤 낚시"),
    Row(
      4, 11, "wake get_up alarm commute jog jogging morning 기상 알람 출근 등교 조깅 등산 조기축구 깨워줘 깨우기"),
  ]

  static let travelWords: Set<String> = [
    "flight", "flights", "train", "bus", "ktx", "srt", "비행기", "기차", "버스",
  ]

  /// Nouns for things that take days: a number of days after such a noun may be its length.
  static let stayNouns: Set<String> = [
    "휴가", "출장", "여행", "연수", "방학", "캠핑", "훈련", "병가", "연차", "파견", "입원", "캠프", "수련회", "합숙",
  ]
  /// Other nouns for things whose days only a length before them counts: `2 day workshop`.
  static let namedStays: Set<String> = [
    "break", "camp", "conference", "course", "cruise", "festival", "getaway", "hike", "holiday",
    "leave", "retreat", "seminar", "stay", "summit", "tour", "tournament", "training", "trek",
    "trip", "vacation", "visit", "workshop", "워크숍", "워크샵",
  ]
  /// Nouns for payments on a day of each month.
  static let monthlyPayments: Set<String> = ["월급", "월세", "급여", "관리비", "적금", "보험료", "카드값"]

  /// Words after a meal that only relate another event to it: `점심 먹고`.
  static let afterMeal: Set<String> = ["먹고", "먹은", "먹기", "후", "뒤", "전", "식후"]

  /// Parts of the day that name the subject only as the first or last word of the title.
  static let partsOfDay: Set<String> = ["morning", "evening", "night"]

  /// Words that name the subject only as the last word of the title, and never as part of another
  /// word.
  static let lastWords: Set<String> = ["bed", "자기", "자러"]

  /// Words after which the next word does not name the subject: `buy lunch boxes`, `call about
  /// dinner`.
  static let wordsBeforeUnrelated: Set<String> = [
    "about", "for", "buy", "over", "after", "before", "at",
  ]

  /// Whether the word is in ``stayNouns`` or ends with such a noun: `해외출장`.
  static func isStay(_ word: String) -> Bool { stayNouns.contains(where: word.hasSuffix) }

  /// Returns the first row that contains the word; a Korean word may also begin or end with a word
  /// of the row. Nil if there is none.
  static func rowIndex(of word: String) -> Int? {
    rows.firstIndex { row in
      if row.words.contains(word) { return true }
      guard word.isHangul else { return false }
      return row.words.contains { part in
        part.isHangul && part.unicodeScalars.count > 1 && !lastWords.contains(part)
          && (word.hasPrefix(part) || word.hasSuffix(part))
      }
    }
  }
}

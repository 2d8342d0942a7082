import HearthDomain

/// Feasts, holidays and solar terms by their Korean names.
enum KoreanFeasts {
  struct Entry {
    let names: [String]
    let feast: Feast
    /// Whether the name is also a common word.
    var isCommonWord = false
  }

  static let all = dated + lunar + moving + solarTerms

  private static func entry(
    _ names: String, _ rule: Feast.Rule, isCommonWord: Bool = false
  ) -> Entry {
    Entry(
      names: names.split(separator: "/").map(String.init), feast: Feast(rules: ["": rule]),
      isCommonWord: isCommonWord)
  }

  private static let dated = [
    entry("신정", .date(month: 1, day: 1)),
    entry("새해 첫날/새해첫날", .date(month: 1, day: 1)),
    entry("밸런타인데이/발렌타인데이", .date(month: 2, day: 14)),
    entry("삼일절", .date(month: 3, day: 1)),
    entry("화이트데이", .date(month: 3, day: 14)),
    entry("만우절", .date(month: 4, day: 1)),
    entry("식목일", .date(month: 4, day: 5)),
    entry("근로자의 날/근로자의날/노동절", .date(month: 5, day: 1)),
    entry("어린이날", .date(month: 5, day: 5)),
    entry("어버이날", .date(month: 5, day: 8)),
    entry("스승의 날/스승의날", .date(month: 5, day: 15)),
    entry("부부의 날/부부의날", .date(month: 5, day: 21)),
    entry("현충일", .date(month: 6, day: 6)),
    entry("제헌절", .date(month: 7, day: 17)),
    entry("광복절", .date(month: 8, day: 15)),
    entry("국군의 날/국군의날", .date(month: 10, day: 1)),
    entry("개천절", .date(month: 10, day: 3)),
    entry("한글날", .date(month: 10, day: 9)),
    entry("핼러윈/할로윈", .date(month: 10, day: 31)),
    entry("빼빼로데이", .date(month: 11, day: 11)),
    entry("크리스마스 이브/크리스마스이브/성탄 전야/성탄전야", .date(month: 12, day: 24)),
    entry("크리스마스/성탄절", .date(month: 12, day: 25)),
    entry("제야", .date(month: 12, day: 31)),
  ]

  private static let lunar = [
    entry("설날/구정", .lunar(month: 1, day: 1)),
    entry("설", .lunar(month: 1, day: 1), isCommonWord: true),
    entry("부처님 오신 날/부처님오신날/석가탄신일/초파일", .lunar(month: 4, day: 8)),
    entry("단오", .lunar(month: 5, day: 5)),
    entry("칠석", .lunar(month: 7, day: 7)),
    entry("추석/한가위", .lunar(month: 8, day: 15)),
  ]

  private static let moving = [
    entry("부활절", .easter(0)),
    entry("한식", .after(.term(.dongji), days: 105), isCommonWord: true),
    entry("성년의 날/성년의날", .weekday(.monday, ordinal: 3, month: 5)),
    entry("블랙프라이데이", .after(.weekday(.thursday, ordinal: 4, month: 11), days: 1)),
    Entry(
      names: ["추수감사절"],
      feast: Feast(rules: [
        "kr": .weekday(.sunday, ordinal: 3, month: 11),
        "us": .weekday(.thursday, ordinal: 4, month: 11),
        "ca": .weekday(.monday, ordinal: 2, month: 10),
      ])),
  ]

  private static let solarTerms = [
    entry("소한", .term(.sohan)),
    entry("대한", .term(.daehan), isCommonWord: true),
    entry("입춘", .term(.ipchun)),
    entry("경칩", .term(.gyeongchip)),
    entry("춘분", .term(.chunbun)),
    entry("청명", .term(.cheongmyeong), isCommonWord: true),
    entry("곡우", .term(.gogu)),
    entry("입하", .term(.ipha)),
    entry("망종", .term(.mangjong)),
    entry("하지", .term(.haji), isCommonWord: true),
    entry("입추", .term(.ipchu)),
    entry("처서", .term(.cheoseo)),
    entry("추분", .term(.chubun)),
    entry("상강", .term(.sanggang)),
    entry("입동", .term(.ipdong)),
    entry("동지/동짓날", .term(.dongji)),
  ]
}

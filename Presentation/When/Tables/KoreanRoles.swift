/// Korean words and endings that decide whether a phrase next to them is part of the title.
enum KoreanRoles {
  static let all: [(WordRole, String)] = [
    (.counting, "제 요한복음 마태복음 누가복음 시편 잠언"),
    (.citing, "요한복음 마태복음 누가복음 시편 잠언"),
    (.dangling, "에"),
    (.relativeDay, KoreanWords.relativeDays.keys.joined(separator: " ")),
    (.particle, "에 은 는 날 로 의 만 를 을 이 가 에는 으로 에도"),
    (.droppedParticle, "에 은 는 에는 날 로 으로 의 만"),
    (.meal, "아침 점심 저녁"),
    (.dawn, "새벽"),
    (.afterMeal, "먹고 먹기 약속 준비 후 식사 전 먹은 메뉴 반찬 뭐"),
    (.partNoun, "아침 점심 저녁 새벽 밤 낮"),
    (.work, "일"),
    (.opener, "빼고 제외 마다 까지 부터 공휴일이면 주말이면"),
    (.relating, "마지막 첫째 둘째 셋째 넷째 다섯째"),
    (.joining, "와 과 그리고 또"),
    (.alternative, "그리고"),
    (.beforeLength, "전 후 뒤 식후 식전"),
    (.afterLength, "안 이내 이상 이하 미만 내"),
    (.unknownEnd, "오픈 마감 끝 종료 퇴근 하교 하원"),
    (.timeLike, "연속 연달아 내리 간격 주기 텀 격 주 휴 매 초 쯤 께 월 화 수 목 금 토"),
    (.lasting, lastingNouns.joined(separator: " ")),
  ]

  /// Nouns for things that last some time: 까지 marks their end, not a deadline.
  static let lastingNouns = [
    "휴가", "출장", "여행", "근무", "공부", "회의", "영화", "행사", "작업", "연수", "방학", "다이어트", "축제", "캠핑", "송년회",
    "학교", "수업", "모임", "운동", "전시", "세일", "알바", "훈련", "시험",
  ]
  static let preparingWords = [
    "예매", "주문", "예약", "준비", "사기", "쓰기", "고르기", "맞추기", "장보기", "만들기", "꾸미기", "싸기", "보내기", "포장",
  ]
  /// Particles that mark a companion: `미나랑 점심`.
  static let companionParticles = ["랑", "하고", "와"]
  static let noCompanions = ["사랑", "파랑", "노랑", "자랑", "신랑", "화랑", "명랑", "테랑", "아리랑"]
  /// Word beginnings that mean moving something to another time.
  static let movingWords = ["변경", "옮", "미루", "미룸", "연기", "당기", "당김", "바꾸", "바꿈", "바뀜"]
  static let until = ["까지"]
  static let andThen = "하고"
  /// Nouns with which 까지 is ambiguous: every day until then, or once by then.
  static let ambiguousUntilNouns = ["운동"]
  /// Endings of Korean words that introduce an end, an exception or a condition.
  static let openingEndings = ["까지", "마다", "빼고", "제외", "쉬고", "이면"]
  /// Last syllables of verbs before the noun 일 (work): `할 일`.
  static let verbEndings: Set<Unicode.Scalar> = ["할", "한", "는", "던", "볼", "될", "된", "은"]
}

import HearthDomain

extension JournalKind {
  /// What a field of the thing is called; nil for one that nobody knows here.
  func label(of field: String) -> Words? {
    ownLabel(of: field) ?? bookField(field)?.wording?.label
      ?? JournalKind.labels.first { $0.name == field }?.words
  }

  private func bookField(_ name: String) -> BookField? {
    self == .book ? BookField(rawValue: name) : nil
  }

  /// What the same word means elsewhere is another thing.
  private func ownLabel(of field: String) -> Words? {
    switch (self, field) {
    case (.watering, "day"): Words(ko: "물 준 날", en: "day")
    case (.postponement, "day"): Words(ko: "미룬 날", en: "day")
    case (.postponement, "since"): Words(ko: "원래 물 줄 날", en: "was due on")
    case (.mood, "at"): Words(ko: "느낀 때", en: "when")
    case (.record, "at"): Words(ko: "시각", en: "time")
    case (.book, "page"): Words(ko: "읽은 쪽", en: "page reached")
    case (.event, "note"): Words(ko: "메모", en: "note")
    case (.exception, "kind"): Words(ko: "달라진 점", en: "what is different")
    default: nil
    }
  }

  /// Where among others the field is told: what names a thing comes first.
  static func order(of field: String) -> Int {
    let place = labels.firstIndex { $0.name == field } ?? labels.count
    return BookField(rawValue: field).flatMap { BookField.allCases.firstIndex(of: $0) } ?? place
      + 20
  }

  /// In the order in which they are told.
  private static let labels: [(name: String, words: Words)] = [
    ("day", Words(ko: "날", en: "day")), ("at", Words(ko: "때", en: "when")),
    ("level", Words(ko: "기분", en: "level")),
    // People
    ("name", Words(ko: "이름", en: "name")), ("nickname", Words(ko: "별명", en: "nickname")),
    ("phone", Words(ko: "전화번호", en: "phone")), ("phones", Words(ko: "전화번호", en: "phones")),
    ("birthCalendar", Words(ko: "생일 달력", en: "birthday, calendar")),
    ("birthYear", Words(ko: "생일, 해", en: "birthday, year")),
    ("birthMonth", Words(ko: "생일, 월", en: "birthday, month")),
    ("birthDay", Words(ko: "생일, 일", en: "birthday, day")),
    ("everyDays", Words(ko: "며칠마다", en: "every … days")),
    ("alarmAt", Words(ko: "알림 시각", en: "alarm time")),
    ("alarmOn", Words(ko: "알림", en: "alarm")), ("plantedOn", Words(ko: "심은 날", en: "planted")),
    ("countedFrom", Words(ko: "다시 세기 시작한 날", en: "counted from")),
    ("person", Words(ko: "사람", en: "person")), ("means", Words(ko: "방법", en: "by")),
    ("ownMeans", Words(ko: "추가한 방법", en: "by one of your own")),
    ("keyword1", Words(ko: "키워드 1", en: "keyword 1")),
    ("keyword2", Words(ko: "키워드 2", en: "keyword 2")),
    ("keyword3", Words(ko: "키워드 3", en: "keyword 3")), ("memo", Words(ko: "메모", en: "memo")),
    ("delayDays", Words(ko: "미룬 날수", en: "days put off")),
    ("costsStep", Words(ko: "애정도가 줄었는지", en: "costs closeness")),
    ("plantedAs", Words(ko: "심은 사람", en: "planted as")), ("card", Words(ko: "연락처 카드", en: "card")),
    ("addressBook", Words(ko: "주소록", en: "address book")),
    // Sayings
    ("number", Words(ko: "번호", en: "number")), ("korean", Words(ko: "한국어", en: "Korean")),
    ("english", Words(ko: "영어", en: "English")), ("who", Words(ko: "말한 사람", en: "who")),
    ("tags", Words(ko: "태그", en: "tags")), ("addedAt", Words(ko: "추가한 때", en: "added")),
    ("openedAt", Words(ko: "열어 본 때", en: "opened")), ("likedAt", Words(ko: "좋아한 때", en: "liked")),
    ("usedAt", Words(ko: "사용한 때", en: "used")),
    ("deckPlace", Words(ko: "뽑을 차례", en: "place in the deck")),
    ("aside", Words(ko: "쉬는 중", en: "resting")),
    ("sayingOfDay", Words(ko: "오늘의 글귀", en: "saying of the day")),
    // Moods
    ("secondsEast", Words(ko: "UTC와의 차이(초)", en: "seconds east of UTC")),
    ("across", Words(ko: "가로 자리", en: "place across")),
    ("down", Words(ko: "세로 자리", en: "place down")), ("palette", Words(ko: "색", en: "colours")),
    // Schedule
    ("title", Words(ko: "제목", en: "title")), ("note", Words(ko: "메모", en: "note")),
    ("allDay", Words(ko: "하루 종일", en: "all day")),
    ("anchored", Words(ko: "그 시간대의 시각", en: "kept to its time zone")),
    ("starts", Words(ko: "시작", en: "start")), ("ends", Words(ko: "끝", en: "end")),
    ("calendar", Words(ko: "달력", en: "calendar")),
    ("zone", Words(ko: "시간대", en: "time zone")), ("rule", Words(ko: "반복 규칙", en: "rule")),
    ("skipHolidays", Words(ko: "공휴일 빼기", en: "without public holidays")),
    ("followsZone", Words(ko: "시간대의 시계를 따름", en: "on the clock of its zone")),
    ("afterDone", Words(ko: "하고 나서 며칠 뒤", en: "days after it is done")),
    ("timesLeft", Words(ko: "남은 횟수", en: "times left")),
    ("part", Words(ko: "자리 차지", en: "takes part as")),
    ("holdsOn", Words(ko: "뒤로도 모두", en: "all later as well")),
    ("reminders", Words(ko: "알림", en: "reminders")),
    ("lateReminders", Words(ko: "시작한 뒤 알림", en: "reminders after the start")),
    ("uid", Words(ko: "UID", en: "UID")),
    ("zones", Words(ko: "파일에 있던 시간대", en: "zones of the file")),
    // Books
    ("theme", Words(ko: "카드 색", en: "card")), ("halfStars", Words(ko: "별점", en: "stars")),
    ("favouriteSince", Words(ko: "좋아하는 책이 된 때", en: "favourite since")),
    ("place", Words(ko: "차례", en: "place")), ("reading", Words(ko: "몇 번째 읽기", en: "reading no.")),
    ("startedOn", Words(ko: "시작한 날", en: "started")),
    ("enteredStart", Words(ko: "적어 둔 시작한 날", en: "start as entered")),
    ("targetOn", Words(ko: "목표일", en: "target")),
    ("finishedOn", Words(ko: "다 읽은 날", en: "finished")),
    ("finishedSometime", Words(ko: "다 읽은 날 모름", en: "finished some day")),
    ("firstPage", Words(ko: "시작한 쪽", en: "first page")), ("page", Words(ko: "쪽", en: "page")),
    ("lastRecordOn", Words(ko: "마지막 기록", en: "last record")),
    ("lastRecordPages", Words(ko: "마지막 기록의 쪽수", en: "pages of the last record")),
    ("book", Words(ko: "책", en: "book")), ("saying", Words(ko: "글귀", en: "saying")),
    ("text", Words(ko: "글", en: "text")),
    ("thickness", Words(ko: "두께(0.1mm)", en: "thickness (0.1 mm)")),
    // Settings
    ("key", Words(ko: "설정", en: "setting")), ("value", Words(ko: "값", en: "value")),
  ]
}

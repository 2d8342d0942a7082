import HearthDomain

extension JournalKind {
  /// Returns the label of a field; nil if the field is unknown.
  func label(of field: String) -> Words? {
    specialLabel(of: field) ?? bookField(field)?.wording?.label
      ?? JournalKind.labels.first { $0.name == field }.map { Words(ko: $0.ko, en: $0.en) }
  }

  private func bookField(_ name: String) -> BookField? {
    self == .book ? BookField(rawValue: name) : nil
  }

  /// Returns the label of a field whose name means something else in other kinds, such as `day`;
  /// nil for other fields.
  private func specialLabel(of field: String) -> Words? {
    switch (self, field) {
    case (.watering, "day"): Words(ko: "물 준 날", en: "day")
    case (.postponement, "day"): Words(ko: "미룬 날", en: "day")
    case (.postponement, "since"): Words(ko: "원래 물 줄 날", en: "was due on")
    case (.mood, "at"): Words(ko: "느낀 때", en: "when")
    case (.record, "at"): Words(ko: "시각", en: "time")
    case (.book, "page"): Words(ko: "읽은 쪽", en: "page reached")
    case (.event, "place"), (.exception, "place"): Words(ko: "장소", en: "place")
    case (.event, "note"): Words(ko: "메모", en: "note")
    case (.toDo, "note"): Words(ko: "메모", en: "note")
    case (.toDo, "place"): Words(ko: "장소", en: "place")
    case (.exception, "kind"): Words(ko: "달라진 점", en: "what is different")
    default: nil
    }
  }

  /// Returns the display position of the field; names come first.
  static func displayOrder(of field: String) -> Int {
    let place = labels.firstIndex { $0.name == field } ?? labels.count
    return BookField(rawValue: field).flatMap { BookField.allCases.firstIndex(of: $0) } ?? place
      + 20
  }

  private typealias Label = (name: String, ko: String, en: String)

  /// The labels in display order.
  private static let labels: [Label] =
    firstLabels + labels(of: PersonField.first) + birthdayLabels + labels(of: PersonField.last)
    + otherLabels

  private static func labels(of fields: [PersonField]) -> [Label] {
    fields.map { field in
      let label = field.wording.label
      return (field.rawValue, label.ko, label.en)
    }
  }

  private static let firstLabels: [Label] = [
    ("day", "날", "day"), ("at", "때", "when"), ("level", "기분", "level"),
  ]

  private static let birthdayLabels: [Label] = [
    ("phones", "전화번호", "phones"), ("birthCalendar", "생일 달력", "birthday, calendar"),
    ("birthYear", "생일, 해", "birthday, year"), ("birthMonth", "생일, 월", "birthday, month"),
    ("birthDay", "생일, 일", "birthday, day"),
  ]

  private static let otherLabels: [Label] = [
    // People
    ("everyDays", "며칠마다", "every … days"), ("alarmAt", "알림 시각", "alarm time"),
    ("alarmOn", "알림", "alarm"),
    ("plantedOn", "심은 날", "planted"), ("countedFrom", "다시 세기 시작한 날", "counted from"),
    ("person", "사람", "person"), ("means", "방법", "by"), ("ownMeans", "추가한 방법", "by one of your own"),
    ("keyword1", "키워드 1", "keyword 1"), ("keyword2", "키워드 2", "keyword 2"),
    ("keyword3", "키워드 3", "keyword 3"), ("memo", "메모", "memo"),
    ("delayDays", "미룬 날수", "days postponed"), ("costsStep", "애정도가 줄었는지", "costs closeness"),
    ("plantedAs", "심은 사람", "planted as"), ("card", "연락처 카드", "card"),
    ("addressBook", "주소록", "address book"),
    // Sayings
    ("number", "번호", "number"), ("korean", "한국어", "Korean"), ("english", "영어", "English"),
    ("who", "말한 사람", "who"), ("tags", "태그", "tags"), ("addedAt", "추가한 때", "added"),
    ("openedAt", "열어 본 때", "opened"), ("likedAt", "좋아한 때", "liked"), ("usedAt", "사용한 때", "used"),
    ("deckPlace", "뽑을 차례", "place in the deck"), ("aside", "쉬는 중", "resting"),
    ("sayingOfDay", "오늘의 글귀", "saying of the day"),
    // Moods
    ("secondsEast", "UTC와의 차이(초)", "seconds east of UTC"), ("across", "가로 자리", "place across"),
    ("down", "세로 자리", "place down"), ("palette", "색", "colours"),
    // Schedule
    ("title", "제목", "title"), ("note", "메모", "note"), ("allDay", "하루 종일", "all day"),
    ("anchored", "그 시간대의 시각", "kept to its time zone"), ("starts", "시작", "start"),
    ("ends", "끝", "end"), ("calendar", "달력", "calendar"), ("zone", "시간대", "time zone"),
    ("rule", "반복 규칙", "rule"), ("skipHolidays", "공휴일 빼기", "without public holidays"),
    ("followsZone", "시간대의 시계를 따름", "on the clock of its zone"),
    ("afterDone", "하고 나서 며칠 뒤", "days after it is done"), ("timesLeft", "남은 횟수", "times left"),
    ("due", "기한", "due"), ("ruleStart", "반복의 시작", "first time of the rule"),
    ("doneAt", "마친 때", "done"), ("part", "자리 차지", "takes part as"),
    ("holdsOn", "뒤로도 모두", "all later as well"),
    ("reminders", "알림", "reminders"), ("lateReminders", "시작한 뒤 알림", "reminders after the start"),
    ("uid", "UID", "UID"), ("zones", "파일에 있던 시간대", "zones of the file"),
    ("textPlace", "파일에서의 순서", "place in the file"),
    // Books
    ("theme", "표지 색", "cover"), ("halfStars", "별점", "stars"),
    ("favouriteSince", "좋아하는 책이 된 때", "favourite since"), ("place", "차례", "place"),
    ("reading", "몇 번째 읽기", "reading no."), ("startedOn", "시작한 날", "started"),
    ("enteredStart", "적어 둔 시작한 날", "start as entered"), ("targetOn", "목표일", "target"),
    ("finishedOn", "다 읽은 날", "finished"), ("finishedSometime", "다 읽은 날 모름", "finished some day"),
    ("firstPage", "시작한 쪽", "first page"), ("page", "쪽", "page"),
    ("lastRecordOn", "마지막 기록", "last record"),
    ("lastRecordPages", "마지막 기록의 쪽수", "pages of the last record"), ("book", "책", "book"),
    ("saying", "글귀", "saying"), ("text", "글", "text"),
    ("thickness", "두께(0.1mm)", "thickness (0.1 mm)"),
    // Settings
    ("key", "설정", "setting"), ("value", "값", "value"),
  ]
}

import HearthDomain

/// The Korean name of a field in a file, by its key. In English the key itself is used.
struct ImportedField {
  let label: String
  private let key: String

  init(_ key: String) {
    self.key = key.quotable()
    label =
      ImportedField.labels[key] ?? BookField(rawValue: key)?.wording?.label.ko ?? self.key
  }

  /// The name, such as `쪽수`. Keys that other programs define are added: `생일(BDAY)`.
  var name: String { isForeign ? nameWithKey : label }

  /// The name with the key, for missing fields: `시작(start)`.
  var nameWithKey: String { label == key ? key : "\(label)(\(key))" }

  /// Returns the note that the field had no value and `text` was used instead. `records` names the
  /// records if this applies to all following ones, too.
  func defaultUsedNote(_ text: String, in records: Words?) -> Words {
    let (own, english) = (name.quoted(.korean), key.quoted(.english))
    return Words(
      ko: (records.map { "여기부터 \($0.ko)에 " } ?? "") + "\(own) 값이 없어 그 자리에"
        + " \(KoreanParticle.object(text.quoted(.korean))) 넣었어요.",
      en: (records.map { "\($0.en) from here on had no " } ?? "It had no ") + "\(english);"
        + " \(text.quoted(.english)) was used instead.")
  }

  private var isForeign: Bool {
    key.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static let labels = [
    // Tables and JSON
    "added": "추가일", "all day": "종일", "addedAt": "추가일", "at": "일시", "creationDate": "만든 때",
    "date": "날짜",
    "day": "날짜", "end": "끝", "favourite": "좋아하는 책", "finished": "다 읽은 날", "level": "점수",
    "memo": "메모", "page": "읽은 쪽", "rating": "별점", "read count": "읽은 횟수", "readings": "읽은 기록",
    "reminder date": "미리 알림 날짜", "reminder on/off": "미리 알림 켜기/끄기",
    "review": "감상", "start": "시작", "start time": "시작 시각", "started": "시작한 날", "target": "목표일",
    "text": "글", "theme": "카드 테마", "time": "시각", "time of day": "시각",
    // Contacts and calendars
    "ADR": "주소", "BDAY": "생일", "CATEGORIES": "분류", "DESCRIPTION": "메모", "DTEND": "끝",
    "DTSTART": "시작", "DURATION": "길이", "EMAIL": "이메일", "EXDATE": "빼는 날짜", "FN": "이름",
    "LOCATION": "장소", "N": "이름", "NOTE": "메모", "ORG": "회사", "RDATE": "더하는 날짜",
    "RECURRENCE-ID": "반복되는 날짜", "RRULE": "반복", "SUMMARY": "제목", "TEL": "전화번호",
    "VERSION": "버전", "X-HEARTH-LUNAR-BIRTHDAY": "음력 생일",
  ]
}

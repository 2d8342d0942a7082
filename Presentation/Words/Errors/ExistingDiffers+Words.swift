import HearthDomain

extension BookField {
  /// Returns the note that a book in a file differs in these fields from the same book in the
  /// store.
  static func existingDiffersNote(_ names: [String], _ title: String) -> Words {
    let labels = names.map(fieldLabel)
    return Words(
      ko: "여기 있는 책과 달라서 파일의 값을 가져오지 않았어요 (\(labels.map(\.ko).joined(separator: ", "))):"
        + " \(title.quotedAsSentence(.korean))",
      en: "The book here has other values, which were kept"
        + " (\(labels.map(\.en).joined(separator: ", "))): \(title.quotedAsSentence(.english))")
  }

  private static func fieldLabel(_ name: String) -> Words {
    switch name {
    case "status": Words(ko: "상태", en: "status")
    case "finished": Words(ko: "다 읽은 날", en: "day finished")
    case "page": Words(ko: "읽은 쪽", en: "page reached")
    case "rating": Words(ko: "별점", en: "rating")
    default: BookField(rawValue: name)?.wording?.label ?? Words(ko: name, en: name)
    }
  }
}

extension Tags {
  /// Returns the note that an item of a file is already stored, with other tags.
  static func existingDiffersNote(_ text: String) -> Words {
    Words(
      ko: "파일에는 여기 없는 태그도 있지만 여기 것을 그대로 두었어요: \(text.quotedAsSentence(.korean))",
      en: "The file has tags that are not here; yours were kept: \(text.quotedAsSentence(.english))"
    )
  }
}

extension ContactDetails {
  /// Returns the note that a contact with the same name, who may be the same person, is already
  /// stored.
  static func namesakeExistsNote(_ name: String) -> Words {
    Words(
      ko: "같은 이름의 연락처가 다른 번호로 이미 있어요. 같은 사람인지 알 수 없어 둘 다 두었어요: \(name.quotedAsSentence(.korean))",
      en: "A contact of that name is here with other numbers. They may be different people, so both"
        + " were kept: \(name.quotedAsSentence(.english))")
  }
}

extension SentenceText {
  /// Returns the note that a sentence from the same passage of the book is already stored.
  static func samePassageNote(_ text: String) -> Words {
    Words(
      ko: "같은 구절에 다른 메모가 붙은 문장이 이미 있어 둘 다 두었어요: \(text.quotedAsSentence(.korean))",
      en:
        "The same passage is here with another note, so both were kept:"
        + " \(text.quotedAsSentence(.english))"
    )
  }
}

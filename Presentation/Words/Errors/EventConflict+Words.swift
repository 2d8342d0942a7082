import HearthDomain

extension EventConflict {
  /// Returns the message about a conflict with an imported file: that the local change was kept,
  /// and both values, as those of the file are stored nowhere else.
  func message(in language: Language) -> String {
    let sides = fields.map { $0.message(in: language) }.joined(separator: " ")
    return language(
      ko: "\(KoreanParticle.topic(title.quoted(.korean))) 여기서도 고쳤고 파일에서도 바뀌었어요. 여기서 고친 것을 두었어요."
        + " \(sides) hearth link conflicts에서 정해요.",
      en: "\(title.quoted(.english)) was changed both here and in the file; the change made here"
        + " was kept. \(sides) Settle it with “hearth link conflicts”.")
  }

  /// Returns the note that an imported event may be the same as an existing one.
  static func namesakeExistsNote(_ title: String) -> Words {
    Words(
      ko: "고유 번호(UID)가 없어 시각을 바꾼 것인지 알 수 없어서, 같은 날 있던 같은 제목의 일정을 두고 새 일정으로 가져왔어요:"
        + " \(title.quotedAsSentence(.korean))",
      en: "It has no UID, so it is not clear whether it was moved; the existing event with that"
        + " title and day was kept as well: \(title.quotedAsSentence(.english))")
  }

  /// Returns the note that an imported event replaced one that may be a different event.
  static func replacedNamesakeNote(_ title: String) -> Words {
    Words(
      ko: "고유 번호(UID)가 없어 제목과 시작이 같은 일정을 파일의 내용으로 바꿔요. 다른 일정이면 hearth undo로 가져온 것을 되돌려 주세요:"
        + " \(title.quotedAsSentence(.korean))",
      en: "It has no UID, so the event with that title and start is replaced by the file's version."
        + " If that is a different event, undo the import with hearth undo:"
        + " \(title.quotedAsSentence(.english))")
  }
}

extension EventConflict.ConflictingField {
  fileprivate func message(in language: Language) -> String {
    func told(_ name: Words, _ here: String, _ there: String) -> String {
      let none = language(ko: "없음", en: "none")
      let (here, there) = (here.isEmpty ? none : here, there.isEmpty ? none : there)
      return language(
        ko: "\(name.ko): 여기 \(here), 파일 \(there).",
        en: "\(name.en) here: \(here); in the file: \(there).")
    }
    func quoted(_ text: String) -> String {
      let shown = text.quotable(limit: EventConflict.maxShown)
      return shown.isEmpty ? "" : language(ko: "‘\(shown)’", en: "“\(shown)”")
    }
    switch self {
    case .title(let here, let there):
      return told(Words(ko: "제목", en: "Title"), quoted(here), quoted(there))
    case .note(let here, let there):
      return told(Words(ko: "메모", en: "Note"), quoted(here), quoted(there))
    case .place(let here, let there):
      return told(Words(ko: "장소", en: "Place"), quoted(here), quoted(there))
    case .reminders(let here, let there):
      return told(
        Words(ko: "알림", en: "Reminders"), here.words(in: language), there.words(in: language))
    case .when(let here, let there):
      return told(
        Words(ko: "일시", en: "When"), here.message(in: language), there.message(in: language))
    }
  }
}

extension EventConflict.When {
  fileprivate func message(in language: Language) -> String {
    let follows =
      if case .series(let series)? = repetition { series.followsZone } else { false }
    let zone = follows ? " \(span.zone)" : ""
    let others = changes.sorted { $0.key < $1.key }.map { original, change in
      switch change {
      case .removed: language(ko: "\(original) 지움", en: "\(original) removed")
      case .added: language(ko: "\(original) 추가함", en: "\(original) added")
      case .overridden(let details): "\(original) → \(details.span.fullSpan)"
      }
    }
    return ([span.fullSpan + zone, repetition?.words(in: language)].compactMap { $0 } + others)
      .joined(separator: " · ")
  }
}

extension EventSpan {
  /// Start and end in full. Times that belong to a time zone are given in UTC, so that they are
  /// unambiguous.
  fileprivate var fullSpan: String {
    switch bounds {
    case .floating(let start, let end): "\(start)–\(end)"
    case .anchored(let start, let end):
      "\(FixedZone.utc.localTime(at: start))–\(FixedZone.utc.localTime(at: end)) UTC"
    case .allDay(let first, let last): first == last ? "\(first)" : "\(first)–\(last)"
    }
  }
}

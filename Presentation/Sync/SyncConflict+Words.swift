import HearthDomain
import HearthWhen
import JSONText

extension SyncConflict {
  func json(_ tools: SyncCommandTools) -> JSONObject {
    [
      "id": .string(id), "at": .optional(enteredAt) { .string(tools.rfc3339($0)) },
      "kind": .string(kindIdentifier), "place": .string(item.name), "title": .text(title),
      "field": .string(fieldNames), "kept": .string(keptValues(in: tools.clock.zone)),
      "other": .string(otherValues(in: tools.clock.zone)), "device": .text(device),
      "fields": .array(
        differingFields.map { .object($0.json(in: tools.clock.zone)) }),
      "settled": .optional(resolution) { .string($0.chosenSide.rawValue) },
      "settledAt": .optional(resolution) { .string(tools.rfc3339($0.resolvedAt)) },
    ]
  }

  /// Returns a name for the item in conflict: its title, followed by a date for kinds in which
  /// several items can have the same title.
  func rowName(_ language: Language, _ clock: LocalClock) -> String {
    let day = facts.day.map { DayFormatter(language, today: clock.today).short($0) }
    guard let title = title?.quotable() else {
      return day.map { "\(item.kind.noun.name(language)) · \($0)" } ?? item.name
    }
    let parts: [String?] =
      switch item.kind {
      case .watering, .postponement: [title, item.kind.noun.name(language), day]
      case .record: [title, day, isProgressGoingBack ? facts.pageText(language) : nil]
      case .person, .contact, .saying, .mood, .dayPalette, .event, .exception, .eventText, .toDo,
        .book,
        .pastReading, .sentence, .setting:
        [title]
      }
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private var isProgressGoingBack: Bool {
    if case .goesBack = notice { true } else { false }
  }

  /// The identifier for the kind of conflict in JSON and piped output.
  var kindIdentifier: String {
    switch notice {
    case .otherValue: "otherValue"
    case .broughtBack: "broughtBack"
    case .aside: "aside"
    case .claimed: "claimed"
    case .sameDay: "sameDay"
    case .alsoOpen: "alsoOpen"
    case .goesBack: "goesBack"
    }
  }

  /// The keys of the differing fields, separated by spaces; empty if the conflict is about the
  /// entire item.
  var fieldNames: String {
    switch notice {
    case .otherValue, .aside(_, .breaksRule), .aside(_, .tooMany):
      differingFields.map(\.name).joined(separator: " ")
    case .claimed(let name, _, _, _): name
    case .broughtBack, .aside(_, .notBorn), .aside(_, .orphaned), .sameDay, .alsoOpen, .goesBack:
      ""
    }
  }

  /// Returns what the conflict is about: the labels of the differing fields, or a description such
  /// as `removed here, changed there: kept`.
  func subjectText(_ language: Language) -> String {
    switch notice {
    case .claimed(let name, let value, _, _):
      (item.kind.label(of: name)?(language) ?? name) + " " + value.asText.quotable()
    case .otherValue, .aside(_, .breaksRule), .aside(_, .tooMany):
      differences.map { $0.label(item.kind)(language) }.joined(separator: ", ")
    case .broughtBack:
      device == nil
        ? language(ko: "여기서 지웠지만 다른 데서 고쳐서 남음", en: "removed here, changed there: kept")
        : language(ko: "다른 데서 지웠지만 고친 데가 있어 남음", en: "removed elsewhere, but changed too: kept")
    case .aside(_, .notBorn): language(ko: "아직 다 받지 못함", en: "not all received")
    case .aside(_, .orphaned(let owner)):
      language(
        ko: KoreanParticle.subject(owner.kind.noun.name.ko) + " 지워짐",
        en: "its \(owner.kind.noun.name.en) was removed")
    case .sameDay: language(ko: "같은 날 둘", en: "two on one day")
    case .alsoOpen: language(ko: "함께 읽는 중", en: "also open")
    case .goesBack: language(ko: "뒤로 간 쪽", en: "goes back")
    }
  }

  /// Returns the values of the kept side for piped output.
  func keptValues(in zone: any ZoneRules) -> String { archiveText(currentSide, zone) { $0.kept } }
  func otherValues(in zone: any ZoneRules) -> String { archiveText(otherSide, zone) { $0.other } }

  private func archiveText(
    _ side: Side?, _ zone: any ZoneRules, _ value: (DifferingField) -> SyncConflict.Value
  ) -> String {
    switch side {
    case .values:
      differingFields.map { value($0).archiveValue(in: zone).tableCell }.joined(separator: ", ")
    case .row(let place): place.name
    // Nothing is printed for this text, because the kind of conflict says the same.
    case .text: ""
    case nil: ""
    }
  }

  /// What to show for one side of a conflict.
  fileprivate enum Side {
    /// The values of the differing fields.
    case values
    case row(ItemReference)
    case text(Words)
  }

  fileprivate var currentSide: Side? {
    switch notice {
    case .otherValue: .values
    case .claimed(_, _, let place, _), .sameDay(let place, _), .alsoOpen(_, let place):
      .row(place)
    case .broughtBack: .text(Words(ko: "고침", en: "changed"))
    case .aside(_, .orphaned): .text(Words(ko: "함께 지워짐", en: "removed with it"))
    case .aside(_, .breaksRule), .aside(_, .tooMany), .aside(_, .notBorn), .goesBack: nil
    }
  }

  fileprivate var otherSide: Side? {
    switch notice {
    case .otherValue, .aside(_, .breaksRule), .aside(_, .tooMany): .values
    case .broughtBack: .text(Words(ko: "지움", en: "removed"))
    case .aside(_, .orphaned(let place)), .sameDay(_, let place), .claimed(_, _, _, let place):
      .row(place)
    case .aside(_, .notBorn), .alsoOpen, .goesBack: nil
    }
  }

  /// Returns an explanation of the conflict; nil if the display of both sides is enough.
  func explanation(_ language: Language) -> String? {
    switch notice {
    case .broughtBack:
      return language(
        ko: "한쪽에서 지우는 사이에 다른 쪽에서 고쳐서 남아 있어요. 다른 것으로 바꾸면 지워져요.",
        en: "One side removed it while the other changed it, so it is still there. Taking the other"
          + " side removes it.")
    case .aside(_, .orphaned(let owner)):
      let title = otherTitle?.quotable()
      let titleKo = title.map { "\($0): " } ?? ""
      let titleEn = title ?? "Its \(owner.kind.noun.name.en)"
      let own = item.kind.noun.name
      let gone = KoreanParticle.subject(owner.kind.noun.name.ko)
      let remover = ownerRemovedBy?.quotable()
      let (removedAt, removedOn) = (
        remover.map { " \($0)에서" } ?? "", remover.map { " on \($0)" } ?? ""
      )
      let writer = device?.quotable()
      let recordedAt = writer.map { "\($0)에서" } ?? "여기서"
      let notedOn = writer.map { "on \($0)" } ?? "here"
      return language(
        ko: "\(titleKo)\(gone)\(removedAt) 지워질 때 \(recordedAt) 적은 것(\(own.ko))도 함께 지워졌어요. 다른 것으로"
          + " 바꾸면 둘 다 되살아나요.",
        en:
          "\(titleEn) was removed\(removedOn); the \(own.en) noted \(notedOn) went with it. Taking"
          + " the other side brings both back.")
    case .otherValue, .aside, .claimed, .sameDay, .alsoOpen, .goesBack: return nil
    }
  }
}

extension FieldWords {
  /// Returns the kept side for display.
  func keptText(of conflict: SyncConflict, upTo limit: Int = 400) -> String {
    text(conflict.currentSide, of: conflict, limit) { $0.kept }
  }

  /// Returns the side that was not kept, for display.
  func otherText(of conflict: SyncConflict, upTo limit: Int = 400) -> String {
    text(conflict.otherSide, of: conflict, limit) { $0.other }
  }

  private func text(
    _ side: SyncConflict.Side?, of conflict: SyncConflict, _ limit: Int,
    _ value: (SyncConflict.Difference) -> SyncConflict.Difference.Side
  ) -> String {
    switch side {
    case .values:
      let differences = conflict.differences
      return differences.map { part in
        let text = self.text(value(part), of: part)
        return differences.count > 1 ? "\(part.label(conflict.item.kind)(language)) \(text)" : text
      }
      .joined(separator: ", ").quotable(limit: limit)
    case .row(let place):
      return text(of: place, conflict, limit)
    case .text(let words): return words(language)
    case nil: return ""
    }
  }

  /// Returns the content by which users distinguish the item from the other one, or its title if
  /// there is none.
  private func text(of place: ItemReference, _ conflict: SyncConflict, _ limit: Int) -> String {
    if case .aside(_, .orphaned) = conflict.notice {
      return language(ko: "둘 다 되살아남", en: "both come back")
    }
    return distinguishingText(of: place, conflict)
      ?? (place == conflict.item ? conflict.title : conflict.otherTitle)?.quotable(limit: limit)
      ?? place.name
  }

  /// Returns what distinguishes one of two items of the same day; nil if it has only a title.
  private func distinguishingText(of place: ItemReference, _ conflict: SyncConflict) -> String? {
    guard case .sameDay = conflict.notice else { return nil }
    let facts = place == conflict.item ? conflict.facts : conflict.otherFacts
    if let page = facts.pageText(language) { return page }
    return facts.delayDays.map { days in
      language(ko: "\(days)일 미룸", en: "postponed by \(Plural("day")(Int(clamping: days)))")
    }
  }
}

extension SyncConflict.Facts {
  fileprivate func pageText(_ language: Language) -> String? {
    page.map { language(ko: "\($0)쪽", en: "page \($0)") }
  }
}

import HearthDomain
import HearthWhen

/// Formats journal entries as sentences and JSON, relative to the current time.
package struct ChangeFormatter: Sendable {
  let clock: LocalClock

  package init(clock: LocalClock) {
    self.clock = clock
  }

  /// Returns a short sentence about what the entry did.
  func sentence(of entry: JournalEntry) -> Words {
    guard let undone = entry.undoes else {
      guard entry.summary.verb == .import else { return entry.summary.sentence }
      let (all, file) = (importedItems(by: entry), fileSource(of: entry))
      return Words(
        ko: "\(file.ko)\(KoreanParticle.object(all.ko)) 가져왔어요", en: "imported \(all.en)\(file.en)")
    }
    let thing = entry.summary.nounPhrase
    return entry.summary.verb == .redo
      ? Words(
        ko: "\(undone)번에서 되돌린 것을 다시 했어요: \(thing.ko)",
        en: "redid what \(undone) undid: \(thing.en)")
      : Words(ko: "\(undone)번을 되돌렸어요: \(thing.ko)", en: "undid \(undone): \(thing.en)")
  }

  /// Returns the number of imported items, with the noun of the main kind. The source text stored
  /// with an event is not counted.
  private func importedItems(by entry: JournalEntry) -> Words {
    // An import of settings is described by the number of its changes.
    if entry.summary.kind == .setting {
      let all = entry.itemCount
      return Words(ko: "바뀐 것 \(all)개", en: Plural("change")(all))
    }
    let (main, count) = (entry.summary.countedNoun, entry.summary.count)
    let texts = entry.summary.kind == .event ? count : 0
    let others = entry.itemCount - count - texts
    guard others > 0 else { return main }
    return Words(
      ko: "\(KoreanParticle.with(main.ko)) 그 밖에 바뀐 것 \(others)개",
      en: "\(main.en) and \(Plural("other change", "other changes")(others))")
  }

  /// Returns the file from which the entry was imported; empty if it had no name.
  private func fileSource(of entry: JournalEntry) -> Words {
    let name = entry.summary.subject.quotable()
    return name.isEmpty ? Words(ko: "", en: "") : Words(ko: "\(name)에서 ", en: " from \(name)")
  }

  /// Returns the entry's subject as a noun: `the watering of Mum`, `the import of 12 contacts`.
  private func nounPhrase(of entry: JournalEntry) -> Words {
    guard entry.summary.verb == .import else { return entry.summary.nounPhrase }
    let (all, file) = (importedItems(by: entry), fileSource(of: entry))
    return Words(ko: "\(file.ko)가져온 \(all.ko)", en: "the import of \(all.en)\(file.en)")
  }

  /// Returns a remark if the entry is not fully in effect, such as `undone by 58`; nil if it is.
  func stateRemark(of entry: JournalEntry) -> Words? {
    if let by = entry.undoneBy {
      // Undoing an undo entry means redoing the original change.
      return entry.summary.verb == .undo
        ? Words(ko: "\(by)번에서 다시 함", en: "redone by \(by)")
        : Words(ko: "\(by)번에서 되돌림", en: "undone by \(by)")
    }
    if entry.summary.irreversibleAction != nil { return Words(ko: "되돌리지 않음", en: "stays") }
    return switch entry.state {
    case .complete: nil
    case .trimmed: Words(ko: "오래되어 내용은 남아 있지 않음", en: "too old: its contents are gone")
    case .forgotten: Words(ko: "내용을 지움", en: "its contents were removed")
    }
  }

  /// Returns the time of the entry: `today 09:12`, `yesterday 21:10`, `20 Nov 15:00`.
  func timeText(of entry: JournalEntry) -> Words { timeText(entry.changedAt) }

  func timeText(_ instant: Instant) -> Words {
    let local = clock.zone.localTime(at: instant)
    return Words { DayFormatter($0, today: clock.today).nearbyTime(local, today: clock.today) }
  }

  /// Returns the sentence that tells since when all changes are recorded.
  func recordedSince(since instant: Instant) -> Words {
    let day = clock.zone.localTime(at: instant).day
    let words = Words { DayFormatter($0, today: clock.today).short(day) }
    return Words(ko: "\(words.ko)부터 바뀐 기록이 있어요.", en: "The history goes back to \(words.en).")
  }
}

// MARK: - Undo and redo

extension ChangeFormatter {
  /// Returns the message after an entry was undone, whose main step was `change`: what it concerned
  /// is back, gone, or as before.
  ///
  /// If a name is given, the message includes the entry's number; it includes the time if that is
  /// not recent. `step` supplies the restored values of an edited mood, whose name is only its
  /// level.
  func undoResult(
    _ entry: JournalEntry, _ change: JournalStep.Change, _ name: EntryName? = nil,
    step: JournalStep? = nil
  ) -> Words {
    let (thing, mark) = (nounPhrase(of: entry), undoneEntrySuffix(of: entry, name))
    let isSeveral = entry.summary.isPlural
    // A name given by the user keeps its first letter as it is.
    let isName = thing.en == entry.summary.subject.quotable()
    let start = isName ? thing.en : thing.en.capitalizedFirst
    if entry.summary.verb == .link { return undoResult(sync: entry, mark) }
    switch entry.summary.outcome(of: change) {
    case .restored:
      return Words(
        ko: "지운 것을 되돌렸어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") back\(mark.en).")
    case .removed:
      return Words(
        ko: "되돌렸어요: \(thing.ko)\(mark.ko)", en: "Undid \(thing.en)\(mark.en).")
    case .removedAgain:
      return Words(
        ko: "되돌려서 다시 없어졌어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") gone again\(mark.en).")
    case .mergeReverted:
      return Words(
        ko: "합친 것을 되돌려 다시 둘이에요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") no longer merged\(mark.en).")
    case .valueRestored:
      if let (korean, english) = entry.summary.undoneActionWording {
        return Words(
          ko: "\(korean) 되돌렸어요: \(thing.ko)\(mark.ko)",
          en: "\(start) \(english)\(mark.en).")
      }
      if entry.summary.verb == .rate {
        return Words(
          ko: "별점을 바꾸기 전으로 되돌렸어요: \(thing.ko)\(mark.ko)",
          en: "The rating of \(thing.en) is as before\(mark.en).")
      }
      if let again = step.flatMap(restoredSettingText) {
        return Words(ko: "\(again.ko)\(mark.ko)", en: "\(again.en)\(mark.en).")
      }
      if let now = step.flatMap(restoredMoodText) {
        return Words(
          ko: "바꾸기 전으로 되돌렸어요: \(now.ko)\(mark.ko)",
          en: "The mood is as before: \(now.en)\(mark.en).")
      }
      return Words(
        ko: "바꾸기 전으로 되돌렸어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") as before\(mark.en).")
    }
  }

  /// Returns the message after the changes of a link's sync were undone here. What the sync wrote
  /// to the other side stays until the next one.
  private func undoResult(sync entry: JournalEntry, _ mark: Words) -> Words {
    let (name, several) = (entry.summary.subject, entry.summary.countedNoun)
    let look = "hearth link sync \(Quoting.shellWord(name)) --dry-run"
    return Words(
      ko: "\(name.quotable()) 동기화로 여기에서 바뀐 것을 되돌렸어요: \(several.ko)\(mark.ko). 저쪽에 쓴 것은 그대로이고, 다음에"
        + " 동기화할 때 저쪽에서도 되돌려요. 미리 보려면: \(look)",
      en: "Undid what the sync of \(name.quotable()) changed here: \(several.en)\(mark.en). What it"
        + " wrote to the other side stays. The next sync undoes it there as well; to preview that:"
        + " \(look)")
  }

  /// Returns the restored value of a user's setting; nil for other steps.
  private func restoredSettingText(_ step: JournalStep) -> Words? {
    guard let setting = step.item.fileSetting, let field = step.fields.first else { return nil }
    guard case .text(let text) = field.before, !text.isEmpty else {
      return Words(ko: "\(setting.name) 값을 다시 비웠어요", en: "\(setting.name) is blank again")
    }
    let value = KoreanParticle.toward(text.quoted(.korean))
    return Words(
      ko: "\(setting.name) 값을 다시 \(value) 되돌렸어요",
      en: "\(setting.name) is \(text.quoted(.english)) again")
  }

  /// Returns the restored values of a mood: `level 35 → 50`; nil for other steps.
  private func restoredMoodText(_ step: JournalStep) -> Words? {
    guard step.item.kind == .mood, step.change == .changed else { return nil }
    func changes(_ language: Language) -> String {
      let words = FieldWords(language: language, clock: clock)
      let nothing = language(ko: "없음", en: "nothing")
      return ["level", "memo", "tags", "at"].compactMap { name in
        guard let field = step.fields.first(where: { $0.name == name }),
          field.before != field.after,
          let label = step.item.kind.label(of: name)?(language)
        else { return nil }
        let values = [field.after, field.before].map {
          words.text($0, of: field)?.quotable(limit: 30) ?? nothing
        }
        return "\(label) \(values.joined(separator: " → "))"
      }
      .joined(separator: ", ")
    }
    let (ko, en) = (changes(.korean), changes(.english))
    return en.isEmpty ? nil : Words(ko: ko, en: en)
  }

  /// Returns the number of the entry, and its time if it is not recent.
  private func undoneEntrySuffix(of entry: JournalEntry, _ name: EntryName?) -> Words {
    let age = clock.now().milliseconds.subtractingReportingOverflow(entry.changedAt.milliseconds)
    let isOld = age.overflow || !(0..<3_600_000).contains(age.partialValue)
    let (number, moment) = (name.map(entryNumber), isOld ? timeText(of: entry) : nil)
    return Words { language in
      let parts = [number, moment].compactMap { $0?.callAsFunction(language) }
      return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
  }

  /// Returns the result of a redo.
  func redoResult(_ entry: JournalEntry, _ name: EntryName? = nil) -> Words {
    let (sentence, number) = (sentence(of: entry), name.map(entryNumber))
    let mark = Words { language in number.map { " (\($0(language)))" } ?? "" }
    return Words(
      ko: "다시 했어요. \(sentence.ko)\(mark.ko)", en: "Redone: \(sentence.en)\(mark.en).")
  }

  /// Returns `entry 12`, or `기록 12번`: a number alone could also be the name of a mood.
  private func entryNumber(_ name: EntryName) -> Words {
    Words(ko: "기록 \(name)번", en: "entry \(name)")
  }
}

extension ChangeSummary {
  /// Whether the subject is plural. The colours of one day are, although they are one item.
  fileprivate var isPlural: Bool {
    count > 1 || kind == .dayPalette || kind == .setting && subject == "mood.palette"
  }

  /// The wording for the undo of an action that is not clear from the name of the thing alone, such
  /// as `is no longer liked`; nil for other actions.
  fileprivate var undoneActionWording: (ko: String, en: String)? {
    guard count == 1 || verb == .done else { return nil }
    return switch verb {
    case .finish: ("다 읽은 것을", "is no longer finished")
    case .reopen: ("다시 펼친 것을", "is finished again")
    case .readAgain: ("다시 읽기 시작한 것을", "is no longer being read again")
    case .favourite: ("좋아하는 책에 넣은 것을", "is no longer a favourite")
    case .unfavourite: ("좋아하는 책에서 뺀 것을", "is a favourite again")
    case .like: ("좋아하는 글귀에 담은 것을", "is no longer liked")
    case .unlike: ("좋아하는 글귀에서 뺀 것을", "is liked again")
    case .use: ("쓴 글귀로 표시한 것을", "is unused again")
    case .unuse: ("안 쓴 글귀로 표시한 것을", "is used again")
    case .done: ("완료로 표시한 것을", "\(count == 1 ? "is" : "are") no longer done")
    case .add, .edit, .remove, .water, .review, .postpone, .plant, .read, .rate, .move, .shuffle,
      .palette, .setting, .rename, .import, .restore, .bringBack, .merge, .setAside, .link, .undo,
      .redo:
      nil
    }
  }

  /// The effect that undoing a change has on its subject.
  fileprivate enum Outcome {
    case restored
    /// Something that the user added is gone.
    case removed
    /// Something is gone again that an edit, a restore or a sync had brought.
    case removedAgain
    case mergeReverted
    case valueRestored
  }

  fileprivate func outcome(of change: JournalStep.Change) -> Outcome {
    if verb == .merge { return .mergeReverted }
    switch kind {
    // An exception describes how an occurrence differs from its series, which stays.
    case .exception:
      return verb == .remove ? .restored : verb == .bringBack ? .removedAgain : .valueRestored
    // Calendars that were added or removed are treated like other things; a renamed one only gets
    // its old name back.
    case .setting where concernsCalendar && verb != .edit: break
    case .dayPalette, .setting, .eventText: return .valueRestored
    case .person, .watering, .postponement, .contact, .saying, .mood, .event, .toDo, .book,
      .pastReading,
      .record, .sentence:
      break
    }
    switch change {
    case .removed: return .restored
    case .changed: return .valueRestored
    case .added:
      return switch verb {
      case .add, .water, .postpone, .plant, .read, .readAgain, .import: .removed
      // A part of a series that was split off belongs to the series again.
      case .edit where kind == .event: .valueRestored
      // A finished to-do is open again; its completion is not an item of its own.
      case .done: .valueRestored
      case .remove, .edit, .review, .like, .unlike, .use, .unuse, .finish, .reopen, .rate,
        .favourite, .unfavourite, .move, .shuffle, .palette, .setting, .rename, .restore,
        .bringBack, .merge, .setAside, .link, .undo, .redo:
        .removedAgain
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Fields

/// A changed field with its displayed texts.
struct FieldChange: Hashable {
  let label: String
  /// The old and the new value; for added or removed things only the existing one.
  let text: String
}

extension ChangeFormatter {
  /// Returns what the step did to which thing: `added: the watering of Mum`.
  func title(of step: JournalStep) -> Words {
    let thing = step.item.kind.nounPhrase(
      of: step.item.isOutsideStore ? step.title : step.item.key ?? step.title)
    return switch step.change {
    case .added: Words(ko: "추가한 것: \(thing.ko)", en: "added: \(thing.en)")
    case .changed: Words(ko: "바뀐 것: \(thing.ko)", en: "changed: \(thing.en)")
    case .removed: Words(ko: "지운 것: \(thing.ko)", en: "removed: \(thing.en)")
    }
  }

  /// Returns the fields of the step that are displayed to users, in display order.
  private func displayedFields(_ step: JournalStep) -> [JournalField] {
    let unread: Set = ["deckPlace", "aside", "openedAt", "secondsEast"]
    // Positions of shapes are displayed only if they changed.
    let placed: Set = ["across", "down", "place", "firstPage"]
    return step.fields.filter { field in
      let isOwner = field.fieldType == .id && field.after == .number(step.owner)
      let wasOwner = field.fieldType == .id && field.before == .number(step.owner)
      return !unread.contains(field.name) && !isOwner && !wasOwner
        && (step.change == .changed || !placed.contains(field.name))
    }
    .sorted { JournalKind.displayOrder(of: $0.name) < JournalKind.displayOrder(of: $1.name) }
  }

  /// Returns the fields that have a value before or after.
  func fields(of step: JournalStep, _ language: Language) -> [FieldChange] {
    let words = FieldWords(language: language, clock: clock)
    let nothing = language(ko: "없음", en: "nothing")
    return displayedFields(step).compactMap { field in
      let before = words.text(field.before, of: field)
      let after = words.text(field.after, of: field)
      guard before != nil || after != nil else { return nil }
      let text =
        step.change == .changed
        ? "\(before ?? nothing) → \(after ?? nothing)" : before ?? after ?? nothing
      let label = step.item.kind.label(of: field.name)?(language) ?? field.name
      return FieldChange(label: label, text: text)
    }
  }
}

extension DayFormatter {
  /// Returns text such as `today 09:12`, `yesterday 21:10`, `20 Nov 15:00`.
  fileprivate func nearbyTime(_ local: LocalTime, today: Day) -> String {
    (0...1).contains(today - local.day)
      ? "\(relative(local.day)) \(time(local.time))" : short(local)
  }
}

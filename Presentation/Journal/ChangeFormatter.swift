import HearthDomain

/// Puts changes into words and JSON, as seen from now.
package struct ChangeFormatter: Sendable {
  let clock: LocalClock

  package init(clock: LocalClock) {
    self.clock = clock
  }

  /// What an entry did, in a few words.
  func sentence(of entry: JournalEntry) -> Words {
    guard let undone = entry.undoes else {
      guard entry.words.verb == .import else { return entry.words.sentence }
      let (all, file) = (imported(by: entry), file(of: entry))
      return Words(
        ko: "\(file.ko)\(KoreanParticle.object(all.ko)) 가져왔어요", en: "imported \(all.en)\(file.en)")
    }
    let thing = entry.words.thing
    return entry.words.verb == .redo
      ? Words(
        ko: "\(undone)번에서 되돌린 것을 다시 했어요: \(thing.ko)",
        en: "did again what \(undone) took back: \(thing.en)")
      : Words(ko: "\(undone)번을 되돌렸어요: \(thing.ko)", en: "took back \(undone): \(thing.en)")
  }

  /// All that an import brought, of which the main kind is named. The text from which an event was
  /// read is kept beside it, and is nothing else to whoever reads it.
  private func imported(by entry: JournalEntry) -> Words {
    // What is kept of a file beside its events is no setting to whoever reads it.
    if entry.words.kind == .setting {
      let all = entry.count
      return Words(ko: "바뀐 것 \(all)개", en: Plural("change")(all))
    }
    let (main, count) = (entry.words.several, entry.words.count)
    let texts = entry.words.kind == .event ? count : 0
    let others = entry.count - count - texts
    guard others > 0 else { return main }
    return Words(
      ko: "\(KoreanParticle.with(main.ko)) 그 밖에 바뀐 것 \(others)개",
      en: "\(main.en) and \(Plural("other change", "other changes")(others))")
  }

  /// From which file it was imported; nothing where that had no name.
  private func file(of entry: JournalEntry) -> Words {
    let name = entry.words.subject.quotable()
    return name.isEmpty ? Words(ko: "", en: "") : Words(ko: "\(name)에서 ", en: " from \(name)")
  }

  /// What the entry was about, as a thing: `the watering of Mum`, `the import of 12 contacts`.
  private func thing(of entry: JournalEntry) -> Words {
    guard entry.words.verb == .import else { return entry.words.thing }
    let (all, file) = (imported(by: entry), file(of: entry))
    return Words(ko: "\(file.ko)가져온 \(all.ko)", en: "the import of \(all.en)\(file.en)")
  }

  /// What is left of it, where that is not all: `taken back by 58`.
  func mark(of entry: JournalEntry) -> Words? {
    if let by = entry.undoneBy {
      // What took something back is itself taken back by doing that again.
      return entry.words.verb == .undo
        ? Words(ko: "\(by)번에서 다시 함", en: "done again by \(by)")
        : Words(ko: "\(by)번에서 되돌림", en: "taken back by \(by)")
    }
    if entry.words.staying != nil { return Words(ko: "되돌리지 않음", en: "stays") }
    return switch entry.state {
    case .whole: nil
    case .trimmed: Words(ko: "오래되어 내용은 남아 있지 않음", en: "too old: its contents are gone")
    case .forgotten: Words(ko: "내용을 지움", en: "its contents were removed")
    }
  }

  /// `today 09:12`, `yesterday 21:10`, `20 Nov 15:00`.
  func moment(of entry: JournalEntry) -> Words { moment(entry.at) }

  func moment(_ instant: Instant) -> Words {
    let local = clock.zone.localTime(at: instant)
    return Words { DateWords($0, today: clock.today).near(local) }
  }

  /// Since when all changes are known.
  func known(since instant: Instant) -> Words {
    let day = clock.zone.localTime(at: instant).day
    let words = Words { DateWords($0, today: clock.today).short(day) }
    return Words(ko: "\(words.ko)부터 바뀐 것이 남아 있어요.", en: "Known since \(words.en).")
  }
}

// MARK: - Taken back and done again

extension ChangeFormatter {
  /// What became of a change that was taken back, which had done that to what it was mainly about:
  /// the thing is back, is gone, is as before. With a number where one may want to name it, and
  /// the time where it was not just now. Of an edited mood, which is called by its level, the step
  /// tells what holds again.
  func takenBack(
    _ entry: JournalEntry, _ change: JournalStep.Change, _ name: EntryName? = nil,
    step: JournalStep? = nil
  ) -> Words {
    let (thing, mark) = (thing(of: entry), takenBackMark(of: entry, name))
    let isSeveral = entry.words.isPlural
    // A name that somebody gave stays as it was written.
    let isName = thing.en == entry.words.subject.quotable()
    let start = isName ? thing.en : thing.en.capitalizedFirst
    switch entry.words.outcome(of: change) {
    case .back:
      return Words(
        ko: "지운 것을 되돌렸어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") back\(mark.en).")
    case .gone:
      return Words(
        ko: "되돌렸어요: \(thing.ko)\(mark.ko)", en: "Took back \(thing.en)\(mark.en).")
    case .goneAgain:
      return Words(
        ko: "다시 없어졌어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") gone again\(mark.en).")
    case .parted:
      return Words(
        ko: "합친 것을 되돌려 다시 둘이에요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") no longer merged\(mark.en).")
    case .asBefore:
      if let (korean, english) = entry.words.reversal {
        return Words(
          ko: "\(korean) 되돌렸어요: \(thing.ko)\(mark.ko)",
          en: "\(start) \(english)\(mark.en).")
      }
      if entry.words.verb == .rate {
        return Words(
          ko: "별점을 바꾸기 전으로 되돌렸어요: \(thing.ko)\(mark.ko)",
          en: "The stars of \(thing.en) are as before\(mark.en).")
      }
      if let again = step.flatMap(chosenAgain) {
        return Words(ko: "\(again.ko)\(mark.ko)", en: "\(again.en)\(mark.en).")
      }
      if let now = step.flatMap(holdingAgain) {
        return Words(
          ko: "바꾸기 전으로 되돌렸어요: \(now.ko)\(mark.ko)",
          en: "The mood is as before: \(now.en)\(mark.en).")
      }
      return Words(
        ko: "바꾸기 전으로 되돌렸어요: \(thing.ko)\(mark.ko)",
        en: "\(start) \(isSeveral ? "are" : "is") as before\(mark.en).")
    }
  }

  /// The value that a setting of the user's has again; nil for any other step.
  private func chosenAgain(_ step: JournalStep) -> Words? {
    guard let setting = step.place.chosen, let field = step.fields.first else { return nil }
    guard case .text(let text) = field.before, !text.isEmpty else {
      return Words(ko: "\(setting.name) 값을 다시 비웠어요", en: "\(setting.name) is blank again")
    }
    let value = KoreanParticle.toward(text.quoted(.korean))
    return Words(
      ko: "\(setting.name) 값을 다시 \(value) 되돌렸어요",
      en: "\(setting.name) is \(text.quoted(.english)) again")
  }

  /// What of a mood was otherwise for a while, and is what it was again: `level 35 → 50`.
  private func holdingAgain(_ step: JournalStep) -> Words? {
    guard step.place.kind == .mood, step.change == .changed else { return nil }
    func changes(_ language: Language) -> String {
      let words = FieldWords(language: language, clock: clock)
      let nothing = language(ko: "없음", en: "nothing")
      return ["level", "memo", "tags", "at"].compactMap { name in
        guard let field = step.fields.first(where: { $0.name == name }),
          field.before != field.after,
          let label = step.place.kind.label(of: name)?(language)
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

  /// Its number, and when it was where nobody would think of that change first.
  private func takenBackMark(of entry: JournalEntry, _ name: EntryName?) -> Words {
    let age = clock.now().milliseconds.subtractingReportingOverflow(entry.at.milliseconds)
    let isOld = age.overflow || !(0..<3_600_000).contains(age.partialValue)
    let (number, moment) = (name.map(numbered), isOld ? moment(of: entry) : nil)
    return Words { language in
      let parts = [number, moment].compactMap { $0?.callAsFunction(language) }
      return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
  }

  /// What was done again.
  func doneAgain(_ entry: JournalEntry, _ name: EntryName? = nil) -> Words {
    let (sentence, number) = (sentence(of: entry), name.map(numbered))
    let mark = Words { language in number.map { " (\($0(language)))" } ?? "" }
    return Words(
      ko: "다시 했어요. \(sentence.ko)\(mark.ko)", en: "Done again: \(sentence.en)\(mark.en).")
  }

  /// By which one may name it: a mood is called by a number, too.
  private func numbered(_ name: EntryName) -> Words {
    Words(ko: "\(name)번", en: "no. \(name)")
  }
}

extension ChangeWords {
  /// Whether it is spoken of as several: the colours of one day are.
  fileprivate var isPlural: Bool {
    count > 1 || kind == .dayPalette || kind == .setting && subject == "mood.palette"
  }

  /// What was done to the one thing, and what holds of it again, where its name alone would not
  /// tell which of all that can be done to it; nil where it was edited.
  fileprivate var reversal: (ko: String, en: String)? {
    guard count == 1 else { return nil }
    return switch verb {
    case .finish: ("다 읽은 것을", "is not finished any more")
    case .reopen: ("다시 펼친 것을", "is finished again")
    case .readAgain: ("다시 읽기 시작한 것을", "is not being read again any more")
    case .favourite: ("좋아하는 책에 넣은 것을", "is no favourite any more")
    case .unfavourite: ("좋아하는 책에서 뺀 것을", "is a favourite again")
    case .like: ("좋아하는 글귀에 담은 것을", "is not liked any more")
    case .unlike: ("좋아하는 글귀에서 뺀 것을", "is liked again")
    case .use: ("쓴 글귀로 표시한 것을", "is unused again")
    case .unuse: ("안 쓴 글귀로 표시한 것을", "is used again")
    case .done: ("했다고 표시한 것을", "is not done any more")
    case .add, .edit, .remove, .water, .review, .postpone, .plant, .read, .rate, .move, .shuffle,
      .palette, .setting, .rename, .import, .restore, .bringBack, .merge, .setAside, .link, .undo,
      .redo:
      nil
    }
  }

  /// What is true of what a change was about once that was taken back.
  fileprivate enum Outcome {
    case back
    /// What somebody had done is not done.
    case gone
    /// A thing that was brought, by an edit or from elsewhere, is not there any more.
    case goneAgain
    case parted
    case asBefore
  }

  fileprivate func outcome(of change: JournalStep.Change) -> Outcome {
    if verb == .merge { return .parted }
    switch kind {
    // These are there to say what is different about something that stays.
    case .exception: return verb == .remove ? .back : verb == .bringBack ? .goneAgain : .asBefore
    // What its name was before is what a renamed calendar has again.
    case .setting where isOfCalendar && verb != .edit: break
    case .dayPalette, .setting, .eventText: return .asBefore
    case .person, .watering, .postponement, .contact, .saying, .mood, .event, .book, .pastReading,
      .record, .sentence:
      break
    }
    switch change {
    case .removed: return .back
    case .changed: return .asBefore
    case .added:
      return switch verb {
      case .add, .water, .postpone, .plant, .read, .readAgain, .import: .gone
      // The rest of a series that became one of its own is part of the first again.
      case .edit where kind == .event: .asBefore
      // What was done waits to be done; that it was is no thing of its own to anybody.
      case .done: .asBefore
      case .remove, .edit, .review, .like, .unlike, .use, .unuse, .finish, .reopen, .rate,
        .favourite, .unfavourite, .move, .shuffle, .palette, .setting, .rename, .restore,
        .bringBack, .merge, .setAside, .link, .undo, .redo:
        .goneAgain
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Fields

/// A field of a step, as it is told.
struct FieldChange: Hashable {
  let label: String
  /// What it was and is; of what was added or removed only what it had.
  let text: String
}

extension ChangeFormatter {
  /// What the step did, in a word, with the thing: `added: the watering of Mum`.
  func title(of step: JournalStep) -> Words {
    let thing = step.place.kind.name(
      of: step.place.isBeside ? step.title : step.place.key ?? step.title)
    return switch step.change {
    case .added: Words(ko: "추가한 것: \(thing.ko)", en: "added: \(thing.en)")
    case .changed: Words(ko: "바뀐 것: \(thing.ko)", en: "changed: \(thing.en)")
    case .removed: Words(ko: "지운 것: \(thing.ko)", en: "removed: \(thing.en)")
    }
  }

  /// The fields that people are told of, in an order of their own.
  private func told(_ step: JournalStep) -> [JournalField] {
    let unread: Set = ["deckPlace", "aside", "openedAt", "secondsEast"]
    // Where a shape stands is told where it has moved.
    let placed: Set = ["across", "down", "place", "firstPage"]
    return step.fields.filter { field in
      let isOwner = field.form == .id && field.after == .number(step.owner)
      let wasOwner = field.form == .id && field.before == .number(step.owner)
      return !unread.contains(field.name) && !isOwner && !wasOwner
        && (step.change == .changed || !placed.contains(field.name))
    }
    .sorted { JournalKind.order(of: $0.name) < JournalKind.order(of: $1.name) }
  }

  /// The fields that say something.
  func fields(of step: JournalStep, _ language: Language) -> [FieldChange] {
    let words = FieldWords(language: language, clock: clock)
    let nothing = language(ko: "없음", en: "nothing")
    return told(step).compactMap { field in
      let before = words.text(field.before, of: field)
      let after = words.text(field.after, of: field)
      guard before != nil || after != nil else { return nil }
      let text =
        step.change == .changed
        ? "\(before ?? nothing) → \(after ?? nothing)" : before ?? after ?? nothing
      let label = step.place.kind.label(of: field.name)?(language) ?? field.name
      return FieldChange(label: label, text: text)
    }
  }
}

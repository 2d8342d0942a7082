extension ChangeSummary {
  /// Summarises the steps of a change, sorted by significance. There must be at least one.
  package init(of steps: [JournalStep]) {
    // If a new page count changed the book's records, their steps come first, but the book is the
    // main item.
    let leading = steps.first.map { $0.item.kind == .record && $0.change == .changed } ?? false
    let book = leading ? steps.first(where: \.changesPageCount) : nil
    guard let main = book ?? steps.first else {
      self.init(.edit, .setting, "", count: 0)
      return
    }
    let alike = steps.lazy.filter { $0.item.kind == main.item.kind && $0.change == main.change }
    // To users, the source text of an event is the event.
    let kind = main.item.kind == .eventText ? .event : main.item.kind
    self.init(ChangeVerb(of: steps, about: main), kind, main.title, count: alike.count)
  }

  /// Copy with a greater count.
  package func addingToCount(_ more: Int) -> ChangeSummary {
    ChangeSummary(verb, kind, subject, count: count + more)
  }

  /// Copy with an explicitly given verb for the steps of a change.
  package func withVerb(
    _ verb: ChangeVerb, subject: String?, of steps: [JournalStep] = []
  ) -> ChangeSummary {
    // A repeating to-do that is done changes, too, but its record counts.
    let ticked =
      [.done, .reopen].contains(verb) ? steps.count { $0.item.kind == kind && $0.ticks } : 0
    return ChangeSummary(verb, kind, subject ?? self.subject, count: ticked > 0 ? ticked : count)
  }
}

extension ChangeVerb {
  init(of steps: [JournalStep], about main: JournalStep) {
    self =
      switch main.change {
      case .added: .init(adding: main.item, with: steps)
      case .removed: .init(settingOf: main.item) ?? .remove
      case .changed: .init(changing: main, with: steps)
      }
  }

  private init(adding place: ItemReference, with steps: [JournalStep]) {
    self =
      switch place.kind {
      case .person: .plant
      case .watering: .water
      case .postponement: .postpone
      case .record: steps.contains(where: \.finishesBook) ? .finish : .read
      case .pastReading: .readAgain
      case .dayPalette, .setting: .init(settingOf: place) ?? .setting
      case .exception, .eventText: .edit
      case .contact, .saying, .mood, .event, .toDo, .book, .sentence: .add
      }
  }

  /// The verb of all changes of a palette or setting; nil for other kinds.
  private init?(settingOf place: ItemReference) {
    switch place.kind {
    case .dayPalette: self = .palette
    case .setting: self = place.key == ItemReference.displayNameKey ? .rename : .setting
    case .person, .watering, .postponement, .contact, .saying, .mood, .event, .exception,
      .eventText, .toDo, .book, .pastReading, .record, .sentence:
      return nil
    }
  }

  private init(changing step: JournalStep, with steps: [JournalStep]) {
    let names = Set(step.fields.map(\.name))
    self =
      switch step.item.kind {
      case .watering: names.isSubset(of: reviewFields) ? .review : .edit
      case .saying: .init(marking: step) ?? .edit
      case .mood: names.isSubset(of: positionFields) ? .shuffle : .edit
      case .book: .init(changingBook: step, names, with: steps)
      case .record: step.movesToLaterPage ? .read : .edit
      case .dayPalette, .setting: .init(settingOf: step.item) ?? .setting
      case .person, .postponement, .contact, .event, .exception, .eventText, .toDo, .pastReading,
        .sentence:
        .edit
      }
  }

  private init?(marking step: JournalStep) {
    guard step.fields.count == 1, let field = step.fields.first else { return nil }
    switch field.name {
    case "likedAt" where field.before == .nothing: self = .like
    case "likedAt" where field.after == .nothing: self = .unlike
    case "usedAt" where field.before == .nothing: self = .use
    case "usedAt" where field.after == .nothing: self = .unuse
    default: return nil
    }
  }

  private init(changingBook step: JournalStep, _ names: Set<String>, with steps: [JournalStep]) {
    func field(_ name: String) -> JournalField? { step.fields.first { $0.name == name } }
    if steps.contains(where: { $0.item.kind == .pastReading && $0.change == .added }) {
      self = .readAgain
    } else if step.finishesBook {
      self = .finish
    } else if step.fields.contains(where: {
      finishingFields.contains($0.name) && $0.after == .nothing
    }),
      field("reading") == nil
    {
      self = .reopen
    } else if names == ["halfStars"] {
      self = .rate
    } else if names == ["favouriteSince"] {
      self = field("favouriteSince")?.after == .nothing ? .unfavourite : .favourite
    } else if names == ["place"] {
      self = .move
    } else {
      self = .edit
    }
  }
}

/// Fields of a book that mark it as finished.
private let finishingFields: Set = ["finishedOn", "finishedSometime"]

/// Fields of a watering that form its review.
private let reviewFields: Set = ["keyword1", "keyword2", "keyword3", "memo"]

/// Fields of a mood that form its position on the canvas.
private let positionFields: Set = ["across", "down"]

extension JournalStep {
  /// Whether the step marks a to-do as done or not done.
  fileprivate var ticks: Bool { change != .changed || fields.contains { $0.name == "doneAt" } }

  /// Whether the step finishes a book.
  fileprivate var finishesBook: Bool {
    item.kind == .book && change == .changed
      && fields.contains { finishingFields.contains($0.name) && $0.before == .nothing }
      && !fields.contains { $0.name == "reading" }
  }

  /// Whether the step changes a book's page count, which may also change the pages of its records.
  fileprivate var changesPageCount: Bool {
    item.kind == .book && change == .changed && fields.contains { $0.name == "pages" }
  }

  /// Whether the step moves a record to a later page.
  fileprivate var movesToLaterPage: Bool {
    guard let page = fields.first(where: { $0.name == "page" }),
      case (.number(let before), .number(let after)) = (page.before, page.after)
    else { return false }
    return after > before && Set(fields.map(\.name)).isSubset(of: ["page", "at"])
  }
}

import HearthDomain

/// A thing whose history can be displayed.
package struct HistorySubject: Hashable, Sendable {
  let kind: JournalKind
  let id: Int64
  let name: Words

  init(_ kind: JournalKind, _ id: Int64, called subject: String) {
    self.kind = kind
    self.id = id
    name = kind.nounPhrase(of: subject)
  }

  /// Creates the thing at the route; nil if the route does not lead to a thing.
  init?(at route: Route, called name: Words) {
    switch route {
    case .person(let id), .watering(_, of: let id, on: _), .review(_, of: let id):
      (kind, self.id) = (.person, id.rawValue)
    case .contact(let id): (kind, self.id) = (.contact, id.rawValue)
    case .saying(let id): (kind, self.id) = (.saying, id.rawValue)
    case .mood(let id): (kind, self.id) = (.mood, id.rawValue)
    case .event(let place): (kind, id) = (.event, place.event.rawValue)
    case .book(let id), .sentence(_, of: let id): (kind, self.id) = (.book, id.rawValue)
    case .task(let task): (kind, self.id) = (.toDo, task.toDo.id.rawValue)
    case .tab, .gauge: return nil
    }
    self.name = name
  }
}

extension PeopleCoordinator {
  var selection: HistorySubject? {
    let person: Person? =
      switch pages.front {
      case nil: home.selected
      case .details(let state): state.person
      case .calendar(let state): state.person
      case .water, .review, .postpone, .pickContact, .form, .totals, .contacts, .contactForm: nil
      }
    return person.map { HistorySubject(.person, $0.id.rawValue, called: $0.name) }
  }
}

extension SayingsCoordinator {
  var selection: HistorySubject? {
    let saying: Saying? =
      switch pages.front {
      case nil: home.selected
      case .saying(let state): state.saying
      case .search, .share, .cardFile, .form: nil
      }
    return saying.map { HistorySubject(.saying, $0.id.rawValue, called: $0.text(language)) }
  }
}

extension MoodsCoordinator {
  var selection: HistorySubject? {
    let mood: Mood? =
      switch pages.front {
      case nil: home.mood
      case .diary(let state): state.selected
      case .gauge, .calendar, .year, .onThisDay, .totals, .palettes: nil
      }
    return mood.map { HistorySubject(.mood, $0.id.rawValue, called: $0.form.number) }
  }
}

extension ScheduleCoordinator {
  var selection: HistorySubject? {
    guard pages.isEmpty else { return nil }
    if let task = home.selectedTask {
      return HistorySubject(.toDo, task.toDo.rawValue, called: task.title)
    }
    return home.selectedEntry.map {
      HistorySubject(.event, $0.event.id.rawValue, called: $0.event.title)
    }
  }
}

extension BooksCoordinator {
  var selection: HistorySubject? {
    let book: Book? =
      switch pages.front {
      case nil: home.selected
      case .book(let state): state.book
      case .shelf(let state): state.selected
      case .entry, .rating, .form, .sentenceForm, .share, .cardFile, .analysis, .calendar, .day,
        .search:
        nil
      }
    return book.map { HistorySubject(.book, $0.id.rawValue, called: $0.title) }
  }
}

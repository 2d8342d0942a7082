import HearthDomain

/// A thing whose history can be displayed.
package struct HistorySubject: Hashable, Sendable {
  let kind: JournalKind
  let id: Int64
  let name: Words

  init(_ kind: JournalKind, _ id: Int64, called subject: (Language) -> String) {
    self.kind = kind
    self.id = id
    name = Words { kind.nounPhrase(of: subject($0))($0) }
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
    case .tab, .day, .gauge: return nil
    }
    self.name = name
  }
}

extension Person {
  var historySubject: HistorySubject { HistorySubject(.person, id.rawValue) { _ in name } }
}

extension Saying {
  var historySubject: HistorySubject { HistorySubject(.saying, id.rawValue, called: text) }
}

extension Mood {
  var historySubject: HistorySubject { HistorySubject(.mood, id.rawValue) { _ in form.number } }
}

extension Book {
  var historySubject: HistorySubject { HistorySubject(.book, id.rawValue) { _ in title } }
}

import HearthDomain
import JSONText

/// Changes by commands.
extension PersonTools {
  /// Performs a change and reports it, with notes on what the command guessed.
  func carryOut(
    _ change: PeopleChange, _ notes: [String?] = [], in console: inout Console
  ) throws {
    if let outcome = try perform(change, in: &console) { report(outcome, notes, in: &console) }
  }

  /// Performs a change after asking the questions that it leaves open. Returns nil after a no.
  func perform(_ change: PeopleChange, in console: inout Console) throws -> PeopleOutcome? {
    let staying =
      switch change {
      case .plant: Words.nothingPlanted
      case .remove, .removeWatering, .removeContacts: Words.nothingRemoved
      case .edit, .water, .review, .postpone, .join, .addContact, .editContact:
        Words.nothingChanged
      }
    return try console.asking(today: formatter.today, orSays: staying) {
      try people.perform(change, agreed: $0)
    }
  }

  func report(_ outcome: PeopleOutcome, _ notes: [String?] = [], in console: inout Console) {
    let language = console.language
    var said = outcome.messages(Wording(language: language))
    if outcome.isUnchanged {
      console.recordNoEffect()
    } else {
      said += notes + [nextCommand(after: outcome, console)]
    }
    console.confirm(said, json: json(of: outcome, in: language))
  }

  private func json(of outcome: PeopleOutcome, in language: Language) -> JSONObject {
    let person = { [formatter] (person: Person) in formatter.json(of: person, in: language) }
    return switch outcome {
    case .watered(let outcome), .reviewed(let outcome): outcome.counted.json
    case .planted(let change), .edited(let change): person(change.after)
    case .removed(let people): .several(people.map(person))
    case .removedWatering(let outcome): person(outcome.change.after)
    case .postponed(let outcome): person(outcome.change.after)
    case .joined(let outcome): person(outcome.person)
    case .addedContact(let contact), .editedContact(_, let contact):
      contact.json(today: formatter.today)
    case .removedContacts(let contacts):
      .several(contacts.map { $0.json(today: formatter.today) })
    }
  }

  /// Returns the command that people may want to run next.
  private func nextCommand(after outcome: PeopleOutcome, _ console: Console) -> String? {
    let language = console.language
    let name = { [people] (person: Person) in
      Quoting.shellWord(people.queries.commandLineName(person))
    }
    if case .watered(let watered) = outcome, watered.needsReview, console.form == .terminal {
      return language(ko: "나눈 이야기를 남기려면:", en: "To write down what you talked about:")
        + "\n  hearth person review \(name(watered.change.after)) --keyword … --memo …"
    }
    if case .addedContact(let contact) = outcome {
      return language(ko: "심으려면:", en: "To plant this person:")
        + "\n  hearth person add --from-contact \(contact.id.shortForm) --every 7"
    }
    if case .edited(let change) = outcome, change.hasWilted {
      return language(
        ko: "마지막 연락 대신 오늘부터 세려면:",
        en: "To count from today rather than from the last contact:")
        + "\n  hearth person edit \(name(change.after)) --from-today"
    }
    return nil
  }
}

import HearthDomain

extension PeopleCoordinator {
  mutating func perform(_ effect: PeopleEffect) throws -> TabOutcome {
    switch effect {
    case .show(.wateringInCalendar(let watering)):
      try show(watering.id, of: watering.personID, on: watering.day)
    case .addMissingNotes(let id):
      guard let watering = try tools.people.queries.lastReview(of: id).unreviewedWaterings.first
      else {
        return .refused(LastReviewWords.nothingMissingReason)
      }
      return try perform(.show(.review(watering)))
    case .show(let place):
      pages.push(try page(for: place))
      try readVisibleRows()
    case .back:
      pages.pop()
      return showPendingNotice()
    case .reloadList: try rereadList(keeping: nil)
    case .find(let text): try findContacts(text)
    case .reread: try rereadFront { try $0.reread(&$1) }
    case .ask(let question, let effect): return pages.askQuestion(question, before: effect)
    case .openEditor(let text): return .openEditor(text)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private mutating func perform(_ change: PeopleEffect.Change) throws -> TabOutcome {
    switch change {
    case .water(let id, let means, let own, let day, let link):
      return try water(id, by: means, called: own, on: day, opening: link)
    case .review(let id, let keywords, let memo):
      return try review(id, keywords: keywords, memo: memo)
    case .postpone(let id, let days): return try postpone(id, days: days)
    case .plant(let details, let contact, let isBeside, let isSharing):
      return try plant(
        details, from: contact, allowsNamesake: isBeside, sharingNumber: isSharing)
    case .edit(let id, let details, let isSharing):
      return try edit(id, to: details, sharingNumber: isSharing)
    case .remove(let id):
      let person = try tools.people.remove(id)
      try returnToGarden(selecting: nil)
      return .showMessage(CareMessages.removedMessage(person))
    case .removeWatering(let id):
      let outcome = try tools.people.removeWatering(id)
      try rereadAll(keeping: outcome.watering.personID)
      return .showMessage(CareMessages.removedMessage(outcome))
    case .saveContact(let id, let details, let book):
      return try saveContact(details, of: id, in: book)
    case .removeContact(let id):
      let contact = try tools.people.removeContact(id)
      try rereadAll(keeping: home.selected?.id)
      return .showMessage(
        Words(
          ko: "연락처를 지웠어요: \(contact.name)", en: "Removed the contact \(contact.name)."))
    case .join(let contact, let id):
      let outcome = try tools.people.joinContact(contact, to: id)
      try pop(selecting: id)
      let sentences = CareMessages.joinedMessages(outcome)
      return .showMessage(
        Words(
          ko: sentences.map(\.ko).joined(separator: " "),
          en: sentences.map(\.en).joined(separator: " ")))
    }
  }

  /// Saves the form of a contact; errors are shown next to their fields.
  private mutating func saveContact(
    _ details: ContactDetails, of id: ID<Contact>?, in book: CalendarName?
  ) throws -> TabOutcome {
    do {
      let contact =
        try id.map { try tools.people.editContact($0, to: details, in: book) }
        ?? tools.people.addContact(details, in: book ?? .home)
      pages.pop()
      try rereadAll(keeping: home.selected?.id)
      return .showMessage(
        Words(ko: "연락처를 저장했어요: \(contact.name)", en: "Saved the contact \(contact.name)."))
    } catch let error as DomainError {
      guard pages[PeoplePage.contactForm]?.showError(error) == true else { throw error }
      return .handled
    }
  }

  /// Adds a person; asks first if another one has the same name or number.
  private mutating func plant(
    _ details: PersonDetails, from contact: ID<Contact>?, allowsNamesake: Bool,
    sharingNumber: Bool
  ) throws -> TabOutcome {
    do {
      return try saveForm {
        let person = try $0.tools.people.plant(
          details, from: contact, allowsNamesake: allowsNamesake, sharingNumber: sharingNumber)
        try $0.returnToGarden(selecting: person.id)
        return CareMessages.plantedMessage(person)
      }
    } catch DomainError.refused(.plant(.namesake(let name, let dueOn))) {
      return pages.askQuestion(
        CareMessages.namesakeQuestion(name, dueOn: dueOn, today: tools.people.queries.today),
        before: .change(
          .plant(details, from: contact, allowsNamesake: true, sharingNumber: sharingNumber)))
    } catch DomainError.refused(.plant(.sharedNumber(let holder))) {
      return pages.askQuestion(
        CareMessages.plantingQuestion(details.name, sharingNumberWith: holder),
        before: .change(
          .plant(details, from: contact, allowsNamesake: allowsNamesake, sharingNumber: true)))
    }
  }

  /// Changes a person; asks first if somebody else has the new number.
  private mutating func edit(
    _ id: ID<Person>, to details: PersonDetails, sharingNumber: Bool
  ) throws -> TabOutcome {
    do {
      return try saveForm {
        let seen = $0.pages[PeoplePage.form]?.person?.details
        let change = try $0.tools.people.edit(
          id, to: details, from: seen, sharingNumber: sharingNumber)
        try $0.pop(selecting: id)
        return CareMessages.editedMessage(change)
      }
    } catch DomainError.refused(.plant(.sharedNumber(let holder))) {
      return pages.askQuestion(
        CareMessages.sharedNumberQuestion(details.name, theNumberOf: holder),
        before: .change(.edit(id, details, sharingNumber: true)))
    }
  }

  private mutating func water(
    _ id: ID<Person>, by means: ContactMethod, called own: String?, on day: Day,
    opening link: ContactLink?
  ) throws -> TabOutcome {
    let person = try tools.people.queries.person(id)
    let opened = link.map { LinkWords(link: $0, person: person).open(with: tools.launcher) }
    let outcome = try tools.people.water(id, on: day, by: means, called: own)
    let change = outcome.change
    let steps = try tools.people.queries.withSteps(outcome.watering).steps
    pendingNotice = PendingNotice(outcome: outcome, steps: steps)
    pages.pop()
    pages.push(
      .review(
        ReviewScreen.State(
          of: outcome.watering, person: change.after, today: change.today, isNew: true,
          opened: opened)))
    try rereadAll(keeping: id)
    return .handled
  }

  private mutating func review(
    _ id: ID<Watering>, keywords: [String], memo: String
  ) throws -> TabOutcome {
    let edit = WateringEdit(
      keywords: try keywords.map { try Keyword(amongOthers: $0) }, memo: try Memo(memo))
    let seen = pages[PeoplePage.review]?.watering.review
    let outcome: WateringOutcome
    do {
      outcome = try tools.people.editWatering(id, edit, from: seen)
    } catch DomainError.refused(.changedMeanwhile) {
      let people = tools.people.queries
      return try mergeChanges(ReviewScreen.self, PeoplePage.review) { state in
        ReviewScreen.State(
          of: try people.watering(id), person: state.person, today: state.today,
          isNew: state.isNew)
      }
    }
    if let first = pendingNotice?.outcome.change.before {
      // Recording a watering and writing its notes is one action for the user, so the message
      // covers both.
      let change = CareChange(
        before: first, after: outcome.change.after, today: outcome.change.today)
      pendingNotice?.outcome = WateringOutcome(watering: outcome.watering, change: change)
    }
    try pop(selecting: outcome.watering.personID)
    return pendingNotice == nil
      ? .showMessage(CareMessages.reviewedMessage(outcome)) : showPendingNotice()
  }

  private mutating func postpone(_ id: ID<Person>, days: Int) throws -> TabOutcome {
    let outcome = try tools.people.postpone(id, by: Delay(days: days))
    try pop(selecting: id)
    return .showMessage(CareMessages.postponedMessage(outcome))
  }

  /// Saves the form; errors are shown next to their fields.
  private mutating func saveForm(
    _ save: (inout PeopleCoordinator) throws -> Words
  ) throws -> TabOutcome {
    let (people, dateOrder) = (tools.people.queries, dateOrder)
    return try saving(PersonFormScreen.self, PeoplePage.form, save) { state in
      guard let person = state.person else { return state }
      return PersonFormScreen.State(
        .person(try people.person(person.id)), today: people.today, dateOrder: dateOrder)
    }
  }

  private mutating func pop(selecting id: ID<Person>) throws {
    pages.pop()
    try rereadAll(keeping: id)
  }

  mutating func returnToGarden(selecting id: ID<Person>?) throws {
    pages.removeAll()
    if id != nil {
      home.search = .init()
      home.section = .all
    }
    try rereadAll(keeping: id, staysInPlace: true)
  }
}

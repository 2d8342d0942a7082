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
    case .reread: try rereadFront()
    case .ask(let question, let effect): return pages.askQuestion(question, before: effect)
    case .openEditor(let text): return .openEditor(text)
    case .change(let change, let agreed, let link):
      return try perform(change, agreed, opening: link)
    }
    return .handled
  }

  /// Performs a change after asking the questions that it leaves open, and decides what is shown
  /// next. Errors are displayed beside the fields of the form in front.
  private mutating func perform(
    _ change: PeopleChange, _ agreed: [Refusal], opening link: LinkWords?
  ) throws -> TabOutcome {
    let again = { (open: Refusal) in
      PeopleEffect.change(change, agreed: agreed + [open], opening: link)
    }
    return try asking(today: home.today, then: again) { app in
      try app.saving { try $0.show($0.tools.people.perform(change, agreed: agreed), opening: link) }
    }
  }

  /// Shows what comes after a change; returns the message about it.
  private mutating func show(
    _ outcome: PeopleOutcome, opening link: LinkWords?
  ) throws -> TabOutcome {
    switch outcome {
    case .watered(let watered):
      pendingNotice = watered
      let opened = link?.open(with: tools.launcher)
      pages.pop()
      pages.push(
        .review(
          ReviewScreen.State(
            of: watered.watering, person: watered.change.after, today: watered.change.today,
            isNew: true, opened: opened)))
      try rereadAll(keeping: watered.watering.personID)
      return .handled
    case .reviewed(let reviewed):
      // Recording a watering and writing its notes is one action for the user, so the message
      // covers both.
      pendingNotice = pendingNotice.map { reviewed.following($0) }
      try pop(selecting: reviewed.watering.personID)
      if pendingNotice != nil { return showPendingNotice() }
    case .planted(let change): try returnToGarden(selecting: change.after.id)
    case .removed: try returnToGarden(selecting: nil)
    case .edited(let change): try pop(selecting: change.after.id)
    case .postponed(let postponed): try pop(selecting: postponed.change.after.id)
    case .joined(let joined): try pop(selecting: joined.person.id)
    case .addedContact, .editedContact: try pop(selecting: home.selected?.id)
    case .removedWatering(let removed): try rereadAll(keeping: removed.watering.personID)
    case .removedContacts: try rereadAll(keeping: home.selected?.id)
    }
    return .saved(outcome.screenMessage)
  }

  private mutating func pop(selecting id: ID<Person>?) throws {
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

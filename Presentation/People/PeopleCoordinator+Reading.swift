import HearthDomain

extension PeopleCoordinator {
  package mutating func refresh(selecting route: Route?) throws {
    guard case .person(let id) = route else {
      return try rereadAll(keeping: home.selected?.id)
    }
    try rereadAll(keeping: id, staysInPlace: true)
  }

  /// Reads the garden and the pages over it again. Selects the person with the id; nil keeps the
  /// selected position.
  mutating func rereadAll(keeping id: ID<Person>?, staysInPlace: Bool = false) throws {
    let totals = try tools.people.queries.totals()
    home.today = tools.people.queries.today
    home.totals = totals
    home.contactCount = home.isEmpty ? try tools.people.contacts.count() : 0
    try rereadList(keeping: id, staysInPlace: staysInPlace)
    try rereadPages { try $0.reread(&$1) }
    try readVisibleRows()
  }

  /// Reads the list of people in the garden again.
  mutating func rereadList(keeping id: ID<Person>?, staysInPlace: Bool = false) throws {
    let reader = self
    try home.people.reread(
      selecting: { window in try id.flatMap { try reader.index(of: $0, in: window) } },
      keepsIndex: id != nil || staysInPlace,
      rows: { try reader.rows(around: $0, reader.home.filter, reader.home.totals) })
    try readVisibleRows()
  }

  /// Reads the list rows that are in view but missing, and chooses the phrase that the selected
  /// plant says.
  mutating func readVisibleRows() throws {
    let (reader, filter) = (self, home.filter)
    try home.people.readRowsInView {
      try reader.rows(around: $0, filter, reader.home.totals)
    }
    if let totals = pages[PeoplePage.totals]?.totals {
      try pages[PeoplePage.totals]?.rows.readRowsInView {
        try reader.rows(around: $0, .all, totals)
      }
    }
    showPlantPhrase()
  }

  private mutating func showPlantPhrase() {
    guard let person = home.selected else {
      home.phrase = nil
      return
    }
    let band = person.phraseBand(on: home.today)
    guard home.phrase?.band != band || home.speaker != person.id else { return }
    var randomness = tools.formatter.randomness
    home.phrase = Phrase(of: band, using: &randomness)
    home.speaker = person.id
  }

  private func rows(
    around index: Int, _ filter: PersonFilter, _ totals: GardenTotals
  ) throws -> LoadedRows<Person> {
    guard filter.search.isEmpty else {
      var filter = filter
      filter.search = tools.formatter.clock.searchWhileTyping(filter.search)
      let found = try tools.people.queries.list(filter, in: 0..<LoadedRows<Person>.maxSearchResults)
      return LoadedRows(startIndex: 0, rows: found, count: found.count)
    }
    let count = filter == .all ? totals.people : home.section.count(in: totals)
    let places = LoadedRows<Person>.indicesToRead(around: max(0, min(index, count - 1)))
    return LoadedRows(
      startIndex: places.lowerBound, rows: try tools.people.queries.list(filter, in: places),
      count: count)
  }

  private func index(of id: ID<Person>, in window: LoadedRows<Person>) throws -> Int? {
    try window.index(
      where: { $0.id == id }, of: { try? people.person(id) },
      row: { try people.list(home.filter, in: $0..<$0 + 1).first },
      isBefore: Person.isListedBefore)
  }
}

// MARK: - Pages

extension PeopleCoordinator {
  private var people: PeopleQueries { tools.people.queries }

  func page(for place: PeopleEffect.Destination) throws -> PeoplePage {
    switch place {
    case .person(let id): return .details(try personState(of: id))
    case .watering(let id, let day): return .water(try wateringState(of: id, on: day))
    case .postponing(let id):
      return .postpone(PostponeScreen.State(person: try people.person(id), today: people.today))
    case .calendar(let id):
      let month = people.today.calendarMonth
      return .calendar(
        CareCalendarScreen.State(
          of: try people.person(id), today: people.today,
          calendar: try people.calendar(of: id, in: month)))
    case .editing(let id):
      return .form(
        PersonFormScreen.State(
          .person(try people.person(id)), today: people.today, dateOrder: dateOrder))
    case .review(let watering):
      return .review(
        ReviewScreen.State(
          of: watering, person: try people.person(watering.personID), today: people.today,
          isNew: false))
    case .personForm(let subject):
      return .form(PersonFormScreen.State(subject, today: people.today, dateOrder: dateOrder))
    case .totals:
      let totals = try people.totals()
      var state = GardenTotalsScreen.State(today: people.today, totals: totals)
      state.rows.loadedRows = try rows(around: 0, .all, totals)
      return .totals(state)
    case .adding: return try addingPage()
    case .pickingContact(let id):
      let person = try people.person(id)
      let contacts = try tools.people.contacts.list(in: 0..<PickContactScreen.State.maxRows + 1)
      return .pickContact(PickContactScreen.State(contacts, joining: person))
    case .contacts:
      return .contacts(ContactsScreen.State(try contacts(named: ""), today: people.today))
    case .contactForm(let contact):
      return .contactForm(
        ContactFormScreen.State(
          of: contact, today: people.today, dateOrder: dateOrder,
          books: try tools.people.contacts.writableAddressBooks()))
    case .wateringInCalendar(let watering): return try page(for: .calendar(watering.personID))
    }
  }

  var dateOrder: DateOrder { tools.formatter.clock.zone.dateOrder }

  /// Returns the first page for adding a person: the list of contacts, or the form if there are no
  /// contacts.
  private func addingPage() throws -> PeoplePage {
    let contacts = try tools.people.contacts.list(in: 0..<PickContactScreen.State.maxRows + 1)
    return contacts.isEmpty
      ? .form(
        PersonFormScreen.State(.newPerson(name: ""), today: people.today, dateOrder: dateOrder))
      : .pickContact(PickContactScreen.State(contacts))
  }

  private func personState(of id: ID<Person>) throws -> PersonScreen.State {
    let person = try people.person(id)
    var state = PersonScreen.State(
      person: person, lastReview: try people.lastReview(of: id), today: people.today)
    state.contact = try tools.people.contacts.contact(plantedAs: id)
    state.events = try events(naming: person)
    return state
  }

  private func events(naming person: Person) throws -> PersonEvents {
    try tools.schedule.events(naming: person, limit: PersonShowCommand.maxEvents)
  }

  private func wateringState(of id: ID<Person>, on day: Day?) throws -> WaterScreen.State {
    let last = try people.history(of: id, in: 0..<1).first
    return WaterScreen.State(
      of: try people.person(id), lastReview: try people.lastReview(of: id),
      today: people.today, on: day, last: last?.watering,
      ownMeans: tools.customMeans())
  }

  mutating func findContacts(_ text: String) throws {
    if pages[PeoplePage.contacts] != nil {
      let found = try contacts(named: text)
      pages[PeoplePage.contacts]?.show(found)
      return
    }
    var filter = ContactFilter.notPlanted
    filter.search = tools.formatter.clock.searchWhileTyping(text)
    let found = try tools.people.contacts.list(filter, in: 0..<PickContactScreen.State.maxRows + 1)
    pages[PeoplePage.pickContact]?.show(found)
  }

  /// Returns the contacts that match the search, including those already added as people. One more
  /// than is listed is returned, to tell whether there are more.
  private func contacts(named text: String) throws -> [Contact] {
    try tools.people.contacts.list(
      ContactFilter(
        search: tools.formatter.clock.searchWhileTyping(text), includesPlanted: true),
      in: 0..<ContactsScreen.State.maxRows + 1)
  }

  /// Updates the page from the store; text being typed stays.
  func reread(_ page: inout PeoplePage) throws {
    switch page {
    case .details(var state):
      state.person = try people.person(state.person.id)
      state.lastReview = try people.lastReview(of: state.person.id)
      state.contact = try tools.people.contacts.contact(plantedAs: state.person.id)
      state.events = try events(naming: state.person)
      state.today = people.today
      page = .details(state)
    case .water(var state):
      state.person = try people.person(state.person.id)
      state.today = people.today
      page = .water(state)
    case .postpone(var state):
      state.person = try people.person(state.person.id)
      state.today = people.today
      page = .postpone(state)
    case .calendar(var state):
      state.person = try people.person(state.person.id)
      state.calendar = try people.calendar(of: state.person.id, in: state.day.calendarMonth)
      state.today = people.today
      page = .calendar(state)
    case .totals(var state):
      state.totals = try people.totals()
      let index = state.rows.selectedIndex ?? 0
      state.rows.loadedRows = try rows(around: index, .all, state.totals)
      state.today = people.today
      page = .totals(state)
    case .contacts(var state):
      state.today = tools.people.queries.today
      state.refresh(try contacts(named: state.search.text))
      page = .contacts(state)
    case .review, .pickContact, .form, .contactForm: break
    }
  }
}

import HearthDomain

extension PeopleCoordinator {
  var people: PeopleQueries { tools.people.queries }

  package mutating func refresh(selecting route: Route?) throws {
    guard case .person(let id) = route else {
      return try rereadAll(keeping: home.selected?.id)
    }
    try rereadAll(keeping: id, staysInPlace: true)
  }

  /// Reads the garden and the pages over it again. Selects the person with the id; nil keeps the
  /// selected position.
  mutating func rereadAll(keeping id: ID<Person>?, staysInPlace: Bool = false) throws {
    let totals = try people.totals()
    home.today = people.today
    home.totals = totals
    home.contactCount = home.isEmpty ? try tools.people.contacts.count() : 0
    try rereadList(keeping: id, staysInPlace: staysInPlace)
    try rereadPages()
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

  func rows(
    around index: Int, _ filter: PersonFilter, _ totals: GardenTotals
  ) throws -> LoadedRows<Person> {
    guard filter.search.isEmpty else {
      var filter = filter
      filter.search = tools.formatter.clock.searchWhileTyping(filter.search)
      let found = try people.list(filter, in: 0..<LoadedRows<Person>.maxSearchResults)
      return LoadedRows(startIndex: 0, rows: found, count: found.count)
    }
    let count = filter == .all ? totals.people : home.section.count(in: totals)
    let places = LoadedRows<Person>.indicesToRead(around: max(0, min(index, count - 1)))
    return LoadedRows(
      startIndex: places.lowerBound, rows: try people.list(filter, in: places),
      count: count)
  }

  private func index(of id: ID<Person>, in window: LoadedRows<Person>) throws -> Int? {
    try window.index(
      where: { $0.id == id }, of: { try? people.person(id) },
      row: { try people.list(home.filter, in: $0..<$0 + 1).first },
      isBefore: Person.isListedBefore)
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
  func contacts(named text: String) throws -> [Contact] {
    try tools.people.contacts.list(
      ContactFilter(
        search: tools.formatter.clock.searchWhileTyping(text), includesPlanted: true),
      in: 0..<ContactsScreen.State.maxRows + 1)
  }
}

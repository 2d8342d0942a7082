import HearthDomain

/// The pages over the garden.
indirect enum PeoplePage: ScreenPage {
  typealias Effect = PeopleEffect
  typealias Reader = PeopleCoordinator

  case details(PersonScreen.State)
  case water(WaterScreen.State)
  case review(ReviewScreen.State)
  case postpone(PostponeScreen.State)
  case calendar(CareCalendarScreen.State)
  case pickContact(PickContactScreen.State)
  case form(PersonFormScreen.State)
  case totals(GardenTotalsScreen.State)
  case contacts(ContactsScreen.State)
  case contactForm(ContactFormScreen.State)

  var shownScreen: any ShownScreen<PeoplePage> {
    switch self {
    case .details(let state):
      ScreenWithState(PersonScreen.self, state, as: Self.details) { state, reader in
        let id = state.person.id
        state.person = try reader.people.person(id)
        state.lastReview = try reader.people.lastReview(of: id)
        state.contact = try reader.tools.people.contacts.contact(plantedAs: id)
        state.events = try reader.tools.schedule.events(
          naming: state.person, limit: PersonShowCommand.maxEvents)
        state.today = reader.people.today
      }
    case .water(let state):
      ScreenWithState(WaterScreen.self, state, as: Self.water) { state, reader in
        state.person = try reader.people.person(state.person.id)
        state.today = reader.people.today
      }
    case .review(let state):
      ScreenWithState(form: ReviewScreen.self, state, as: Self.review) { state, reader in
        ReviewScreen.State(
          of: try reader.people.watering(state.watering.id), person: state.person,
          today: state.today, isNew: state.isNew)
      }
    case .postpone(let state):
      ScreenWithState(PostponeScreen.self, state, as: Self.postpone) { state, reader in
        state.person = try reader.people.person(state.person.id)
        state.today = reader.people.today
      }
    case .calendar(let state):
      ScreenWithState(CareCalendarScreen.self, state, as: Self.calendar) { state, reader in
        state.person = try reader.people.person(state.person.id)
        state.calendar = try reader.people.calendar(
          of: state.person.id, in: state.day.calendarMonth)
        state.today = reader.people.today
      }
    case .pickContact(let state):
      ScreenWithState(PickContactScreen.self, state, as: Self.pickContact)
    case .form(let state):
      ScreenWithState(form: PersonFormScreen.self, state, as: Self.form) { state, reader in
        guard let person = state.person else { return state }
        return PersonFormScreen.State(
          .person(try reader.people.person(person.id)), today: state.today,
          dateOrder: state.dateOrder)
      }
    case .totals(let state):
      ScreenWithState(GardenTotalsScreen.self, state, as: Self.totals) { state, reader in
        state.totals = try reader.people.totals()
        state.rows.loadedRows = try reader.rows(
          around: state.rows.selectedIndex ?? 0, .all, state.totals)
        state.today = reader.people.today
      }
    case .contacts(let state):
      ScreenWithState(ContactsScreen.self, state, as: Self.contacts) { state, reader in
        state.refresh(try reader.contacts(named: state.search.text))
        state.today = reader.people.today
      }
    case .contactForm(let state):
      ScreenWithState(form: ContactFormScreen.self, state, as: Self.contactForm) { state, reader in
        guard let contact = state.contact else { return state }
        return state.reopened(for: try reader.tools.people.contacts.contact(contact.id))
      }
    }
  }
}

extension PeopleEffect {
  /// The pages that can be opened over the garden.
  enum Destination: Hashable {
    case person(ID<Person>)
    case watering(ID<Person>, on: Day?)
    case postponing(ID<Person>)
    case calendar(ID<Person>)
    case editing(ID<Person>)
    case review(Watering)
    /// The person's calendar, with this watering selected.
    case wateringInCalendar(Watering)
    case adding
    /// The page for choosing the contact to link to this person.
    case pickingContact(ID<Person>)
    /// The address book.
    case contacts
    /// The form for a contact; a new one if nil.
    case contactForm(Contact?)
    case personForm(PersonFormScreen.Subject)
    case totals
  }
}

extension PeopleCoordinator {
  /// Returns the page for the destination, with what it displays.
  func page(for place: PeopleEffect.Destination) throws -> PeoplePage {
    switch place {
    case .person(let id):
      return try opened(
        .details(
          PersonScreen.State(
            person: people.person(id), lastReview: people.lastReview(of: id), today: people.today)))
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
      return try opened(
        .totals(GardenTotalsScreen.State(today: people.today, totals: GardenTotals())))
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

  private func wateringState(of id: ID<Person>, on day: Day?) throws -> WaterScreen.State {
    let last = try people.history(of: id, in: 0..<1).first
    return WaterScreen.State(
      of: try people.person(id), lastReview: try people.lastReview(of: id),
      today: people.today, on: day, last: last?.watering,
      ownMeans: tools.customMeans())
  }
}

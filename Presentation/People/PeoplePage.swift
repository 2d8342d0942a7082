/// The pages over the garden.
indirect enum PeoplePage: ScreenPage {
  typealias Effect = PeopleEffect

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
    case .details(let state): ScreenWithState(PersonScreen.self, state, as: Self.details)
    case .water(let state): ScreenWithState(WaterScreen.self, state, as: Self.water)
    case .review(let state): ScreenWithState(ReviewScreen.self, state, as: Self.review)
    case .postpone(let state): ScreenWithState(PostponeScreen.self, state, as: Self.postpone)
    case .calendar(let state): ScreenWithState(CareCalendarScreen.self, state, as: Self.calendar)
    case .pickContact(let state):
      ScreenWithState(PickContactScreen.self, state, as: Self.pickContact)
    case .form(let state): ScreenWithState(PersonFormScreen.self, state, as: Self.form)
    case .totals(let state): ScreenWithState(GardenTotalsScreen.self, state, as: Self.totals)
    case .contacts(let state): ScreenWithState(ContactsScreen.self, state, as: Self.contacts)
    case .contactForm(let state):
      ScreenWithState(ContactFormScreen.self, state, as: Self.contactForm)
    }
  }
}

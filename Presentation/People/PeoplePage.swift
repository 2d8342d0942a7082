/// The pages over the garden.
enum PeoplePage: ScreenPage {
  typealias Effect = PeopleEffect

  case details(PersonScreen.State)
  case water(WaterScreen.State)
  case review(ReviewScreen.State)
  case postpone(PostponeScreen.State)
  case calendar(CareCalendarScreen.State)
  case pick(PickContactScreen.State)
  case form(PersonFormScreen.State)
  case totals(GardenTotalsScreen.State)
  case contacts(ContactsScreen.State)
  case contactForm(ContactFormScreen.State)

  var shown: any ShownScreen<PeoplePage> {
    switch self {
    case .details(let state): Shown(PersonScreen.self, state, as: Self.details)
    case .water(let state): Shown(WaterScreen.self, state, as: Self.water)
    case .review(let state): Shown(ReviewScreen.self, state, as: Self.review)
    case .postpone(let state): Shown(PostponeScreen.self, state, as: Self.postpone)
    case .calendar(let state): Shown(CareCalendarScreen.self, state, as: Self.calendar)
    case .pick(let state): Shown(PickContactScreen.self, state, as: Self.pick)
    case .form(let state): Shown(PersonFormScreen.self, state, as: Self.form)
    case .totals(let state): Shown(GardenTotalsScreen.self, state, as: Self.totals)
    case .contacts(let state): Shown(ContactsScreen.self, state, as: Self.contacts)
    case .contactForm(let state): Shown(ContactFormScreen.self, state, as: Self.contactForm)
    }
  }
}

import HearthDomain

/// What the screens of People want to happen.
enum PeopleEffect: Hashable, LeavingEffect {
  // Going somewhere.
  case showDetails(ID<Person>)
  case showWatering(ID<Person>, on: Day?)
  case showPostponing(ID<Person>)
  case showCalendar(ID<Person>)
  case showEditing(ID<Person>)
  case showReview(Watering)
  case showAdding
  case showForm(PersonFormScreen.Subject)
  case showTotals
  case back

  // Reading.
  case list
  case findContacts(String)
  case month(ID<Person>, Month)

  // Changing.
  case water(ID<Person>, by: Means, on: Day)
  case review(ID<Watering>, keywords: [String], memo: String)
  case postpone(ID<Person>, days: Int)
  case plant(PersonDetails, from: ID<Contact>?, besideNamesake: Bool)
  case edit(ID<Person>, PersonDetails)
  case remove(ID<Person>)
  case removeWatering(ID<Watering>)

  /// Goes on in the user's editor.
  case write(String)

  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: PeopleEffect)
}

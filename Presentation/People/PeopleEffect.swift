import HearthDomain

/// What the screens of People want to happen.
enum PeopleEffect: RereadingEffect, SearchEffect {
  case show(Place)
  /// Shows the newest contact of which nothing is written down, if there is one.
  case note(ID<Person>)
  case back
  case list
  /// Finds in the address book.
  case find(String)
  /// Reads for the page in front what it shall show now.
  case reread
  case change(Change)
  /// Goes on in the user's editor.
  case write(String)
  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: PeopleEffect)

  /// What is shown over the garden.
  enum Place: Hashable {
    case details(ID<Person>)
    case watering(ID<Person>, on: Day?)
    case postponing(ID<Person>)
    case calendar(ID<Person>)
    case editing(ID<Person>)
    case review(Watering)
    /// A contact on its day.
    case contact(Watering)
    case adding
    /// Whom of the address book the person is.
    case joining(ID<Person>)
    /// The address book.
    case contacts
    /// Somebody in it, or somebody new.
    case contactForm(Contact?)
    case form(PersonFormScreen.Subject)
    case totals
  }

  /// What is written into the store.
  enum Change: Hashable {
    /// The link, if there is one, is opened first.
    case water(
      ID<Person>, by: ContactMethod, called: String? = nil, on: Day, opening: ContactLink?)
    case review(ID<Watering>, keywords: [String], memo: String)
    case postpone(ID<Person>, days: Int)
    case plant(
      PersonDetails, from: ID<Contact>?, besideNamesake: Bool = false, sharingNumber: Bool = false)
    case edit(ID<Person>, PersonDetails, sharingNumber: Bool = false)
    case remove(ID<Person>)
    case removeWatering(ID<Watering>)
    case keepContact(ID<Contact>?, ContactDetails, in: CalendarName?)
    case removeContact(ID<Contact>)
    case join(ID<Contact>, to: ID<Person>)
  }

  /// Removes the contact after a question.
  static func asking(toRemove contact: Contact) -> PeopleEffect {
    .ask(
      Words(
        ko: "연락처를 지울까요: \(contact.name)?", en: "Remove the contact \(contact.name)?"),
      then: .change(.removeContact(contact.id)))
  }

  /// Removes the person after a question that says what goes along.
  static func asking(toRemove person: Person) -> PeopleEffect {
    let (name, count) = (person.plantName, person.care.wateringCount)
    let question = Words(
      ko: count == 0
        ? "\(KoreanParticle.object(name)) 지울까요?"
        : "\(KoreanParticle.object(name)) 지울까요? 물 준 기록 \(count)개도 함께 지워져요.",
      en: count == 0
        ? "Remove \(name)?" : "Remove \(name)? \(Plural("watering")(count)) will go too.")
    return .ask(question, then: .change(.remove(person.id)))
  }
}

import HearthDomain

/// The effects that the screens of People request.
enum PeopleEffect: RereadingEffect, SearchEffect {
  case show(Destination)
  /// Show the form for the newest watering that has no notes, if there is one.
  case addMissingNotes(ID<Person>)
  case back
  case reloadList
  /// Search the address book.
  case find(String)
  /// Read the contents of the page in front again.
  case reread
  case change(Change)
  /// Edit the text in the user's external editor.
  case openEditor(String)
  /// Ask the question, and perform the effect if the answer is yes.
  indirect case ask(Words, then: PeopleEffect)

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

  /// Changes to the store.
  enum Change: Hashable {
    /// Water the plant. If there is a link, it is opened first.
    case water(
      ID<Person>, by: ContactMethod, called: String? = nil, on: Day, opening: ContactLink?)
    case review(ID<Watering>, keywords: [String], memo: String)
    case postpone(ID<Person>, days: Int)
    case plant(
      PersonDetails, from: ID<Contact>?, allowsNamesake: Bool = false, sharingNumber: Bool = false)
    case edit(ID<Person>, PersonDetails, sharingNumber: Bool = false)
    case remove(ID<Person>)
    case removeWatering(ID<Watering>)
    case saveContact(ID<Contact>?, ContactDetails, in: CalendarName?)
    case removeContact(ID<Contact>)
    case join(ID<Contact>, to: ID<Person>)
  }

  /// Returns the effect that removes the contact after asking for confirmation.
  static func asking(toRemove contact: Contact) -> PeopleEffect {
    .ask(
      Words(
        ko: "연락처를 지울까요? \(contact.name)", en: "Remove the contact \(contact.name)?"),
      then: .change(.removeContact(contact.id)))
  }

  /// Returns the effect that removes the person after a question, which mentions the number of
  /// waterings.
  static func asking(toRemove person: Person) -> PeopleEffect {
    let (name, count) = (person.plantName, person.care.wateringCount)
    let question = Words(
      ko: count == 0
        ? "\(KoreanParticle.object(name)) 지울까요?"
        : "\(KoreanParticle.object(name)) 지울까요? 물 준 기록 \(count)개도 함께 지워져요.",
      en: count == 0
        ? "Remove \(name)?" : "Remove \(name)? \(Plural("watering")(count)) will be removed, too.")
    return .ask(question, then: .change(.remove(person.id)))
  }
}

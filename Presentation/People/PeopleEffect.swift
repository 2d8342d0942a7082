import HearthDomain

/// The effects that the screens of People request.
indirect enum PeopleEffect: RereadingEffect, SearchEffect {
  case show(Destination)
  /// Show the form for the newest watering that has no notes, if there is one.
  case addMissingNotes(ID<Person>)
  case back
  case reloadList
  /// Search the address book.
  case find(String)
  /// Read the contents of the page in front again.
  case reread
  /// Perform a change after asking the questions that it leaves open. A link is opened when the
  /// watering is saved.
  case change(PeopleChange, agreed: [Refusal] = [], opening: LinkWords? = nil)
  /// Edit the text in the user's external editor.
  case openEditor(String)
  /// Ask the question, and perform the effect if the answer is yes.
  case ask(Words, then: PeopleEffect)

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

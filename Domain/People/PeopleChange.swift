/// A change to people, their plants and contacts. Values are absolute; `seen` is what the user saw
/// before.
public enum PeopleChange: Hashable, Sendable {
  case plant(PersonDetails, from: ID<Contact>? = nil, lastContact: Day? = nil)
  case edit(ID<Person>, to: PersonDetails, seen: PersonDetails? = nil)
  case remove([ID<Person>])
  case water(
    ID<Person>, on: Day? = nil, by: ContactMethod, called: String? = nil, review: Review = .blank)
  case review(ID<Watering>, WateringEdit, seen: Review? = nil)
  case removeWatering(ID<Watering>)
  case postpone(ID<Person>, by: Delay)
  case join(ID<Contact>, to: ID<Person>)
  case addContact(ContactDetails, in: CalendarName = .home)
  case editContact(
    ID<Contact>, to: ContactDetails, seen: ContactDetails? = nil, in: CalendarName? = nil)
  case removeContacts([ID<Contact>])
}

/// What a change to people did.
public enum PeopleOutcome: Sendable {
  /// `before` and `after` are the new person.
  case planted(CareChange)
  case edited(CareChange)
  case removed([Person])
  case watered(WateringOutcome)
  case reviewed(WateringOutcome)
  case removedWatering(WateringOutcome)
  case postponed(PostponementOutcome)
  case joined(JoinContact.Outcome)
  case addedContact(Contact)
  case editedContact(from: Contact, to: Contact)
  case removedContacts([Contact])

  /// Whether everything was like that already.
  public var isUnchanged: Bool {
    if case .edited(let change) = self { return change.before == change.after }
    if case .editedContact(let old, let new) = self { return old == new }
    return false
  }
}

extension PeopleUseCases {
  /// Performs the change. A question that it leaves open is thrown as a refusal; once the user has
  /// agreed to it, the change is performed again with that refusal in `agreed`. If its values have
  /// changed in the meantime, it is thrown again.
  public func perform(
    _ change: PeopleChange, agreed: [Refusal] = []
  ) throws -> PeopleOutcome {
    switch change {
    case .plant(let details, let contact, let day):
      let person = try plant(details, from: contact, lastContact: day, agreed: agreed)
      return .planted(CareChange(before: person, after: person, today: context.clock.today))
    case .edit(let id, let details, let seen):
      return .edited(try edit(id, to: details, from: seen, agreed: agreed))
    case .remove(let ids):
      return .removed(try remove(ids, agreed: agreed))
    case .water(let id, let day, let means, let own, let review):
      return .watered(
        try water(id, on: day, by: means, called: own, review: review, agreed: agreed))
    case .review(let id, let edit, let seen):
      return .reviewed(try editWatering(id, edit, from: seen, agreed: agreed))
    case .removeWatering(let id):
      return .removedWatering(try removeWatering(id, agreed: agreed))
    case .postpone(let id, let delay):
      return .postponed(try postpone(id, by: delay, agreed: agreed))
    case .join(let contact, let id):
      return .joined(try joinContact(contact, to: id))
    case .addContact(let details, let book):
      return .addedContact(try addContact(details, in: book))
    case .editContact(let id, let details, let seen, let book):
      return .editedContact(
        from: try contacts.contact(id),
        to: try editContact(id, to: details, from: seen, in: book))
    case .removeContacts(let ids):
      return .removedContacts(try removeContact(ids, agreed: agreed))
    }
  }
}

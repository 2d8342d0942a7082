import HearthDomain

/// What the screens of People want to happen.
enum PeopleEffect: RereadingEffect, SearchEffect {
  case show(Place)
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
    case adding
    case form(PersonFormScreen.Subject)
    case totals
  }

  /// What is written into the store.
  enum Change: Hashable {
    case water(ID<Person>, by: ContactMethod, on: Day)
    case review(ID<Watering>, keywords: [String], memo: String)
    case postpone(ID<Person>, days: Int)
    case plant(PersonDetails, from: ID<Contact>?, besideNamesake: Bool)
    case edit(ID<Person>, PersonDetails)
    case remove(ID<Person>)
    case removeWatering(ID<Watering>)
  }
}

extension PeopleEffect {
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

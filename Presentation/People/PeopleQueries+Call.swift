import HearthDomain

extension PeopleQueries {
  /// What to call the person in a command line: the name if it means this person and nobody else
  /// and every list shows it as it is, else the end of the id.
  func call(_ person: Person) -> String {
    let means =
      !person.name.hasPrefix("-") && person.name.isShownAsIs
      && (try? find(person.name))?.id == person.id
    return means ? person.name : person.id.short
  }
}

import HearthDomain

extension PeopleQueries {
  /// Returns how to name the person on a command line: the name, if it is unambiguous and displays
  /// as typed, otherwise the end of the id.
  func commandLineName(_ person: Person) -> String {
    let means =
      !person.name.hasPrefix("-") && person.name.isDisplayedUnchanged
      && (try? find(person.name))?.id == person.id
    return means ? person.name : person.id.shortForm
  }
}

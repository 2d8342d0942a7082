import HearthDomain

extension PeopleQueries {
  /// Returns how commands can name the person: by the name if it is unambiguous and can be typed as
  /// displayed, otherwise by the end of the id.
  func commandLineName(_ person: Person) -> String {
    let means =
      !person.name.hasPrefix("-") && person.name.isDisplayedUnchanged
      && (try? find(person.name))?.id == person.id
    return means ? person.name : person.id.shortForm
  }
}

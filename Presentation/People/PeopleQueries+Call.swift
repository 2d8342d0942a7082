import HearthDomain

extension PeopleQueries {
  /// What to call the person in a command line: the name if it means this person and nobody else,
  /// else the end of the id.
  func call(_ person: Person) -> String {
    let means = !person.name.hasPrefix("-") && (try? find(person.name))?.id == person.id
    return means ? person.name : person.id.short
  }
}

import HearthDomain

extension Repositories {
  /// Recomputes the derived values of these people's plants.
  func recomputeCare(of people: Set<ID<Person>>) throws {
    for id in people.sorted() {
      guard let person = try self.people.person(id) else { continue }
      let care = try history(of: person).care
      if care == person.care { continue }
      try self.people.save(Person(id: id, details: person.details, care: care))
    }
  }

  /// Recomputes the derived values of these books.
  func recomputeFigures(of books: Set<ID<Book>>) throws {
    for id in books.sorted() {
      if let book = try self.books.book(id) { try saveFigures(of: book) }
    }
  }
}

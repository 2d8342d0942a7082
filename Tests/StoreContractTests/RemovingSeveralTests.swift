import HearthTestSupport
import Testing

@testable import HearthDomain

/// Several entries of a kind are removed together, or none if one does not exist.
@Suite struct RemovingSeveralTests {
  @Test(arguments: StoreKind.available)
  func `several people are removed together or not at all`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let people = try ["하나", "둘", "셋"].map { try garden.plant($0) }
    try garden.remove(people[0].id)
    let missing = DomainError.notFound(.person, query: people[0].id.shortForm, nearest: [])
    #expect(throws: missing) { try garden.remove([people[1].id, people[0].id]) }
    #expect(try garden.queries.totals().people == 2)
    #expect(try garden.remove([people[2].id, people[1].id]) == [people[2], people[1]])
    #expect(try garden.queries.totals().people == 0)
  }

  @Test(arguments: StoreKind.available)
  func `several contacts are removed together or not at all`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let contacts = try ["하나", "둘", "셋"].map {
      try garden.addContact(ContactDetails(name: ContactName($0)))
    }
    let remove = RemoveContact(context: .of(store: garden.store))
    try remove(contacts[0].id)
    #expect(throws: DomainError.self) { try remove([contacts[1].id, contacts[0].id]) }
    #expect(try garden.contacts.list(in: 0..<9).count == 2)
    #expect(try remove([contacts[1].id, contacts[2].id]) == Array(contacts[1...]))
    #expect(try garden.contacts.list(in: 0..<9).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `several sayings are removed together or not at all`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(3)
    let sayings = try box.all()
    try box.remove(sayings[0].id)
    #expect(throws: DomainError.self) { try box.remove([sayings[1].id, sayings[0].id]) }
    #expect(try box.all().count == 2)
    #expect(try box.remove([sayings[1].id, sayings[2].id]) == Array(sayings[1...]))
    #expect(try box.all().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `several events are removed together or not at all`(kind: StoreKind) throws {
    let planner = try ScheduleUseCaseFixture(kind)
    let events = try (1...3).map { number in
      try planner.add("일정 \(number)", "2026-12-0\(number)T10:00", "2026-12-0\(number)T11:00").event
    }
    try planner.remove(events[0].id)
    #expect(throws: DomainError.self) { try planner.remove([events[1].id, events[0].id]) }
    #expect(try planner.queries.list(in: 0..<9).count == 2)
    #expect(try planner.remove([events[1].id, events[2].id]) == Array(events[1...]))
    #expect(try planner.queries.list(in: 0..<9).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `several books and sentences are removed together or not at all`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let books = try ["하나", "둘", "셋"].map { try fixture.goal($0) }
    let sentences = try ["가", "나", "다"].map {
      try fixture.addSentence(SentenceDetails(text: SentenceText($0)), to: books[1].id)
    }
    try fixture.removeSentence(sentences[0].id)
    let some = [sentences[1].id, sentences[0].id]
    #expect(throws: DomainError.self) { try fixture.removeSentence(some) }
    #expect(try fixture.queries.book(books[1].id).sentenceCount == 2)
    #expect(try fixture.removeSentence(sentences[1...].map(\.id)) == Array(sentences[1...]))
    #expect(try fixture.queries.book(books[1].id).sentenceCount == 0)
    try fixture.remove(books[0].id)
    #expect(throws: DomainError.self) { try fixture.remove([books[1].id, books[0].id]) }
    #expect(try fixture.remove(books[1...].map(\.id)).map(\.id) == books[1...].map(\.id))
    #expect(try fixture.queries.list(in: 0..<9).isEmpty)
  }
}

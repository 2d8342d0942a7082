import HearthDomain
import HearthTestSupport
import Testing

@Suite struct WholeThingTests {
  /// Compares items with every member set to minimal ones. A new member must be set in
  /// `WholeThings`.
  @Test func `the complete samples have every member set`() throws {
    let whole = try WholeThings()
    let day = Day(literal: "2000-01-01")
    func some<Thing>(_: Thing.Type) throws -> ID<Thing> {
      try #require(ID<Thing>(rawValue: 1))
    }
    let person = Person(
      id: try some(Person.self),
      planting: PersonDetails(
        name: try PersonName("A"), rhythm: try CareRhythm(everyDays: 1), plantedOn: day))
    let moment = Instant(milliseconds: 0)
    let pairs: [(any Sendable, any Sendable)] = [
      (whole.person, person),
      (
        whole.watering,
        Watering(id: try some(Watering.self), personID: person.id, on: day, means: .call)
      ),
      (
        whole.contact,
        Contact(
          id: try some(Contact.self), details: ContactDetails(name: try ContactName("A")))
      ),
      (
        whole.saying,
        Saying(
          id: try some(Saying.self), number: 1,
          details: try SayingDetails(korean: SayingText("가")), addedAt: moment)
      ),
      (
        whole.event,
        Event(
          id: try some(Event.self),
          details: EventDetails(
            title: try EventTitle("A"),
            span: try EventSpan(allDayFrom: day, through: day, zone: "UTC")))
      ),
      (
        whole.toDo,
        ToDo(
          id: try some(ToDo.self), details: ToDoDetails(title: try EventTitle("A")))
      ),
      (
        whole.book,
        Book(
          id: try some(Book.self), details: BookDetails(title: try BookTitle("A")), addedAt: moment)
      ),
      (whole.book.details, BookDetails(title: try BookTitle("A"))),
      (
        try #require(whole.book.reading), Reading(startedOn: day, targetOn: day)
      ),
      (
        whole.sentence,
        Sentence(
          id: try some(Sentence.self), book: try some(Book.self), text: try SentenceText("A"),
          addedAt: moment)
      ),
    ]
    for (thing, bare) in pairs {
      let gaps = WholeThings.gaps(in: thing, besides: bare, at: "\(type(of: thing))")
      // A known finishing day cannot be unknown as well, only single occurrences apply to later
      // ones, and an event to be done does not repeat by a rule. Search words are read from the
      // stored calendar text.
      let never = [
        "Reading.isFinishedOnUnknownDay", "Event.details.appliesToLater", "Event.repetition",
        "Event.searchWords.eventWords", "Event.searchWords.occurrenceWords",
      ]
      #expect(gaps.filter { !never.contains($0) } == [])
    }
  }

  @Test func `every member of a book's details is a field`() throws {
    let members = Mirror(reflecting: try WholeThings.details()).children.map { $0.label ?? "" }
    #expect(Set(members) == Set(BookField.allCases.map(\.rawValue)))
  }

  @Test func `every member of a person's details is a field or has a type of its own`() throws {
    let members = Mirror(reflecting: try WholeThings().person.details).children.map {
      $0.label ?? ""
    }
    let others = ["birthday", "rhythm", "alarm", "plantedOn", "countedFrom"]
    #expect(Set(members) == Set(PersonField.allCases.map(\.rawValue) + others))
  }

  @Test func `a person is found by the names and all notes`() throws {
    let person = try WholeThings().person
    let found = PersonField.allCases.filter { field in
      person.searchedTexts.contains(person.details.value(of: field).asText)
    }
    #expect(found == [.name, .nickname] + PersonField.last)
  }

  @Test func `a book is found by its searchable fields`() throws {
    let details = try WholeThings.details()
    let found = BookField.allCases.filter { field in
      details.searchedTexts.contains(details.value(of: field).asText)
    }
    #expect(found == [.title, .subtitle, .author, .publisher, .isbn])
  }

  @Test func `an optional field of a book is nil instead of blank`() throws {
    var details = try WholeThings.details()
    for field in BookDetails.fields where field.isOptional {
      for blank in ["", " ", "\n"] {
        #expect(throws: DomainError.self, "\(field.key)") { try field.setTyped(&details, blank) }
      }
    }
    #expect(try details == WholeThings.details())
  }

  @Test func `every field of a book is completed, kept and replaced`() throws {
    let (whole, bare) = (try WholeThings.details(), BookDetails(title: try BookTitle("=데미안")))
    var completed = whole
    completed.title = bare.title
    #expect(bare.fillingBlanks(from: whole) == completed)
    #expect(whole.fillingBlanks(from: bare) == whole)
    var (kept, taken) = (bare, bare)
    for field in BookDetails.fields {
      try field.setStored(&kept, field.value(whole))
      field.copyField(&taken, whole)
    }
    #expect(kept == whole && taken == whole)
  }
}

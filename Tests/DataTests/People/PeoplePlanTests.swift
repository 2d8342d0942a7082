import HearthDomain
import HearthTestSupport
import Testing

@Suite struct PeoplePlanTests {
  private let home: FiledStore
  private let recorder: PlanRecorder

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  /// Returns the query plans of the body, without uses of the search index.
  private func steps(
    few: Int = 200, _ body: (Repositories) throws -> Void
  ) throws -> [PlanRecorder.Step] {
    try recorder.plan(few: few, of: body).filter { !$0.detail.contains("VIRTUAL TABLE INDEX") }
  }

  private func expectNoScan(few: Int = 200, _ body: (Repositories) throws -> Void) throws {
    let steps = try steps(few: few, body)
    let sorting = Set(steps.filter { $0.detail.contains("TEMP B-TREE") }.map(\.sql))
    for step in steps where step.detail.hasPrefix("SCAN") {
      // The common table expression is the search result, which is scanned once.
      if step.detail == "SCAN found" { continue }
      // With an index in list order, only the page and the rows before it are read.
      let isPage = step.sql.contains(" LIMIT ") && !sorting.contains(step.sql)
      #expect(isPage && step.detail.contains(" INDEX "), "\(step.detail) in \(step.sql)")
    }
  }

  private func save(_ repositories: Repositories) throws -> ID<Person> {
    let id = try #require(ID<Person>(rawValue: 1))
    try repositories.people.save(
      Person(
        id: id,
        planting: PersonDetails(
          name: try PersonName("김지민"), phone: try PhoneNumber("010-1234-5678"),
          rhythm: try CareRhythm(everyDays: 5), plantedOn: Day(literal: "2026-03-01"))))
    return id
  }

  @Test(arguments: ["", "김", "지민", "ㅈㅁ", "ㅈ", "kim", "5678", "k"])
  func `no list of people scans the table`(search: String) throws {
    try expectNoScan { repositories in
      _ = try save(repositories)
      let today = Day(literal: "2026-03-06")
      for filter in [PersonFilter.all, .due(on: today), .wilted(on: today), .due(until: today)] {
        var filter = filter
        filter.search = search
        _ = try repositories.people.list(filter, in: 20..<40)
      }
      _ = try repositories.people.matched(by: NameMatcher(search), limit: 20)
      _ = try repositories.people.matched(by: NameMatcher(spaceless: search), limit: 20)
    }
  }

  @Test(arguments: ["", "김", "ㅈㅁ", "ㅈ", "5678"], [true, false])
  func `no list of contacts scans the table`(search: String, planted: Bool) throws {
    try expectNoScan { repositories in
      let id = try #require(ID<Contact>(rawValue: 1))
      let details = ContactDetails(name: try ContactName("김지민"))
      try repositories.contacts.save(Contact(id: id, details: details))
      let filter = ContactFilter(search: search, includesPlanted: planted)
      _ = try repositories.contacts.list(filter, in: 20..<40)
      _ = try repositories.contacts.matched(by: NameMatcher(search), limit: 20)
      _ = try repositories.contacts.matched(by: NameMatcher(spaceless: search), limit: 20)
      _ = try repositories.contacts.duplicates(details.duplicateKey)
      try repositories.contacts.remove(id)
    }
  }

  @Test func `reading one person's history scans no table`() throws {
    let plantedOn = Day(literal: "2026-03-01")
    let birthdays = Birthday.candidates(on: Day(literal: "2026-03-06"))
    try expectNoScan { repositories in
      let id = try save(repositories)
      _ = try repositories.waterings.waterings(of: id, on: .earliest ... .latest)
      _ = try repositories.waterings.newest(of: id, in: 20..<40)
      try repositories.waterings.forEachReviewed(on: .earliest ... .latest) { _, _ in }
      _ = try repositories.waterings.daysWithWatering(in: .earliest ... .latest)
      _ = try repositories.waterings.wateringCounts(on: .earliest ... .latest)
      _ = try repositories.waterings.waterings(on: plantedOn, in: 20..<40)
      _ = try repositories.people.dueCounts(on: plantedOn...plantedOn.adding(days: 30))
      _ = try repositories.postponements.postponements(of: id)
      _ = try repositories.people.matched(by: NameMatcher(id.fullForm), limit: 9)
      _ = try repositories.people.matched(by: NameMatcher(id.shortForm), limit: 9)
      _ = try repositories.people.peopleBorn(on: birthdays)
      _ = try repositories.people.people(withPhoneKey: "01012345678")
      _ = try repositories.people.totals(on: Day(literal: "2026-03-06"))
      _ = try repositories.contacts.contact(plantedAs: id)
      try repositories.people.remove(id)
    }
  }

  @Test(arguments: ["유자차", "유자", "ㅇㅈ", "ㅇ", "tea", "t", ""], [0, 200])
  func `no search of notes scans the waterings`(search: String, few: Int) throws {
    try expectNoScan(few: few) { repositories in
      let person = try save(repositories)
      let review = try Review(keywords: [Keyword("유자")], memo: Memo("유자차 tea"))
      for number in 1...3 {
        try repositories.waterings.save(
          Watering(
            id: try #require(ID(rawValue: Int64(number))), personID: person,
            on: Day(literal: "2026-03-06"), means: .call, review: review))
      }
      let found = try repositories.waterings.search(search, in: 0..<2)
      #expect(found.count == (search.isEmpty ? 0 : 2))
      try repositories.waterings.remove(try #require(ID(rawValue: 1)))
    }
  }

  @Test func `a list is read in the order of its index, not sorted`() throws {
    let steps = try steps { repositories in
      _ = try repositories.people.list(.all, in: 20..<40)
      _ = try repositories.people.list(.due(until: .latest), in: 20..<40)
      _ = try repositories.contacts.list(.notPlanted, in: 20..<40)
      _ = try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 20..<40)
      _ = try repositories.waterings.waterings(on: Day(literal: "2026-03-06"), in: 20..<40)
      try repositories.waterings.forEachReviewed(on: .earliest ... .latest) { _, _ in }
      _ = try repositories.waterings.wateringCounts(on: .earliest ... .latest)
      _ = try repositories.people.dueCounts(on: .earliest ... .latest)
    }
    for step in steps { #expect(!step.detail.contains("TEMP B-TREE"), "\(step.sql)") }
  }

  @Test func `the newest notes are read one after the other, not sorted`() throws {
    let steps = try steps(few: 0) { repositories in
      let person = try save(repositories)
      try repositories.waterings.save(
        Watering(
          id: try #require(ID(rawValue: 1)), personID: person, on: Day(literal: "2026-03-06"),
          means: .call, review: try Review(keywords: [], memo: Memo("유자차"))))
      #expect(try repositories.waterings.search("유자차", in: 0..<2).count == 1)
    }
    let newest = steps.filter { $0.sql.contains("EXISTS") }
    #expect(!newest.isEmpty)
    for step in newest { #expect(!step.detail.contains("TEMP B-TREE"), "\(step.detail)") }
  }
}

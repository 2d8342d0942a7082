import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PersonRepositoryContractTests {
  private struct Interruption: Error {}

  @Test(arguments: StoreKind.available, awkwardNames)
  func `a name is read back byte for byte`(kind: StoreKind, name: String) throws {
    let tried = try kind.make()
    let someone = try person(name, nickname: String(name.prefix(20)))
    try tried.store.write { try $0.people.save(someone) }
    for store in [tried.store, tried.reopened()] {
      let kept = try #require(try store.read { try $0.people.person(someone.id) })
      #expect(kept == someone)
      #expect(bytes(kept.name) == bytes(someone.name))
      #expect(bytes(kept.plantName) == bytes(someone.plantName))
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      nil, "03-21", "02-29", "1990-03-21", "0001-01-01", "lunar:08-15", "lunar:leap-04-30",
      "lunar:1990-08-15", "lunar:2020-leap-04-08",
    ])
  func `all data of a person is read back`(kind: StoreKind, birthday: String?) throws {
    let tried = try kind.make()
    var details = try person("김지민", nickname: "꼬마", phone: "+82 10-1234-5678").details
    details.birthday = try birthday.map { try Birthday($0) }
    details.alarm = Alarm(at: .lastSecond, isOn: false)
    details.plantedOn = .earliest
    let someone = Person(
      id: try someID(.max), details: details,
      care: Care(
        lastContactOn: day("2026-03-02"), dueOn: .latest, affection: Affection(steps: 12),
        postponementsSinceContact: 4, wateringCount: 300_000, postponementCount: 5))
    try tried.store.write { try $0.people.save(someone) }
    #expect(try tried.reopened().read { try $0.people.person(someone.id) } == someone)
    #expect(try tried.reopened().read { try $0.people.list(.all, in: 0..<9) } == [someone])
  }

  @Test(arguments: StoreKind.available)
  func `saving again replaces everything`(kind: StoreKind) throws {
    let store = try kind.make().store
    let before = try person("지민", nickname: "꼬마", phone: "010-1234-5678", birthday: "03-21")
    let after = try person("서연", every: 40)
    try store.write { try $0.people.save(before) }
    try store.write { try $0.waterings.save(try watering(7, on: "2026-03-02")) }
    try store.write { try $0.people.save(after) }
    try store.read { (repositories) throws in
      #expect(try repositories.people.person(before.id) == after)
      #expect(try repositories.people.list(.all, in: 0..<9) == [after])
      #expect(try repositories.people.people(withPhoneKey: "01012345678").isEmpty)
      #expect(try repositories.people.list(PersonFilter(search: "지민"), in: 0..<9).isEmpty)
      #expect(try repositories.people.list(PersonFilter(search: "서연"), in: 0..<9) == [after])
      #expect(try repositories.waterings.watering(try someID(7)) != nil)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an empty store finds nobody`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let people = repositories.people
      #expect(try people.person(try someID(1)) == nil)
      #expect(try people.list(.all, in: 0..<9).isEmpty)
      #expect(try people.list(PersonFilter(search: "지민"), in: 0..<9).isEmpty)
      #expect(try people.totals(on: plantingDay) == GardenTotals())
      #expect(try people.people(withPhoneKey: "010").isEmpty)
      #expect(try people.matched(by: NameMatcher("지민"), limit: 9).isEmpty)
      #expect(try people.peopleBorn(on: [Birthday("03-21")]).isEmpty)
      try people.remove(try someID(1))
    }
  }

  @Test(
    arguments: StoreKind.available,
    ["010-1234-5678", "+82 10 1234 5678", "+82 (0)10-1234-5678", "0082-10-1234-5678"])
  func `people with a phone number are found by it in any format`(
    kind: StoreKind, spelling: String
  ) throws {
    let store = try kind.make().store
    let mum = try person("엄마", id: 2, phone: "010.1234.5678")
    let dad = try person("아빠", id: 1, phone: spelling)
    try store.write { repositories in
      for someone in [mum, dad, try person("오빠", id: 3, phone: "010-1234-567")] {
        try repositories.people.save(someone)
      }
    }
    func holders() throws -> [Person] {
      try store.read { try $0.people.people(withPhoneKey: "01012345678") }
    }
    #expect(try holders() == [dad, mum])
    try store.write { try $0.people.save(dad) }
    #expect(try holders() == [dad, mum])
    try store.write { try $0.people.save(try person("아빠", id: 1, phone: "02-555-0101")) }
    #expect(try holders() == [mum])
    try store.write { try $0.people.remove(mum.id) }
    #expect(try holders().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves nothing behind, not even in the search index`(kind: StoreKind) throws
  {
    let tried = try kind.make()
    let before = try person("지민", phone: "010-1234-5678")
    try tried.store.write { try $0.people.save(before) }
    #expect(throws: Interruption.self) {
      try tried.store.write { repositories in
        try repositories.people.save(try person("서연", id: 1, phone: "010-0000-0000"))
        try repositories.people.save(try person("민준", id: 2))
        #expect(try repositories.people.list(PersonFilter(search: "민준"), in: 0..<9).count == 1)
        throw Interruption()
      }
    }
    for store in [tried.store, tried.reopened()] {
      #expect(try store.read { try $0.people.list(.all, in: 0..<9) } == [before])
      for (search, count) in [("지민", 1), ("서연", 0), ("민준", 0), ("5678", 1), ("0000", 0)] {
        let filter = PersonFilter(search: search)
        #expect(try store.read { try $0.people.list(filter, in: 0..<9).count } == count)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `removing a person removes everything that belongs to them`(kind: StoreKind) throws {
    let store = try kind.make().store
    let (gone, other) = (try person("지민", id: 1), try person("지민", id: 2))
    let book = try contact("지민", id: 5, plantedAs: 1)
    try store.write { repositories in
      for someone in [gone, other] { try repositories.people.save(someone) }
      for owner in [Int64(1), 2] {
        try repositories.waterings.save(try watering(owner, of: owner, on: "2026-03-02"))
        try repositories.postponements.save(try postponement(owner, of: owner, on: "2026-03-06"))
      }
      try repositories.contacts.save(book)
    }
    try store.write { try $0.people.remove(gone.id) }
    try store.read { (repositories) throws in
      #expect(try repositories.people.list(PersonFilter(search: "지민"), in: 0..<9) == [other])
      #expect(try repositories.waterings.newest(of: other.id, in: 0..<9).map(\.id.rawValue) == [2])
      #expect(try repositories.waterings.newest(of: gone.id, in: 0..<9).isEmpty)
      #expect(try repositories.postponements.postponements(of: gone.id).isEmpty)
      #expect(try repositories.postponements.postponements(of: other.id).count == 1)
      #expect(try repositories.contacts.contact(book.id) == contact("지민", id: 5))
      #expect(try repositories.contacts.list(.notPlanted, in: 0..<9).map(\.id) == [book.id])
    }
  }

  @Test(arguments: StoreKind.available)
  func `totals depend on the day`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for (number, dueOn) in ["2026-03-04", "2026-03-05", "2026-03-05", "2026-03-06"].enumerated() {
        let steps = number == 0 ? 12 : 11
        try repositories.people.save(
          try person("가", id: Int64(number + 1), dueOn: dueOn, steps: steps))
      }
      let someone = try person("나", id: 9, every: 90)
      let care = Care(
        lastContactOn: nil, dueOn: .latest, affection: .none, postponementsSinceContact: 1,
        wateringCount: 30, postponementCount: 2)
      try repositories.people.save(Person(id: someone.id, details: someone.details, care: care))
    }
    #expect(
      try store.read { try $0.people.totals(on: day("2026-03-05")) }
        == GardenTotals(people: 5, due: 2, wilted: 1, full: 1, waterings: 30, postponements: 2))
  }

  @Test(arguments: StoreKind.available)
  func `birthdays on given days are found by month and day`(kind: StoreKind) throws {
    let store = try kind.make().store
    let birthdays = [
      "1990-03-21", "03-21", "03-22", "lunar:03-21", "lunar:leap-03-21", "02-29", nil,
      "lunar:1990-03-21",
    ]
    try store.write { repositories in
      for (number, birthday) in birthdays.enumerated() {
        try repositories.people.save(try person(id: Int64(9 - number), birthday: birthday))
      }
    }
    func found(_ texts: String...) throws -> [Int64] {
      let wanted = try texts.map { try Birthday($0) }
      return try store.read { try $0.people.peopleBorn(on: wanted).map(\.id.rawValue) }
    }
    #expect(try found("03-21") == [8, 9])
    #expect(try found("03-21", "02-29", "03-21", "lunar:03-21") == [2, 4, 6, 8, 9])
    #expect(try found("lunar:leap-03-21") == [5])
    #expect(try found("03-20", "03-23", "lunar:03-20", "lunar:03-22") == [])
    #expect(try found("03-20", "03-22", "02-28", "03-01") == [7])
    #expect(try found("1990-03-21") == [])
    #expect(try found() == [])
  }

  @Test(arguments: StoreKind.available)
  func `people are counted by their due dates`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for (id, date) in ["2026-03-06", "2026-03-01", "2026-03-06", "2026-03-31"].enumerated() {
        try repositories.people.save(try person("지민", id: Int64(id + 1), dueOn: date))
      }
    }
    func counts(_ first: String, _ last: String) throws -> [Day: Int] {
      try store.read { try $0.people.dueCounts(on: day(first)...day(last)) }
    }
    #expect(
      try counts("2026-03-01", "2026-03-31") == [
        day("2026-03-01"): 1, day("2026-03-06"): 2, day("2026-03-31"): 1,
      ])
    #expect(try counts("2026-03-02", "2026-03-30") == [day("2026-03-06"): 2])
    #expect(try counts("2026-04-01", "2026-04-30") == [:])
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ContactRepositoryContractTests {
  @Test(.inWholeRuns, arguments: StoreKind.available, awkwardNames)
  func `a contact is read back byte for byte`(kind: StoreKind, name: String) throws {
    let tried = try kind.make()
    let card = "BEGIN:VCARD\r\nFN:\(name)\r\nEND:VCARD\r\n" + String(repeating: "가", count: 50_000)
    let all = try [
      contact(name, id: 1), contact(name, id: 2, birthday: "lunar:leap-04-08", card: card),
      contact(
        name, id: .max, phones: ["+82 10 1234 5678", "119"], birthday: "1990-03-21", card: ""),
    ]
    try tried.store.write { repositories in
      for contact in all { try repositories.contacts.save(contact) }
    }
    for store in [tried.store, tried.reopened()] {
      for contact in all {
        let kept = try #require(try store.read { try $0.contacts.contact(contact.id) })
        #expect(kept == contact)
        #expect(bytes(kept.name) == bytes(contact.name))
        #expect(bytes(kept.details.card) == bytes(contact.details.card))
      }
      #expect(try store.read { try $0.contacts.list(.notPlanted, in: 0..<9) } == all)
      #expect(
        try store.read { try $0.contacts.duplicates(all[0].details.duplicateKey) } == [
          all[0], all[1],
        ])
    }
  }

  private static let crowd: [(name: String, phones: [String])] = [
    ("9호", ["010-1234-5678"]), ("하나", ["02-555-0199", "+82 10 1234 0000"]), ("가은", []),
    ("강민", []), ("가은", []), ("anna", []), ("Bert", []), ("강민", ["119"]), ("", []),
  ]

  private func filled(_ kind: StoreKind) throws -> (store: any Store, contacts: [Contact]) {
    let store = try kind.make().store
    let contacts = try Self.crowd.enumerated().filter { !$1.name.isEmpty }.map {
      try contact($1.name, id: Int64(90 - $0), phones: $1.phones, plantedAs: $0 == 4 ? 1 : nil)
    }
    try store.write { repositories in
      try repositories.people.save(try person())
      for contact in contacts { try repositories.contacts.save(contact) }
    }
    return (store, contacts)
  }

  @Test(arguments: StoreKind.available)
  func `names that begin with a digit come last, and equal ones by id`(kind: StoreKind) throws {
    let store = try filled(kind).store
    let all = ContactFilter(includesPlanted: true)
    let listed = try store.read { try $0.contacts.list(all, in: 0..<99) }
    #expect(listed.map(\.name) == ["anna", "Bert", "가은", "가은", "강민", "강민", "하나", "9호"])
    #expect(listed.map(\.id.rawValue) == [85, 84, 86, 88, 83, 87, 89, 90])
    let free = try store.read { try $0.contacts.list(.notPlanted, in: 2..<4) }
    #expect(free.map(\.id.rawValue) == [88, 83])
    #expect(try store.read { try $0.contacts.list(all, in: 8..<99) }.isEmpty)
  }

  private static let queries = [
    "가은", "강", "ㄱ", "ㄱㅇ", "ㅎㄴ", "an", "ANN", "9", "호", "1234", "12340", "5678", "+82-10", "119",
    "11", "55", "010-1234-0", "없음", "", " ",
  ]

  @Test(arguments: StoreKind.available)
  func `a search finds names, initials and parts of every number`(kind: StoreKind) throws {
    let (store, contacts) = try filled(kind)
    var kept = KeptLists("contacts")
    try store.read { (repositories) throws in
      for query in Self.queries {
        for includesPlanted in [true, false] {
          let filter = ContactFilter(search: query, includesPlanted: includesPlanted)
          let found = try repositories.contacts.list(filter, in: 0..<99)
          #expect(found.allSatisfy(contacts.contains))
          kept.note("\(query)\(includesPlanted ? "" : " not planted")", found.map(\.id.rawValue))
          let page = try repositories.contacts.list(filter, in: 1..<2)
          #expect(page == Array(found.dropFirst().prefix(1)))
        }
      }
    }
    try kept.expectAsEver()
  }

  @Test(arguments: StoreKind.available)
  func `a contact is matched by the end of its id, then by the best match`(kind: StoreKind) throws {
    let (store, contacts) = try filled(kind)
    func meant(_ words: String, _ limit: Int = 9) throws -> [Int64] {
      try store.read {
        try $0.contacts.matched(by: NameMatcher(words), limit: limit).map(\.id.rawValue)
      }
    }
    #expect(try meant("가은") == [86, 88])
    #expect(try meant("가은", 1) == [86])
    #expect(try meant("ㄱㅁ") == [83, 87])
    #expect(try meant("5678") == [])
    #expect(try meant(contacts[0].id.fullForm) == [90])
    #expect(try meant("", 9) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a contact is replaced, planted and removed`(kind: StoreKind) throws {
    let tried = try kind.make()
    let before = try contact("지민", phones: ["010-1234-5678"], birthday: "03-21", card: "A")
    let after = try contact("서연", plantedAs: 1)
    try tried.store.write { try $0.contacts.save(before) }
    try tried.store.write { repositories in
      try repositories.people.save(try person())
      try repositories.contacts.save(after)
      try repositories.contacts.save(try contact("서연", id: 2, plantedAs: 1))
    }
    try tried.reopened().read { (repositories) throws in
      let contacts = repositories.contacts
      #expect(try contacts.contact(plantedAs: try someID(1)) == after)
      #expect(try contacts.contact(plantedAs: try someID(2)) == nil)
      #expect(try contacts.list(.notPlanted, in: 0..<9).isEmpty)
      #expect(try contacts.duplicates(before.details.duplicateKey).isEmpty)
      let old = ContactFilter(search: "지민", includesPlanted: true)
      #expect(try contacts.list(old, in: 0..<9).isEmpty)
    }
    for _ in 1...2 { try tried.store.write { try $0.contacts.remove(after.id) } }
    try tried.reopened().read { (repositories) throws in
      #expect(try repositories.contacts.contact(after.id) == nil)
      #expect(try repositories.people.person(try someID(1)) != nil)
      let named = ContactFilter(search: "서연", includesPlanted: true)
      #expect(try repositories.contacts.list(named, in: 0..<9).map(\.id.rawValue) == [2])
    }
  }
}

import Foundation
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PersonSearchContractTests {
  private static let crowd: [(name: String, nickname: String, phone: String?)] = [
    ("김지민", "꼬마", "010-1234-5678"), ("지민", "", "+82 2 555 0199"),
    ("이지은".decomposedStringWithCanonicalMapping, "", nil), ("José García", "", "112"),
    ("낮만 있는 집", "", nil), ("엄마", "울 엄마", nil), ("a\0bcd", "", nil), ("9호", "", nil),
    ("\"따옴표\" 집", "", nil), ("가", "", nil), ("나", "가방", nil), ("👩‍👩‍👧‍👦 가족", "", nil),
    ("it's; -- OR x", "", nil), ("Anna Kim", "", "+1 650 253 0000"), ("Ⅻ 까치", "", nil),
  ]

  static let queries = [
    "김지민", "지민", "지", "ㅈ", "ㅈㅁ", "ㄱㅈㅁ", "김ㅈ", "김ㅈㅁ", "지ㅁ", "꼬", "꼬마", "ㄲㅁ", "엄", "ㅇㅁ", "울엄",
    "울 엄", "마", "지은", "이지ㅇ", "jose", "JOSÉ", "gar", "se g", "j", "an", "a", "nn", "n k",
    "bcd", "b", "a\0b", "\0", "\"따", "\"", "호", "9", "9호", "12", "1234", "010-12", "5678", "234-56",
    "82-2", "+822", "0199", "112", "650", "00", "+1", "가", "나", "가ㅂ", "가방", "ㄱ", "👩‍👩‍👧‍👦", "xii",
    "; --", "'", "없음", "ㅋㅋ", "ㅎㅎㅎ", "zzz", "", " ", "낮만", "ㄴㅁ", "있 는", "집", "is OR", " or x", "*",
    "folded : a", "(", "각", "갂", "까ㅊ", "\n", "마\n울", "민", "민\n",
  ]

  private func filled(_ kind: StoreKind) throws -> (store: any Store, people: [Person]) {
    let store = try kind.make().store
    let people = try Self.crowd.enumerated().map {
      try person(
        $1.name, id: Int64(1000 - $0), nickname: $1.nickname, phone: $1.phone, every: 1 + $0 % 3)
    }
    try store.write { repositories in
      for someone in people { try repositories.people.save(someone) }
      // Contacts with the same names must not match.
      for someone in people {
        try repositories.contacts.save(try contact(someone.name, id: someone.id.rawValue))
      }
    }
    return (store, people)
  }

  @Test(arguments: StoreKind.available)
  func `a search finds matching people, in list order`(kind: StoreKind) throws {
    let store = try filled(kind).store
    var kept = KeptLists("people-found")
    try store.read { (repositories) throws in
      for query in Self.queries {
        let found = try repositories.people.list(PersonFilter(search: query), in: 0..<99)
        kept.note(query.debugDescription, found.map(\.id.rawValue))
      }
    }
    try kept.expectAsEver()
  }

  @Test(arguments: StoreKind.available)
  func `the best matches come first, equal ones by id`(kind: StoreKind) throws {
    let (store, people) = try filled(kind)
    try store.read { (repositories) throws in
      for query in Self.queries {
        let fits = people.compactMap { someone in
          NameMatchQuality(of: query, toAny: someone.names).map { (fit: $0, id: someone.id) }
        }
        let expected = fits.sorted { ($0.fit, $0.id) < ($1.fit, $1.id) }.map(\.id)
        let found = try repositories.people.matched(by: NameMatcher(query), limit: 99).map(\.id)
        #expect(found == expected, "\(query.debugDescription)")
        let first = try repositories.people.matched(by: NameMatcher(query), limit: 2).map(\.id)
        #expect(first == Array(expected.prefix(2)))
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `the end of an id matches its person before any name`(kind: StoreKind) throws {
    let store = try kind.make().store
    let one: ID<Person> = try someID(0x7123_4567_89AB_CDEF)
    // Both ids have the same last four characters but differ before.
    let other: ID<Person> = try someID(0x7123_4567_8FFB_CDEF)
    try store.write { repositories in
      for id in [one, other] { try repositories.people.save(try person(id: id.rawValue)) }
      try repositories.people.save(try person(one.shortForm, id: 5))
    }
    func meant(_ words: String) throws -> [ID<Person>] {
      try store.read { try $0.people.matched(by: NameMatcher(words), limit: 9).map(\.id) }
    }
    let named: ID<Person> = try someID(5)
    let tail = String(one.fullForm.suffix(4))
    #expect(try meant(one.shortForm) == [one, named])
    #expect(try meant(" \(one.shortForm.uppercased())\n") == [one, named])
    #expect(try meant(one.fullForm) == [one])
    #expect(try meant(other.fullForm) == [other])
    #expect(try meant(tail) == [one, other, named])
    #expect(try meant(String(one.fullForm.suffix(7))) == [one])
    #expect(try meant(String(one.fullForm.suffix(3))) == [named])
  }

  @Test(arguments: StoreKind.available)
  func `changes within a transaction are found within it`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let people = repositories.people
      func count(_ query: String) throws -> Int {
        try people.list(PersonFilter(search: query), in: 0..<99).count
      }
      try people.save(try person("하늘이", id: 1))
      #expect(try count("하늘") == 1)
      try people.save(try person("바다", id: 1))
      try people.save(try person("하늘", id: 2))
      #expect(try count("하늘") == 1)
      #expect(try count("바다") == 1)
      try people.remove(try someID(2))
      try people.save(try person("구름", id: 3))
      #expect(try count("하늘") == 0)
      #expect(try count("구름") == 1)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a name that changes repeatedly is found by its latest form`(kind: StoreKind) throws {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 3)
    let names = ["하늘이", "바다빛", "구름결", "하늘빛"]
    var known: [Int64: String] = [:]
    for _ in 0..<60 {
      try tried.store.write { repositories in
        for _ in 0..<3 {
          let id = Int64.random(in: 1...5, using: &numbers)
          let name = names.randomElement(using: &numbers) ?? ""
          known[id] = Bool.random(using: &numbers) ? name : nil
          if known[id] == nil {
            try repositories.people.remove(try someID(id))
          } else {
            try repositories.people.save(try person(name, id: id))
          }
        }
      }
      for name in names {
        let found = try tried.store.read {
          try $0.people.list(PersonFilter(search: name), in: 0..<9).map(\.id.rawValue)
        }
        #expect(found.sorted() == known.filter { $0.value == name }.keys.sorted())
      }
    }
  }
}

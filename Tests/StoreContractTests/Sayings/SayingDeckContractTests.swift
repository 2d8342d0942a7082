import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SayingDeckContractTests {
  private func filled(_ kind: StoreKind, _ sayings: [Saying]) throws -> StoreUnderTest {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for saying in sayings { try repositories.sayings.save(saying) }
    }
    return tried
  }

  /// Sets all aside and puts each back at the position of ten times its number.
  private func sort(_ numbers: [Int], in store: any Store) throws {
    try store.write { repositories in
      for number in numbers { try repositories.sayingDeck.setAside(try someID(sayingID(number))) }
      for number in numbers {
        try repositories.sayingDeck.returnOldestSetAside(at: UInt32(number) * 10)
      }
    }
  }

  private func drawn(_ store: any Store, at point: UInt32) throws -> Int? {
    try store.read { try $0.sayingDeck.draw(at: point)?.number }
  }

  @Test(arguments: StoreKind.available)
  func `an empty deck draws nothing`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let deck = repositories.sayingDeck
      #expect(try deck.counts() == (0, 0))
      #expect(try deck.draw(at: 0) == nil)
      #expect(try deck.saying(of: plantingDay) == nil)
      try deck.setAside(try someID(1))
      try deck.returnOldestSetAside(at: 1)
      try deck.setSaying(try someID(1), of: plantingDay)
      #expect(try deck.saying(of: plantingDay) == nil)
      #expect(try deck.counts() == (0, 0))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a saying set aside stays so until it is put back`(kind: StoreKind) throws {
    let tried = try filled(kind, try (1...2).map { try saying($0) })
    let ids = try (1...3).map { try someID(sayingID($0)) as ID<Saying> }
    try tried.store.write { try $0.sayingDeck.setAside(ids[1]) }
    func aside(_ repositories: Repositories) throws -> [Bool] {
      try ids.map { try repositories.sayingDeck.card(of: $0)?.setAsideOrder != nil }
    }
    #expect(try tried.reopened().read(aside) == [false, true, false])
    try tried.store.write { try $0.sayingDeck.returnOldestSetAside(at: 5) }
    #expect(try tried.store.read(aside) == [false, false, false])
  }

  @Test(arguments: StoreKind.available)
  func `the first saying at or after the point is drawn, else the first of all`(kind: StoreKind)
    throws
  {
    let tried = try filled(kind, try (1...3).map { try saying($0) })
    try sort([1, 2, 3], in: tried.store)
    for store in [tried.store, tried.reopened()] {
      for (point, number) in [(0, 1), (10, 1), (11, 2), (30, 3), (31, 1), (UInt32.max, 1)] {
        #expect(try drawn(store, at: UInt32(point)) == number)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `sayings at one position are drawn in the order of ids`(kind: StoreKind) throws {
    let store = try filled(kind, [try saying(1), try saying(2)]).store
    try store.write { repositories in
      for number in [1, 2] { try repositories.sayingDeck.setAside(try someID(sayingID(number))) }
      for _ in 1...2 { try repositories.sayingDeck.returnOldestSetAside(at: .max) }
    }
    #expect(try drawn(store, at: .max) == 2)
    #expect(try drawn(store, at: 0) == 2)
  }

  @Test(arguments: StoreKind.available)
  func `used sayings are drawn if there is no unused one`(kind: StoreKind) throws {
    let store = try filled(
      kind, [try saying(1, usedAt: 1), try saying(2), try saying(3, usedAt: 1)]
    ).store
    try sort([1, 2, 3], in: store)
    for point: UInt32 in [0, 10, 25, .max] { #expect(try drawn(store, at: point) == 2) }
    try store.write { try $0.sayingDeck.setAside(try someID(sayingID(2))) }
    #expect(try drawn(store, at: 11) == 3)
    try store.write { try $0.sayingDeck.returnOldestSetAside(at: 20) }
    #expect(try drawn(store, at: 11) == 2)
    try store.write { try $0.sayings.save(try saying(2, usedAt: 5)) }
    #expect(try drawn(store, at: 25) == 3)
    try store.write { try $0.sayings.save(try saying(1)) }
    #expect(try drawn(store, at: 25) == 1)
  }

  @Test(arguments: StoreKind.available)
  func `sayings set aside are not drawn, and return oldest first`(kind: StoreKind) throws {
    let tried = try filled(kind, try (1...4).map { try saying($0) })
    let store = tried.store
    try sort([1, 2, 3, 4], in: store)
    try store.write { repositories in
      for number in [2, 1, 4, 2] {
        try repositories.sayingDeck.setAside(try someID(sayingID(number)))
      }
      #expect(try repositories.sayingDeck.counts() == (4, 3))
    }
    #expect(try drawn(store, at: 0) == 3)
    for (number, point) in [(1, UInt32(100)), (4, 200), (2, 300)] {
      try store.write { try $0.sayingDeck.returnOldestSetAside(at: point) }
      #expect(try drawn(tried.reopened(), at: point) == number)
    }
    #expect(try store.read { try $0.sayingDeck.counts() } == (4, 0))
  }

  @Test(arguments: StoreKind.available)
  func `saving keeps a saying's position, and removing takes it out`(kind: StoreKind) throws {
    let store = try filled(kind, [try saying(1), try saying(2)]).store
    try sort([1, 2], in: store)
    try store.write { repositories in
      try repositories.sayingDeck.setAside(try someID(sayingID(1)))
      try repositories.sayings.save(try saying(1, details("다른 말"), likedAt: 3))
      try repositories.sayings.save(try saying(2, details("또 다른 말"), likedAt: 3))
    }
    #expect(try drawn(store, at: 0) == 2)
    try store.write { try $0.sayings.remove(try someID(sayingID(2))) }
    #expect(try drawn(store, at: 0) == nil)
    #expect(try store.read { try $0.sayingDeck.counts() } == (1, 1))
    try store.write { try $0.sayings.remove(try someID(sayingID(1))) }
    #expect(try store.read { try $0.sayingDeck.counts() } == (0, 0))
  }

  @Test func `every store gives new sayings the same positions, not in the order of ids`() throws {
    let sayings = try (1...50).map { try saying($0) }
    let points = (0..<40).map { UInt32($0) * 100_000_000 }
    let draws = try StoreKind.available.map { kind in
      let store = try filled(kind, sayings).store
      return try points.map { try drawn(store, at: $0) }
    }
    #expect(Set(draws).count == 1)
    #expect(Set(draws.flatMap { $0 }).count > 15)
  }

  @Test(arguments: StoreKind.available)
  func `the saying of the day is kept for its day, unless it is removed`(kind: StoreKind) throws {
    let tried = try filled(kind, [try saying(1), try saying(2)])
    let (one, two) = (try saying(1), try saying(2))
    let tomorrow = plantingDay.adding(days: 1)
    func kept(_ day: Day) throws -> Saying? {
      try tried.reopened().read { try $0.sayingDeck.saying(of: day) }
    }
    try tried.store.write { try $0.sayingDeck.setSaying(one.id, of: plantingDay) }
    #expect(try kept(plantingDay) == one)
    #expect(try kept(tomorrow) == nil)
    try tried.store.write { try $0.sayingDeck.setSaying(two.id, of: plantingDay) }
    #expect(try kept(plantingDay) == two)
    try tried.store.write { try $0.sayingDeck.setSaying(one.id, of: tomorrow) }
    #expect(try kept(plantingDay) == nil)
    #expect(try kept(tomorrow) == one)
    try tried.store.write { try $0.sayings.remove(one.id) }
    #expect(try kept(tomorrow) == nil)
  }
}

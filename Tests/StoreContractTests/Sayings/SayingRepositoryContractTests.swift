import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SayingRepositoryContractTests {
  private struct Interruption: Error {}

  @Test(arguments: StoreKind.available, awkwardTexts)
  func `a saying is read back as saved`(kind: StoreKind, text: String) throws {
    let tried = try kind.make()
    let kept = try saying(
      7,
      details(
        text, "English " + text.prefix(400), who: String(text.prefix(80)),
        tags: ["위로", String(text.prefix(20))]),
      addedAt: -1, openedAt: 2, likedAt: .min, usedAt: .max)
    try tried.store.write { try $0.sayings.save(kept) }
    for store in [tried.store, tried.reopened()] {
      let found = try store.read { try #require(try $0.sayings.saying(kept.id)) }
      #expect(found == kept)
      #expect(found.details.texts.map(bytes) == kept.details.texts.map(bytes))
      #expect(bytes(found.details.author.value) == bytes(kept.details.author.value))
      let (tags, others) = (found.details.tags.values, kept.details.tags.values)
      #expect(tags.map { bytes($0.value) } == others.map { bytes($0.value) })
      #expect(try store.read { try $0.sayings.saying(numbered: 7) } == kept)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a saying has one text or two`(kind: StoreKind) throws {
    let store = try kind.make().store
    let all = [
      try saying(1, details("가", nil)), try saying(2, details(nil, "a")),
      try saying(3, details("가", "a")),
    ]
    try store.write { repositories in
      for saying in all { try repositories.sayings.save(saying) }
    }
    for saying in all {
      #expect(try store.read { try $0.sayings.saying(saying.id) } == saying)
    }
  }

  @Test(arguments: StoreKind.available)
  func `saving replaces the complete saying with the same id`(kind: StoreKind) throws {
    let store = try kind.make().store
    let before = try saying(3, details("사랑", "love", who: "Kim", tags: ["a", "b"]), likedAt: 4)
    let after = try saying(3, details(nil, "평화", who: "", tags: ["b", "c"]), usedAt: 5)
    try store.write { try $0.sayings.save(before) }
    try store.write { try $0.sayings.save(after) }
    try store.read { (repositories) throws in
      let sayings = repositories.sayings
      let now = Instant(milliseconds: 9)
      #expect(try sayings.saying(before.id) == after)
      #expect(try sayings.list(.all, at: now, in: 0..<9) == [after])
      #expect(try sayings.list(SayingFilter(.liked), at: now, in: 0..<9).isEmpty)
      #expect(try sayings.list(SayingFilter(tag: tag("a")), at: now, in: 0..<9).isEmpty)
      #expect(try sayings.list(SayingFilter(.used, tag: tag("b")), at: now, in: 0..<9) == [after])
      #expect(try sayings.search("사랑", in: 0..<9).isEmpty)
      #expect(try sayings.search("kim", in: 0..<9).isEmpty)
      #expect(try sayings.search("평화", in: 0..<9) == [after])
      #expect(try sayings.search("c", in: 0..<9) == [after])
      #expect(try sayings.totals() == SayingTotals(all: 1, liked: 0, used: 1))
      #expect(try sayings.saying(withTextsOf: before.details) == nil)
      #expect(try sayings.saying(withTextsOf: after.details) == after)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an empty store finds nothing`(kind: StoreKind) throws {
    try kind.make().store.write { repositories in
      let sayings = repositories.sayings
      let id: ID<Saying> = try someID(1)
      #expect(try sayings.saying(id) == nil)
      #expect(try sayings.saying(numbered: 1) == nil)
      #expect(try sayings.saying(withTextsOf: details()) == nil)
      #expect(try sayings.nextNumber() == 1)
      #expect(try sayings.search("사랑", in: 0..<9).isEmpty)
      #expect(try sayings.totals() == SayingTotals())
      for list in SayingList.allCases {
        let filter = SayingFilter(list)
        let now = Instant(milliseconds: 0)
        #expect(try sayings.list(filter, at: now, in: 0..<9).isEmpty)
      }
      try sayings.remove(id)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a number is never used again`(kind: StoreKind) throws {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for number in [5, 2] { try repositories.sayings.save(try saying(number)) }
      #expect(try repositories.sayings.nextNumber() == 6)
      #expect(try repositories.sayings.nextNumber() == 6)
      try repositories.sayings.remove(try someID(sayingID(5)))
      #expect(try repositories.sayings.nextNumber() == 6)
    }
    #expect(try tried.reopened().read { try $0.sayings.nextNumber() } == 6)
    try tried.store.write { try $0.sayings.remove(try someID(sayingID(2))) }
    #expect(try tried.store.read { try $0.sayings.nextNumber() } == 6)
  }

  private static let last = Saying.assignableNumbers.upperBound
  static let given: [(numbers: [Int], next: Int)] = [
    ([1, 5], 6), ([last - 1], last), ([last], 1), ([2, last], 1), ([1, 2, 4, last], 3),
    ([1, last - 1, last], 2),
  ]

  @Test(arguments: StoreKind.available, given)
  func `after the greatest number the lowest free one is used`(
    kind: StoreKind, given: (numbers: [Int], next: Int)
  ) throws {
    let tried = try kind.make()
    try tried.store.write { repositories in
      for (place, number) in given.numbers.enumerated() {
        try repositories.sayings.save(
          Saying(
            id: someID(Int64(place + 1)), number: number, details: details("글귀 \(place)"),
            addedAt: Instant(milliseconds: 0)))
      }
    }
    #expect(try tried.reopened().read { try $0.sayings.nextNumber() } == given.next)
    try tried.store.write { repositories in
      try repositories.sayings.remove(someID(Int64(given.numbers.count)))
      #expect(try repositories.sayings.nextNumber() == given.next)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a number in use is refused`(kind: StoreKind) throws {
    let store = try kind.make().store
    let owner = try saying(3)
    try store.write { try $0.sayings.save(owner) }
    #expect(throws: DomainError.conflict(.saying, holder: "#3")) {
      try store.write { repositories in
        try repositories.sayings.save(
          Saying(id: someID(1), number: 3, details: details(), addedAt: owner.addedAt))
      }
    }
    #expect(try store.read { try $0.sayings.totals().all } == 1)
  }

  @Test(arguments: StoreKind.available)
  func `the first saying with the same texts is found, whatever else differs`(kind: StoreKind)
    throws
  {
    let store = try kind.make().store
    let texts: [(String?, String?)] = [
      ("사랑", nil), (nil, "사랑"), ("사랑", "love"), ("사랑", "Love"), ("가 나", nil), ("가나", nil),
      (nil, "\u{401}"), (nil, "a\0b"), (nil, "a\u{1}b"), ("사랑", nil),
    ]
    try store.write { repositories in
      for (place, pair) in texts.enumerated() {
        let number = texts.count - place
        try repositories.sayings.save(
          try saying(number, details(pair.0, pair.1, who: "\(number)")))
      }
    }
    func number(_ korean: String?, _ english: String?) throws -> Int? {
      let details = try details(korean, english, tags: ["x"])
      return try store.read { try $0.sayings.saying(withTextsOf: details)?.number }
    }
    #expect(try number("사랑", nil) == 1)
    #expect(try number("사랑".decomposedStringWithCanonicalMapping, nil) == 1)
    #expect(try number(nil, "사랑") == 9)
    #expect(try number("사랑", "love") == 8)
    #expect(try number("사랑", "LOVE") == nil)
    #expect(try number("가 나", nil) == 6)
    #expect(try number("가  나", nil) == nil)
    #expect(try number(nil, "a\0b") == 3)
    #expect(try number(nil, "\u{415}\u{308}") == 4)
    #expect(try number("love", nil) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a removed saying is in no list`(kind: StoreKind) throws {
    let store = try kind.make().store
    let (gone, other) = (
      try saying(1, details("사랑", tags: ["a"]), likedAt: 1, usedAt: 1),
      try saying(2, details("사랑", tags: ["a"]), likedAt: 2, usedAt: 2)
    )
    try store.write { repositories in
      for saying in [gone, other] { try repositories.sayings.save(saying) }
    }
    try store.write { try $0.sayings.remove(gone.id) }
    try store.read { (repositories) throws in
      let sayings = repositories.sayings
      for list in [SayingList.all, .liked, .used] {
        for filter in [SayingFilter(list), SayingFilter(list, tag: try tag("A"))] {
          #expect(try sayings.list(filter, at: gone.addedAt, in: 0..<9) == [other])
        }
      }
      #expect(try sayings.search("사랑", in: 0..<9) == [other])
      #expect(try sayings.saying(withTextsOf: gone.details) == other)
      #expect(try sayings.totals() == SayingTotals(all: 1, liked: 1, used: 1))
    }
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves nothing behind, not even in the search index`(kind: StoreKind) throws
  {
    let tried = try kind.make()
    let before = try saying(1, details("사랑", tags: ["a"]))
    try tried.store.write { try $0.sayings.save(before) }
    #expect(throws: Interruption.self) {
      try tried.store.write { repositories in
        try repositories.sayings.save(try saying(1, details("평화", tags: ["b"]), likedAt: 3))
        try repositories.sayings.save(try saying(2, details("바다")))
        try repositories.sayingDeck.setAside(before.id)
        try repositories.sayingDeck.setSaying(before.id, of: plantingDay)
        try repositories.starters.save(StarterProgress(startedOn: plantingDay, released: 3))
        #expect(try repositories.sayings.search("바다", in: 0..<9).count == 1)
        throw Interruption()
      }
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        let sayings = repositories.sayings
        #expect(try sayings.list(.all, at: before.addedAt, in: 0..<9) == [before])
        #expect(try sayings.search("사랑", in: 0..<9) == [before])
        #expect(try sayings.search("평화", in: 0..<9).isEmpty)
        #expect(try sayings.totals() == SayingTotals(all: 1))
        #expect(try sayings.nextNumber() == 2)
        #expect(try repositories.sayingDeck.counts() == (1, 0))
        #expect(try repositories.sayingDeck.saying(of: plantingDay) == nil)
        #expect(try repositories.starters.progress() == nil)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `the progress of starters is read back`(kind: StoreKind) throws {
    let tried = try kind.make()
    for (day, released) in [("2026-03-01", 60), ("0001-01-01", 61), ("9999-12-31", 0)] {
      let progress = StarterProgress(startedOn: Day(literal: day), released: released)
      try tried.store.write { try $0.starters.save(progress) }
      #expect(try tried.reopened().read { try $0.starters.progress() } == progress)
    }
  }
}

import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct SayingUseCaseTests {
  @Test(arguments: StoreKind.available)
  func `the user's own saying comes after the starters, with a dot until opened`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 60)
    let added = try box.add(details("내 글귀", "mine", who: "나", tags: ["위로"]))
    #expect(added.number == 61)
    #expect(added.isNew(at: box.clock.now()) && added.isUnread(at: box.clock.now()))
    #expect(try !box.mark(added.id, .opened).isUnread(at: box.clock.now()))
    #expect(try box.queries.saying(added.id) == box.mark(added.id, .opened))
    #expect(try box.queries.list(in: 0..<1).map(\.id) == [added.id])
    #expect(try box.queries.totals() == SayingTotals(all: 61))
  }

  @Test(arguments: StoreKind.available)
  func `the same texts are not added twice`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let (one, two) = (try box.add(details("하나", "one")), try box.add(details("둘", "two")))
    let conflict = DomainError.conflict(.saying, holder: "#1")
    #expect(throws: conflict) { try box.add(details("하나", "one", who: "다른 사람")) }
    #expect(throws: conflict) { try box.edit(two.id, to: details("하나", "one")) }
    #expect(try box.edit(one.id, to: details("하나", "one", who: "나")).details.author.value == "나")
    #expect(try box.edit(two.id, to: details("하나", nil)).details.english == nil)
    #expect(try box.add(details("둘", "two")).number == 3)
    #expect(try box.all().map(\.number) == [3, 2, 1])
  }

  @Test(arguments: StoreKind.available)
  func `editing changes only the given fields`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let added = try box.add(details("하나"))
    try box.mark(added.id, .liked(true))
    box.set("2026-03-09")
    let edited = try box.edit(added.id, to: details("둘", tags: ["a"]))
    #expect(edited.number == 1 && edited.addedAt == added.addedAt && edited.isLiked)
    #expect(try box.queries.saying(added.id) == edited)
    #expect(try box.queries.search("둘", in: 0..<9) == [edited])
    #expect(try box.queries.search("하나", in: 0..<9).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `marks are set and removed, and unchanged ones are not written`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    let added = try box.mark(try box.add(details()).id, .opened)
    let liked = try box.mark(added.id, .liked(true))
    #expect(liked.likedAt == box.clock.now())
    box.pass(milliseconds: 5)
    let unwritable = UnwritableStore(store: box.store, trouble: .readOnly)
    let again = MarkSaying(context: .of(store: unwritable, now: box.clock.now))
    #expect(try again(added.id, .liked(true)) == liked)
    #expect(try again(added.id, .opened) == liked)
    #expect(throws: DomainError.self) { try again(added.id, .used(true)) }
    let used = try box.mark(added.id, .used(true))
    #expect(used.usedAt == box.clock.now() && used.isLiked)
    #expect(try box.mark(added.id, .liked(false)).likedAt == nil)
    #expect(try box.mark(added.id, .used(false)) == added)
    #expect(try box.queries.saying(added.id) == added)
  }

  @Test(arguments: StoreKind.available)
  func `the number of a removed saying is not used again`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(3)
    let last = try box.queries.find("#3")
    #expect(try box.remove(last.id) == last)
    #expect(throws: DomainError.notFound(.saying, query: "#3", nearest: [])) {
      try box.queries.find("3")
    }
    #expect(try box.add(details("새 글귀")).number == 4)
    let gone = DomainError.notFound(.saying, query: last.id.shortForm, nearest: [])
    #expect(throws: gone) { try box.remove(last.id) }
    #expect(throws: gone) { try box.edit(last.id, to: details()) }
    #expect(throws: gone) { try box.mark(last.id, .opened) }
    #expect(throws: gone) { try box.queries.saying(last.id) }
  }

  @Test(arguments: StoreKind.available)
  func `a saying is found by its number or by words of it`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    for (korean, english) in [("모닥불", "campfire"), ("모닥불 곁", nil), ("12월", nil)] {
      try box.add(details(korean, english))
    }
    #expect(try box.queries.find("2").number == 2)
    #expect(try box.queries.find(" #1 ").number == 1)
    #expect(try box.queries.find("campf").number == 1)
    #expect(try box.queries.find("ㅁㄷㅂ ㄱ").number == 2)
    #expect(try box.queries.find("모닥불").number == 1)
    let candidates = [
      Candidate(name: "모닥불 곁", korean: "모닥불 곁", id: "#2"),
      Candidate(name: "campfire", korean: "모닥불", id: "#1"),
    ]
    #expect(
      throws: DomainError.ambiguous(.saying, query: "ㅁㄷㅂ", candidates: candidates)
    ) { try box.queries.find("ㅁㄷㅂ") }
    #expect(throws: DomainError.notFound(.saying, query: "눈", nearest: [])) {
      try box.queries.find("눈")
    }
    // A number is never searched for in texts.
    try box.add(details("20", "T20"))
    for (typed, number) in [("12", "#12"), ("0", "#0"), ("#0", "#0"), ("20", "#20")] {
      #expect(throws: DomainError.notFound(.saying, query: number, nearest: [])) {
        try box.queries.find(typed)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `the last liked or used saying comes first, even with a stopped clock`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind)
    let ids = try (1...4).map { try box.add(details("\($0)")).id }
    for place in [1, 3, 0, 2] {
      try box.mark(ids[place], .liked(true))
      try box.mark(ids[place], .used(true))
    }
    for list in [SayingList.liked, .used] {
      let order = try box.queries.list(SayingFilter(list), in: 0..<9).map(\.number)
      #expect(order == [3, 1, 4, 2])
    }
  }
}

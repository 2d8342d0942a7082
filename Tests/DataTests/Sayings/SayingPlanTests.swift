import HearthDomain
import Testing

@Suite struct SayingPlanTests {
  private let home: FiledStore
  private let recorder: PlanRecorder

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  /// Expects only index lookups without sorting: the only scans are of the search index, and of a
  /// list's own index up to the page.
  private func expectLookUps(_ body: (Repositories) throws -> Void) throws {
    for step in try recorder.plan(of: body) {
      #expect(!step.detail.contains("TEMP B-TREE"), "\(step.detail) in \(step.sql)")
      guard step.detail.hasPrefix("SCAN") else { continue }
      // Rows are counted only if a stored sum cannot be right.
      if step.sql.hasPrefix("WITH counted") || step.detail == "SCAN CONSTANT ROW" { continue }
      let isOwnIndex = step.detail.contains("VIRTUAL TABLE INDEX")
      let isPage = step.sql.contains(" LIMIT ") && step.detail.contains(" USING INDEX ")
      #expect(isOwnIndex || isPage, "\(step.detail) in \(step.sql)")
    }
  }

  private func save(_ repositories: Repositories) throws -> Saying {
    let saying = Saying(
      id: try #require(ID(rawValue: 1)), number: 1,
      details: try SayingDetails(
        korean: SayingText("사랑은 오래 참고"), english: SayingText("love is patient."),
        tags: Tags([HearthDomain.Tag("위로")])),
      addedAt: Instant(milliseconds: 0))
    try repositories.sayings.save(saying)
    return saying
  }

  @Test(arguments: [
    "사랑", "ㅅㄹ", "love", "lov", "ㅅ", "사", "lo", "l", "z", "ㅅ랑", "오ㄹ ㅊ", "*", "is patient.",
  ])
  func `no search scans a table or sorts`(words: String) throws {
    try expectLookUps { repositories in
      let saying = try save(repositories)
      let found = try repositories.sayings.search(words, in: 0..<20)
      #expect(found == (["z", "*"].contains(words) ? [] : [saying]))
    }
  }

  @Test(arguments: ["사랑", "love", "오래", "ㅅㄹㅇ", "ㅊㄱ", "ㅅ랑", "ㅅㄹ"])
  func `words are looked up in the index, short ones in the newest texts too`(
    words: String
  ) throws {
    let steps = try recorder.plan { repositories in
      _ = try save(repositories)
      _ = try repositories.sayings.search(words, in: 0..<20)
    }
    #expect(steps.contains { $0.sql.contains("search_index MATCH") })
    let looks = Set(steps.filter { $0.sql.contains("instr") }.map(\.sql))
    #expect(
      looks.count
        == (SearchFolding.initials(words).unicodeScalars.count == 2
          && SearchFolding.hasInitials(words) ? 1 : 0))
  }

  @Test(arguments: SayingList.allCases)
  func `no list of sayings scans the table or sorts`(list: SayingList) throws {
    try expectLookUps { repositories in
      let tag = try HearthDomain.Tag("위로")
      for filter in [SayingFilter(list), SayingFilter(list, tag: tag)] {
        _ = try repositories.sayings.list(filter, at: Instant(milliseconds: 5), in: 20..<40)
      }
    }
  }

  @Test(arguments: [
    (SayingList.all, "saying_list"), (.liked, "saying_liked"), (.unused, "saying_unused"),
    (.used, "saying_used"), (.new, "saying_list"),
  ])
  func `a list is read in the order of its own index`(list: SayingList, index: String) throws {
    let steps = try recorder.plan { repositories in
      _ = try repositories.sayings.list(SayingFilter(list), at: Instant(milliseconds: 5), in: 0..<9)
    }
    #expect(steps.allSatisfy { $0.detail.contains("INDEX \(index)") }, "\(steps)")
  }

  @Test func `drawing, setting aside and everything of one saying are index lookups`() throws {
    try expectLookUps { repositories in
      let saying = try save(repositories)
      let (sayings, deck) = (repositories.sayings, repositories.sayingDeck)
      _ = try deck.counts()
      _ = try deck.draw(at: .max)
      try deck.setAside(saying.id)
      _ = try deck.draw(at: 0)
      try deck.returnOldestSetAside(at: 3)
      try deck.setSaying(saying.id, of: .earliest)
      _ = try deck.saying(of: .earliest)
      _ = try sayings.saying(saying.id)
      _ = try sayings.saying(numbered: 1)
      _ = try sayings.saying(withTextsOf: saying.details)
      _ = try sayings.list(after: 0, limit: 500)
      _ = try sayings.nextNumber()
      _ = try sayings.totals()
      _ = try repositories.starters.progress()
      try sayings.save(saying)
      try sayings.remove(saying.id)
    }
  }
}

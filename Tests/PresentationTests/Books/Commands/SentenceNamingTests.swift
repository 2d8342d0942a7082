import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct SentenceNamingTests {
  private func room() -> BookCommandFixture {
    let room = BookCommandFixture(.english, .piped)
    for title in [
      "The Hobbit", "The Hobbit Companion", "Walden", "Walden II", "소년이온다", "데미안", "War and Peace",
    ] { room.run("book add \"\(title)\"") }
    return room
  }

  @Test(arguments: [
    ("the hobbit In a hole in the ground", "The Hobbit", "In a hole in the ground"),
    ("The Hobbit Companion It tells all", "The Hobbit Companion", "It tells all"),
    ("walden I went to the woods", "Walden", "I went to the woods"),
    ("walden ii That is another", "Walden II", "That is another"),
    ("walden \"II is another\"", "Walden", "II is another"),
    ("\"the hobbit\" Companion of mine", "The Hobbit", "Companion of mine"),
    ("the hobbit \"In a hole\"", "The Hobbit", "In a hole"),
    ("소년이 온다 네가 죽은 뒤", "소년이온다", "네가 죽은 뒤"),
    ("데미안 새는 알에서", "데미안", "새는 알에서"),
    ("ㄷㅁㅇ 알은 세계다", "데미안", "알은 세계다"),
  ])
  func `the longest title at the beginning of the words is used`(
    line: String, title: String, sentence: String
  ) throws {
    let room = room()
    #expect(room.run("book sentence add \(line)").status == .success)
    let kept = try room.queries.sentences(of: room.queries.find(title).id, in: 0..<9)
    #expect(kept.map(\.text.value) == [sentence])
  }

  @Test(arguments: [
    ("the In a hole", ExitStatus.failed), ("hobit \"In a hole\"", .failed),
    ("the hobit \"In a hole\"", .failed), ("war and peace", .wrongUsage),
  ])
  func `a line without a unique book or without a text adds nothing`(
    line: String, status: ExitStatus
  ) {
    let room = room()
    #expect(room.run("book sentence add \(line)").status == status)
    #expect(room.run("book sentence list").output.isEmpty)
  }

  @Test func `sentences are edited and removed after a title of several words`() throws {
    let room = room()
    room.run("book sentence add the hobbit In a hole in the ground")
    #expect(room.run("book sentence edit the hobbit In a hole --page 1").status == .success)
    let hobbit = try room.queries.find("the hobbit").id
    #expect(try room.queries.sentences(of: hobbit, in: 0..<9).map(\.page) == [1])
    #expect(room.run("book sentence remove the hobbit hole --yes").status == .failed)
    let whole = "\"In a hole in the ground\""
    #expect(room.run("book sentence remove the hobbit \(whole) --yes").status == .success)
    #expect(try room.queries.sentences(of: hobbit, in: 0..<9).isEmpty)
  }

  @Test(arguments: ["the hobbit walden ii", "walden the hobbit companion"])
  func `two books with titles of several words are merged`(line: String) {
    let room = room()
    let merged = room.run("book merge \(line) --yes")
    #expect(merged.status == .success, "\(merged)")
  }
}

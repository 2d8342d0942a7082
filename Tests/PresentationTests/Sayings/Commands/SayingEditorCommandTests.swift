import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SayingEditorCommandTests {
  @Test func `without a text the editor opens, and the written text is stored`() throws {
    let shelf = SayingCommandFixture()
    shelf.written.set {
      $0.replacing("=== 영어 English ===\n", with: "=== 영어 English ===\nOne\nTwo\n")
    }
    #expect(shelf.run("saying add --who Hearth --tag a", answers: []).status == .success)
    let added = try shelf.queries.find("4").details
    #expect(added.english?.value == "One\nTwo")
    #expect(added.korean == nil && added.author.value == "Hearth")
    #expect(added.tags.values.map(\.value) == ["a"])
    shelf.written.set { $0.replacing("Two", with: "Three") }
    #expect(shelf.run("saying edit 4", answers: []).status == .success)
    #expect(try shelf.queries.find("4").details.english?.value == "One\nThree")
  }

  @Test func `an unchanged text changes nothing`() throws {
    let shelf = SayingCommandFixture()
    shelf.written.set { _ in nil }
    let outcome = shelf.run("saying edit 1", answers: [])
    #expect(outcome.status == .success)
    #expect(outcome.errors.contains("Nothing was entered"))
  }

  @Test(arguments: Language.allCases)
  func `a refused text can be edited again, and is never lost`(language: Language) throws {
    let shelf = SayingCommandFixture(language)
    let long = String(repeating: "long ", count: 1001) + "end"
    shelf.written.set({ _ in long }, { _ in "short" })
    #expect(shelf.run("saying add", answers: ["y"]).status == .success)
    #expect(try shelf.queries.find("4").details.english?.value == "short")
    shelf.written.set { _ in
      "Slow soup stays warm.\n=== 한국어 Korean ===\n천천히 끓인 국이 오래 따뜻하다."
    }
    let refused = shelf.run("saying add", answers: ["n"])
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("천천히 끓인 국이 오래 따뜻하다."))
    shelf.written.set { _ in long }
    let closed = shelf.run("saying add", answers: [])
    #expect(closed.status == .wrongUsage)
    #expect(closed.errors.contains(long))
    try expectGolden(
      "Sayings/editor-\(language.rawValue)", shelf.transcript.replacing(long, with: "long … end"))
  }
}

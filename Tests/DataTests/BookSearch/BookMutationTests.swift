import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BookMutationTests {
  /// `HEARTH_MUTATIONS=100000` looks longer.
  private static let mutations =
    ProcessInfo.processInfo.environment["HEARTH_MUTATIONS"].flatMap { Int($0) } ?? 500

  @Test(arguments: [
    (AnswerReader.aladin, "aladin-search.js"), (.aladin, "aladin-callback.js"),
    (.aladin, "aladin-lookup.js"), (.aladin, "aladin-lookup.xml"), (.aladin, "aladin-old.xml"),
    (.kakao, "kakao-search.json"), (.yes24, "yes24-search.json"),
    (.googleBooks, "google-search.json"),
    (.openLibrarySearch, "openlibrary-search.json"), (.openLibraryBook, "openlibrary-book.json"),
  ])
  func `a damaged answer gives books within the rules or a clear error`(
    reader: AnswerReader, sample: String
  ) throws {
    let sound = try BookSamples.bytes(sample)
    var numbers = SeededNumbers(seed: 20_261_120)
    var read = 0
    for round in 0..<Self.mutations {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        bytes.mutate(marks: "\"\\{}[]<>&;:,()'/0-", &numbers)
      }
      do {
        let found = try reader.found(HTTPAnswer(status: 200, body: bytes))
        read += 1
        #expect(found.books.count <= 50)
        for book in found.books where book.details.title.value.count > 300 {
          Issue.record("round \(round): a title that is too long")
        }
      } catch let error as DomainError {
        if error.trouble == nil { Issue.record("round \(round): \(error)") }
      }
    }
    #expect(read > 0)
  }
}

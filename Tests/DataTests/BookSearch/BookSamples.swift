import Foundation
import HearthDomain

@testable import HearthData

/// Recorded answers of services.
enum BookSamples {
  static func bytes(_ name: String, testFile: String = #filePath) throws -> [UInt8] {
    var tests = URL(fileURLWithPath: testFile)
    while tests.lastPathComponent != "Tests", tests.path != "/" { tests.deleteLastPathComponent() }
    return Array(try Data(contentsOf: tests.appendingPathComponent("Fixtures/BookSearch/\(name)")))
  }

  static func answer(_ name: String, status: Int = 200) throws -> HTTPAnswer {
    HTTPAnswer(status: status, body: try bytes(name))
  }
}

/// The parsers of answers.
enum AnswerReader: String, CaseIterable, Sendable {
  case openLibrarySearch
  case openLibraryBook
  case googleBooks
  case kakao
  case yes24
  case aladin

  func found(_ answer: HTTPAnswer) throws -> FoundBooks {
    let query = try BookQuery("봄")
    return switch self {
    case .openLibrarySearch: try OpenLibraryAnswer.foundBooks(answer, for: query)
    case .openLibraryBook:
      FoundBooks(
        try OpenLibraryAnswer.book(answer, isbn: try ISBN("9788900001020")).map { [$0] } ?? [],
        hasMore: false)
    case .googleBooks: try GoogleBooksAnswer.foundBooks(answer)
    case .kakao: try KakaoAnswer.foundBooks(answer)
    case .yes24: try YES24Answer.foundBooks(answer, for: query)
    case .aladin: try AladinAnswer.foundBooks(answer)
    }
  }
}

extension FoundBooks {
  /// All known fields, one per line.
  var facts: String {
    books.map(\.details.facts).joined(separator: "\n") + "\nmore: \(hasMore)\n"
  }
}

extension BookDetails {
  fileprivate var facts: String {
    let facts: [(String, String?)] = [
      ("title", title.value), ("subtitle", subtitle.value), ("author", author.value),
      ("publisher", publisher.value), ("publishedOn", publishedOn?.description),
      ("isbn", isbn?.value), ("pages", pages.map { "\($0.value)" }),
      ("category", category.rawValue), ("link", link?.value), ("cover", coverLink?.value),
      ("tenths of mm", thickness.map { "\($0.tenthsOfMillimetre)" }),
      ("description", description.value),
    ]
    return facts.map { "\($0): \($1 ?? "-")\n" }.joined()
  }
}

import HearthDomain
import JSONText

/// Parsing of Open Library's responses.
enum OpenLibraryAnswer {
  /// Fields requested in a search; by default, ISBNs and pages are missing.
  static let searchFields =
    "key,title,subtitle,author_name,first_publish_year,isbn,cover_i,language,"
    + "number_of_pages_median,publisher,edition_count,editions"

  /// Returns the books of a search.
  static func foundBooks(_ answer: HTTPAnswer, for query: BookQuery) throws -> FoundBooks {
    let document = try BookAnswer(source: .openLibrary, answer: answer).document()
    guard let works = document["docs"]?.arrayValue else {
      throw BookSource.openLibrary.unavailable(.unreadableResponse)
    }
    let books = works.prefix(BookQuery.pageSize).compactMap { work($0).book(from: .openLibrary) }
    let total = document["numFound"]?.lenientInteger ?? document["num_found"]?.lenientInteger ?? 0
    return FoundBooks(books, hasMore: query.resultIndices.upperBound < total)
  }

  /// Returns the book of a lookup, which is an object by ISBN; nil if it is empty.
  static func book(_ answer: HTTPAnswer, isbn: ISBN) throws -> FoundBook? {
    if answer.status == 404 { return nil }
    let document = try BookAnswer(source: .openLibrary, answer: answer).document()
    guard let edition = document.objectValue?.members.first?.value else { return nil }
    guard edition.objectValue != nil else {
      throw BookSource.openLibrary.unavailable(.unreadableResponse)
    }
    var draft = self.edition(edition)
    draft.isbns = [isbn.value]
    return draft.book(from: .openLibrary)
  }

  /// Parses a work. It lists the ISBNs of all editions, so none can be attributed to this book
  /// unless there are few.
  private static func work(_ work: JSONValue) -> FoundBookDraft {
    var draft = FoundBookDraft()
    let edition = work["editions"]?["docs"]?.arrayValue?.first
    draft.title = MarkupText.line(
      edition?["title"]?.lenientText ?? work["title"]?.lenientText ?? "")
    draft.subtitle = MarkupText.line((edition ?? work)["subtitle"]?.lenientText ?? "")
    draft.author = MarkupText.line(
      work["author_name"]?.lenientTexts.prefix(20).joined(separator: ", ") ?? "")
    let numbers = edition?["isbn"]?.lenientTexts ?? work["isbn"]?.lenientTexts ?? []
    draft.isbns = edition != nil || numbers.count <= 2 ? Array(numbers.prefix(20)) : []
    draft.publisher =
      edition?["publisher"]?.lenientTexts.first ?? work["publisher"]?.lenientTexts.first ?? ""
    draft.publishedOn = work["first_publish_year"]?.lenientInteger.flatMap {
      PublicationDate(year: $0)
    }
    draft.pages = work["number_of_pages_median"]?.lenientInteger
    draft.link = work["key"]?.stringValue.map { OpenLibraryBookSearch.address + $0 }
    draft.coverLink = cover(edition?["cover_i"]?.lenientInteger ?? work["cover_i"]?.lenientInteger)
    return draft
  }

  private static func edition(_ edition: JSONValue) -> FoundBookDraft {
    var draft = FoundBookDraft()
    draft.title = MarkupText.line(edition["title"]?.lenientText ?? "")
    draft.subtitle = MarkupText.line(edition["subtitle"]?.lenientText ?? "")
    draft.author = MarkupText.line(names(edition["authors"]).prefix(20).joined(separator: ", "))
    draft.publisher = names(edition["publishers"]).first ?? ""
    draft.publishedOn = edition["publish_date"]?.lenientText.flatMap { PublishedText.date($0) }
    draft.pages = edition["number_of_pages"]?.lenientInteger
    draft.category = BookCategory(subjects: names(edition["subjects"]).prefix(20))
    draft.link = edition["url"]?.stringValue
    draft.coverLink = edition["cover"]?["large"]?.stringValue
    draft.description = text(edition["description"]) ?? text(edition["notes"]) ?? ""
    return draft
  }

  /// Returns names from a list of objects or plain names.
  private static func names(_ list: JSONValue?) -> [String] {
    list?.arrayValue?.compactMap { $0["name"]?.lenientText ?? $0.lenientText } ?? []
  }

  /// Returns a text, which may be wrapped in an object.
  private static func text(_ value: JSONValue?) -> String? {
    value?.stringValue ?? value?["value"]?.stringValue
  }

  /// Returns the cover's address; numbers below 1 mean no cover.
  private static func cover(_ number: Int?) -> String? {
    number.flatMap { $0 > 0 ? "https://covers.openlibrary.org/b/id/\($0)-L.jpg" : nil }
  }
}

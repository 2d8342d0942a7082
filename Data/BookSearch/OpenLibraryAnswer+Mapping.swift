import HearthDomain
import JSONText

/// Parsing of Open Library's responses.
enum OpenLibraryAnswer {
  /// Fields to request in a search. The default ones lack ISBNs and numbers of pages.
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

  /// Returns the book of a lookup; nil if there is none. The response is an object with the ISBN as
  /// key.
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

  /// Parses a work. Its ISBNs are those of all editions, so they are used only if there are few.
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

  /// Returns the names in a list, whose elements are names or objects with a name.
  private static func names(_ list: JSONValue?) -> [String] {
    list?.arrayValue?.compactMap { $0["name"]?.lenientText ?? $0.lenientText } ?? []
  }

  /// Returns the text in the value, which is a text or an object with a text.
  private static func text(_ value: JSONValue?) -> String? {
    value?.stringValue ?? value?["value"]?.stringValue
  }

  /// Returns the address of the cover with this number; nil if the number is below 1, which means
  /// no cover.
  private static func cover(_ number: Int?) -> String? {
    number.flatMap { $0 > 0 ? "https://covers.openlibrary.org/b/id/\($0)-L.jpg" : nil }
  }
}

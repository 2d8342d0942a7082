import HearthDomain
import JSONText

/// Parsing of YES24's responses.
enum YES24Answer {
  /// Error codes with status 404 that mean that there are no results.
  private static let noResultCodes: Set<String> = ["SEARCH_001", "GOODS_001", "GOODS_002"]

  /// Returns the books of a search or, if `query` is nil, of a lookup.
  static func foundBooks(_ answer: HTTPAnswer, for query: BookQuery?) throws -> FoundBooks {
    let service = BookAnswer(source: .yes24, answer: answer)
    let code = service.documentForAnyStatus?["errorCode"]?.stringValue
    if answer.isSuccess || answer.status == 404, let code, noResultCodes.contains(code) {
      return .none
    }
    if answer.status == 403 { throw BookSource.yes24.unavailable(.keyRefused) }
    let document = try service.document()
    guard document["success"]?.boolValue != false, let data = document["data"],
      let items = items(of: data)
    else { throw BookSource.yes24.unavailable(.unreadableResponse) }
    let books = items.prefix(BookQuery.pageSize).compactMap { item($0).book(from: .yes24) }
    let total = data["totalCount"]?.lenientInteger ?? 0
    return FoundBooks(books, hasMore: (query?.resultIndices.upperBound ?? .max) < total)
  }

  /// Returns the items: the elements of a list, or a single item.
  private static func items(of data: JSONValue) -> [JSONValue]? {
    data["items"]?.arrayValue ?? data.arrayValue ?? (data["title"] != nil ? [data] : nil)
  }

  private static func item(_ item: JSONValue) -> FoundBookDraft {
    var draft = FoundBookDraft()
    draft.title = MarkupText.line(item["title"]?.lenientText ?? "")
    draft.author = AuthorText.authors(in: item["author"]?.lenientText ?? "")
    draft.publisher = item["publisher"]?.lenientText ?? ""
    draft.publishedOn = item["publishDate"]?.lenientText.flatMap { PublishedText.date($0) }
    draft.isbns = ["isbn13", "isbn10"].compactMap { item[$0]?.lenientText }
    draft.category = BookCategory(shopPath: item["goodsSortNm"]?.lenientText ?? "")
    draft.link = item["link"]?.stringValue
    draft.coverLink = item["cover"]?.stringValue
    return draft
  }
}

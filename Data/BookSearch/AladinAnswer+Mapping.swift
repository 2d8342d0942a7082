import HearthDomain
import JSONText

/// Parsing of Aladin's responses, in the versions of 2007 and 2013.
enum AladinAnswer {
  /// Returns the books of a search or lookup.
  static func foundBooks(_ answer: HTTPAnswer) throws -> FoundBooks {
    let service = BookAnswer(source: .aladin, answer: answer)
    guard answer.isSuccess else { throw service.trouble }
    guard let document = try? AladinScript.document(in: answer.body),
      let found = try foundBooks(document)
    else { throw BookSource.aladin.unavailable(.unreadableResponse) }
    return found
  }

  /// Returns the books of a document; nil if the document is not from Aladin. Throws if it contains
  /// an error.
  static func foundBooks(_ document: JSONValue) throws -> FoundBooks? {
    if let code = document["errorCode"]?.lenientInteger {
      guard let trouble = trouble(code) else { return FoundBooks.none }
      throw BookSource.aladin.unavailable(trouble)
    }
    guard document["item"] != nil || document["totalResults"] != nil else { return nil }
    let books = items(of: document).prefix(50).compactMap { item($0).book(from: .aladin) }
    return FoundBooks(books, hasMore: hasMore(document))
  }

  /// Returns the problem that an error code means; nil if it means that there is no such book.
  private static func trouble(_ code: Int) -> ServiceTrouble? {
    switch code {
    case 8: nil
    case 4, 100: .keyRefused
    case 7, 10: .dailyLimit
    default: .unreadableResponse
    }
  }

  /// Returns the items of a result, which are a list in JSON and repeated members in XML.
  private static func items(of document: JSONValue) -> [JSONValue] {
    let members = document.objectValue?.members.filter { $0.key == "item" } ?? []
    return members.flatMap { $0.value.arrayValue ?? [$0.value] }
  }

  private static func hasMore(_ document: JSONValue) -> Bool {
    let total = min(document["totalResults"]?.lenientInteger ?? 0, AladinBookSearch.maxResults)
    let page = min(max(document["startIndex"]?.lenientInteger ?? 1, 1), 1_000)
    let size = min(max(document["itemsPerPage"]?.lenientInteger ?? 0, 0), 1_000)
    return size > 0 && page * size < total
  }

  private static func item(_ item: JSONValue) -> FoundBookDraft {
    // The version of 2007 uses another name.
    let more = item["subInfo"] ?? item["bookinfo"]
    let packing = more?["packing"] ?? item["packing"]
    let whole = MarkupText.line(item["title"]?.lenientText ?? "")
    let known = MarkupText.line(more?["subTitle"]?.lenientText ?? "")
    var draft = FoundBookDraft()
    (draft.title, draft.subtitle) = TitleText.parts(of: whole, knowing: known)
    draft.author = AuthorText.authors(
      in: item["author"]?.lenientText ?? item["creator"]?.lenientText ?? "")
    draft.publisher = item["publisher"]?.lenientText ?? ""
    draft.publishedOn = item["pubDate"]?.lenientText.flatMap { PublishedText.date($0) }
    draft.isbns = ["isbn13", "isbn"].compactMap { item[$0]?.lenientText }
    draft.pages = more?["itemPage"]?.lenientInteger
    draft.category = BookCategory(
      shopPath: MarkupText.line(item["categoryName"]?.lenientText ?? ""))
    draft.link = item["link"]?.stringValue
    draft.coverLink = item["cover"]?.stringValue.flatMap { $0.contains("noimg") ? nil : $0 }
    draft.description = item["description"]?.lenientText ?? ""
    draft.thickness = packing?["sizeDepth"]?.lenientText.flatMap { Double($0) }
    return draft
  }
}

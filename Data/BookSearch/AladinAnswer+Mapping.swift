import HearthDomain
import JSONText

/// Parsing of Aladin's responses, in the versions of 2007 and 2013.
enum AladinAnswer {
  /// Returns the books of a search or lookup.
  static func found(_ answer: HTTPAnswer) throws -> FoundBooks {
    let service = BookAnswer(source: .aladin, answer: answer)
    guard answer.isSuccess else { throw service.trouble }
    guard let document = try? AladinScript.document(in: answer.body),
      let found = try found(document)
    else { throw BookSource.aladin.unavailable(.notUnderstood) }
    return found
  }

  /// Returns the books of a document; nil if it is not from Aladin. Errors are documents as well.
  static func found(_ document: JSONValue) throws -> FoundBooks? {
    if let code = document["errorCode"]?.whole {
      guard let trouble = trouble(code) else { return FoundBooks.none }
      throw BookSource.aladin.unavailable(trouble)
    }
    guard document["item"] != nil || document["totalResults"] != nil else { return nil }
    let books = items(of: document).prefix(50).compactMap { item($0).book(from: .aladin) }
    return FoundBooks(books, hasMore: hasMore(document))
  }

  /// Returns the meaning of an error code; nil if there is no such book.
  private static func trouble(_ code: Int) -> ServiceTrouble? {
    switch code {
    case 8: nil
    case 4, 100: .keyRefused
    case 7, 10: .dailyLimit
    default: .notUnderstood
    }
  }

  /// Returns the items: a list in JSON, repeated members in XML.
  private static func items(of document: JSONValue) -> [JSONValue] {
    let members = document.objectValue?.members.filter { $0.key == "item" } ?? []
    return members.flatMap { $0.value.arrayValue ?? [$0.value] }
  }

  private static func hasMore(_ document: JSONValue) -> Bool {
    let total = min(document["totalResults"]?.whole ?? 0, AladinBookSearch.lastResult)
    let page = min(max(document["startIndex"]?.whole ?? 1, 1), 1_000)
    let size = min(max(document["itemsPerPage"]?.whole ?? 0, 0), 1_000)
    return size > 0 && page * size < total
  }

  private static func item(_ item: JSONValue) -> FoundBookDraft {
    // The older version uses another name.
    let more = item["subInfo"] ?? item["bookinfo"]
    let packing = more?["packing"] ?? item["packing"]
    let whole = MarkupText.line(item["title"]?.words ?? "")
    let known = MarkupText.line(more?["subTitle"]?.words ?? "")
    var draft = FoundBookDraft()
    (draft.title, draft.subtitle) = TitleText.parts(of: whole, knowing: known)
    draft.author = AuthorText.authors(in: item["author"]?.words ?? item["creator"]?.words ?? "")
    draft.publisher = item["publisher"]?.words ?? ""
    draft.publishedOn = item["pubDate"]?.words.flatMap { PublishedText.date($0) }
    draft.isbns = ["isbn13", "isbn"].compactMap { item[$0]?.words }
    draft.pages = more?["itemPage"]?.whole
    draft.category = BookCategory(shopPath: MarkupText.line(item["categoryName"]?.words ?? ""))
    draft.link = item["link"]?.stringValue
    draft.coverLink = item["cover"]?.stringValue.flatMap { $0.contains("noimg") ? nil : $0 }
    draft.description = item["description"]?.words ?? ""
    draft.thickness = packing?["sizeDepth"]?.words.flatMap { Double($0) }
    return draft
  }
}

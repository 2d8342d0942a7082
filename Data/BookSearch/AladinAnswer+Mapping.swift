import HearthDomain
import JSONText

/// What Aladin answered, in the versions of 2007 and 2013.
enum AladinAnswer {
  /// The books of an answer to a search or a look-up.
  static func found(_ answer: HTTPAnswer) throws -> FoundBooks {
    let service = BookAnswer(source: .aladin, answer: answer)
    guard answer.isSuccess else { throw service.trouble }
    guard let document = try? AladinScript.document(in: answer.body),
      let found = try found(document)
    else { throw BookSource.aladin.unavailable(.notUnderstood) }
    return found
  }

  /// The books of a document; nil for one that is none of Aladin's. Errors are documents too.
  static func found(_ document: JSONValue) throws -> FoundBooks? {
    if let code = document["errorCode"]?.whole {
      guard let trouble = trouble(code) else { return FoundBooks.none }
      throw BookSource.aladin.unavailable(trouble)
    }
    guard document["item"] != nil || document["totalResults"] != nil else { return nil }
    let books = items(of: document).prefix(50).compactMap { item($0).book(from: .aladin) }
    return FoundBooks(books, hasMore: hasMore(document))
  }

  /// What an error's number means; nil for a book that there is not.
  private static func trouble(_ code: Int) -> ServiceTrouble? {
    switch code {
    case 8: nil
    case 4, 100: .keyRefused
    case 7, 10: .dailyLimit
    default: .notUnderstood
    }
  }

  /// A list in JSON, members of the same name in XML.
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
    // The older version has the same under another name.
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

import HearthDomain
import JSONText

/// Parsing of Google Books' responses.
enum GoogleBooksAnswer {
  /// Returns the books of a response, in which `items` is missing if there are none.
  ///
  /// The stated total is an estimate that differs between pages. So there may be more books if this
  /// page is full.
  static func foundBooks(_ answer: HTTPAnswer) throws -> FoundBooks {
    let service = BookAnswer(source: .googleBooks, answer: answer)
    if let error = service.documentForAnyStatus?["error"] { throw trouble(error, service) }
    let document = try service.document()
    guard document["items"] != nil || document["totalItems"] != nil || document["kind"] != nil
    else { throw BookSource.googleBooks.unavailable(.unreadableResponse) }
    let volumes = document["items"]?.arrayValue ?? []
    let books = volumes.prefix(BookQuery.pageSize).compactMap {
      $0["volumeInfo"].flatMap { volume($0).book(from: .googleBooks) }
    }
    return FoundBooks(books, hasMore: volumes.count >= BookQuery.pageSize)
  }

  private static func volume(_ volume: JSONValue) -> FoundBookDraft {
    var draft = FoundBookDraft()
    draft.title = MarkupText.line(volume["title"]?.lenientText ?? "")
    draft.subtitle = MarkupText.line(volume["subtitle"]?.lenientText ?? "")
    draft.author = MarkupText.line(
      volume["authors"]?.lenientTexts.prefix(20).joined(separator: ", ") ?? "")
    draft.publisher = volume["publisher"]?.lenientText ?? ""
    draft.publishedOn = volume["publishedDate"]?.lenientText.flatMap { PublishedText.date($0) }
    draft.isbns = isbns(volume["industryIdentifiers"])
    draft.pages = volume["pageCount"]?.lenientInteger
    draft.category = BookCategory(subjects: volume["categories"]?.lenientTexts.prefix(20) ?? [])
    draft.link = volume["infoLink"]?.stringValue
    draft.coverLink = volume["imageLinks"]?["thumbnail"]?.stringValue.map(coverLink)
    draft.description = volume["description"]?.lenientText ?? ""
    return draft
  }

  /// Returns the ISBNs, those with 13 digits first.
  private static func isbns(_ identifiers: JSONValue?) -> [String] {
    let all = identifiers?.arrayValue?.prefix(20) ?? []
    return ["ISBN_13", "ISBN_10"].flatMap { type in
      all.filter { $0["type"]?.stringValue == type }.compactMap { $0["identifier"]?.lenientText }
    }
  }

  /// Returns the address of the image, by HTTPS and without the effect of a turned page corner.
  private static func coverLink(_ link: String) -> String {
    let plain = link.hasPrefix("http://") ? "https://" + link.dropFirst(7) : link
    guard let query = plain.firstIndex(of: "?") else { return plain }
    let parameters = plain[plain.index(after: query)...].split(separator: "&")
      .filter { !$0.hasPrefix("edge=") }
    return plain[...query] + parameters.joined(separator: "&")
  }

  /// Returns the error according to its text, as problems of quotas and of keys have the same
  /// status.
  private static func trouble(_ error: JSONValue, _ service: BookAnswer) -> DomainError {
    let reasons =
      error["errors"]?.arrayValue?.prefix(10).compactMap { $0["reason"]?.lenientText } ?? []
    let details =
      error["details"]?.arrayValue?.prefix(10).compactMap { $0["reason"]?.lenientText } ?? []
    let said = (reasons + details + [error["message"]?.lenientText ?? ""])
      .map { String($0.prefix(500)).lowercased() }
    func says(_ word: String) -> Bool { said.contains { $0.contains(word) } }
    if says("dailylimit") || says("per day") || says("quota exceeded for quota metric") {
      return BookSource.googleBooks.unavailable(.dailyLimit)
    }
    if says("ratelimit") || says("rate_limit") {
      return BookSource.googleBooks.unavailable(
        .tooManyRequests(retryAfter: service.answer.retryAfter))
    }
    if says("keyinvalid") || says("api_key") || says("api key") || says("accessnotconfigured") {
      return BookSource.googleBooks.unavailable(.keyRefused)
    }
    if says("quota") { return BookSource.googleBooks.unavailable(.dailyLimit) }
    return service.trouble
  }
}

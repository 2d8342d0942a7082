import HearthDomain
import JSONText

/// Parsing of Kakao's responses.
enum KakaoAnswer {
  static func foundBooks(_ answer: HTTPAnswer) throws -> FoundBooks {
    let service = BookAnswer(source: .kakao, answer: answer)
    guard answer.isSuccess else { throw trouble(service) }
    let document = try service.document()
    guard let documents = document["documents"]?.arrayValue else {
      throw BookSource.kakao.unavailable(.unreadableResponse)
    }
    let books = documents.prefix(BookQuery.pageSize).compactMap { book($0).book(from: .kakao) }
    return FoundBooks(books, hasMore: document["meta"]?["is_end"]?.boolValue == false)
  }

  private static func book(_ document: JSONValue) -> FoundBookDraft {
    var draft = FoundBookDraft()
    draft.title = MarkupText.line(document["title"]?.lenientText ?? "")
    draft.author = MarkupText.line(
      document["authors"]?.lenientTexts.prefix(20).joined(separator: ", ") ?? "")
    draft.publisher = document["publisher"]?.lenientText ?? ""
    draft.publishedOn = document["datetime"]?.lenientText.flatMap { PublishedText.date($0) }
    // The ISBN-10 and the ISBN-13, separated by a space. Either may be missing.
    draft.isbns =
      document["isbn"]?.lenientText?.prefix(60).split(separator: " ").map(String.init).reversed()
      ?? []
    draft.link = document["url"]?.stringValue
    draft.coverLink = document["thumbnail"]?.stringValue
    draft.description = document["contents"]?.lenientText ?? ""
    return draft
  }

  private static func trouble(_ service: BookAnswer) -> DomainError {
    // Code for an exceeded quota.
    if service.documentForAnyStatus?["code"]?.lenientInteger == -10 {
      return BookSource.kakao.unavailable(.dailyLimit)
    }
    if service.answer.status == 403 { return BookSource.kakao.unavailable(.keyRefused) }
    return service.trouble
  }
}

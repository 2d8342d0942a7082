import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct BookAnswerTests {
  @Test(arguments: [
    (AnswerReader.aladin, "aladin-search.js"), (.aladin, "aladin-callback.js"),
    (.aladin, "aladin-lookup.js"), (.aladin, "aladin-lookup.xml"), (.aladin, "aladin-old.xml"),
    (.kakao, "kakao-search.json"), (.yes24, "yes24-search.json"), (.yes24, "yes24-detail.json"),
    (.googleBooks, "google-search.json"), (.openLibrarySearch, "openlibrary-search.json"),
    (.openLibraryBook, "openlibrary-book.json"),
  ])
  func `a response is parsed into books`(reader: AnswerReader, sample: String) throws {
    let found = try reader.found(try BookSamples.answer(sample))
    try expectGolden("BookSearch/\(sample)", found.facts)
  }

  @Test func `markup is decoded once`() throws {
    let body =
      #"{"item":[{"title":"&amp;lt;b&amp;gt; - R&amp;amp;D"}]}"#
    let answer = HTTPAnswer(status: 200, body: Array(body.utf8))
    let details = try #require(try AnswerReader.aladin.found(answer).books.first?.details)
    #expect(details.title.value == "&lt;b&gt;" && details.subtitle.value == "R&amp;D")
  }

  @Test(
    arguments: [
      (.aladin, 200, #"{"errorCode":4,"errorMessage":"x"}"#, .keyRefused),
      (.aladin, 200, #"{"errorCode":"100"};"#, .keyRefused),
      (.aladin, 200, #"f(true,{"errorCode":7});"#, .dailyLimit),
      (.aladin, 200, #"<error><errorCode>10</errorCode></error>"#, .dailyLimit),
      (.aladin, 200, #"{"errorCode":900}"#, .unreadableResponse),
      (.aladin, 404, "", .refused(status: 404)),
      (.kakao, 401, #"{"errorType":"AccessDeniedError","message":"x"}"#, .keyRefused),
      (.kakao, 403, "", .keyRefused), (.kakao, 400, "{}", .refused(status: 400)),
      (.kakao, 429, #"{"code":-10,"msg":"API limit has been exceeded."}"#, .dailyLimit),
      (.yes24, 401, "", .keyRefused), (.yes24, 403, "", .keyRefused),
      (.yes24, 404, "<html>", .refused(status: 404)),
      (.yes24, 404, #"{"errorCode":"OTHER_9"}"#, .refused(status: 404)),
      (.yes24, 200, #"{"success":false,"errorCode":"AUTH"}"#, .unreadableResponse),
      (.googleBooks, 403, #"{"error":{"errors":[{"reason":"dailyLimitExceeded"}]}}"#, .dailyLimit),
      (
        .googleBooks, 429, #"{"error":{"errors":[{"reason":"rateLimitExceeded"}]}}"#,
        .tooManyRequests(retryAfter: 9)
      ),
      (.googleBooks, 400, #"{"error":{"message":"Quota used up"}}"#, .dailyLimit),
      (.googleBooks, 400, #"{"error":{"errors":[{"reason":"keyInvalid"}]}}"#, .keyRefused),
      (.googleBooks, 403, #"{"error":{"message":"x"}}"#, .refused(status: 403)),
      (.googleBooks, 503, #"{"error":"x"}"#, .serverError(status: 503)),
      (.openLibrarySearch, 401, "", .refused(status: 401)),
    ] as [(AnswerReader, Int, String, ServiceTrouble)])
  func `error responses are mapped to their causes`(
    reader: AnswerReader, status: Int, body: String, trouble: ServiceTrouble
  ) throws {
    let answer = HTTPAnswer(status: status, retryAfter: 9, body: Array(body.utf8))
    let error = try #require(throws: DomainError.self) { try reader.found(answer) }
    #expect(error.trouble == trouble)
  }

  @Test(arguments: AnswerReader.allCases)
  func `error statuses of each service are mapped, and HTML is not a valid response`(
    reader: AnswerReader
  ) throws {
    let cases: [(Int, String, ServiceTrouble)] = [
      (429, "", .tooManyRequests(retryAfter: 30)), (500, "", .serverError(status: 500)),
      (503, "<html>Sorry</html>", .serverError(status: 503)), (418, "", .refused(status: 418)),
      (200, "<!DOCTYPE html><html><body>Hello<br>you</body></html>", .unreadableResponse),
      (200, "", .unreadableResponse), (200, "[]", .unreadableResponse),
      (200, "{\"a\":", .unreadableResponse),
      (200, "\u{0}\u{1}", .unreadableResponse),
    ]
    for (status, body, trouble) in cases {
      let answer = HTTPAnswer(status: status, retryAfter: 30, body: Array(body.utf8))
      let error = try #require(throws: DomainError.self) { try reader.found(answer) }
      #expect(error.trouble == trouble, "\(status) \(body)")
    }
  }

  @Test(
    arguments: [
      (.yes24, 404, #"{"success":false,"errorCode":"SEARCH_001","data":null}"#),
      (.yes24, 404, #"{"errorCode":"GOODS_002"}"#), (.yes24, 200, #"{"errorCode":"GOODS_001"}"#),
      (.aladin, 200, #"{"errorCode":8,"errorMessage":"x"};"#),
      (.aladin, 200, #"{"totalResults":0,"item":[]};"#),
      (.aladin, 200, "<object><totalResults>0</totalResults></object>"),
      (.kakao, 200, #"{"documents":[],"meta":{"is_end":true}}"#),
      (.googleBooks, 200, #"{"kind":"books#volumes","totalItems":0}"#),
      (.openLibrarySearch, 200, #"{"numFound":0,"docs":[]}"#), (.openLibraryBook, 200, "{}"),
      (.openLibraryBook, 404, "<html>"),
    ] as [(AnswerReader, Int, String)])
  func `an empty result is not an error`(reader: AnswerReader, status: Int, body: String) throws {
    #expect(try reader.found(HTTPAnswer(status: status, body: Array(body.utf8))) == .none)
  }

  @Test(
    arguments: [
      ("{\"item\":[]};", true), ("\u{FEFF} {\"item\":[]} ; \n", true), ("f({\"item\":[]})", true),
      ("a.b_1 ( true , {\"item\":[]} ) ;", true), ("<a><item/></a>", true),
      ("alert(1);{\"item\":[]}", false), ("{\"item\":[]}{}", false), ("{\"item\":[]} x", false),
      ("", false), (";", false), ("f()", false), ("}{", false), ("<a>", false), ("<a></b>", false),
    ])
  func `the JSON in a script response is found`(text: String, isDocument: Bool) {
    #expect(((try? AladinScript.document(in: Array(text.utf8))) != nil) == isDocument)
  }

  @Test func `a saved response in the old Korean encoding is read`() throws {
    // {"item":[{"title":"봄봄"}]} in EUC-KR.
    let bytes =
      Array("{\"item\":[{\"title\":\"".utf8) + [0xBA, 0xBD, 0xBA, 0xBD] + Array("\"}]};".utf8)
    #expect(try AladinBookSearch.books(inAnswer: bytes).books.map(\.details.title.value) == ["봄봄"])
    let xml =
      Array("<?xml version=\"1.0\" encoding=\"euc-kr\"?><o><item><title>".utf8)
      + [0xBA, 0xBD] + Array("</title></item></o>".utf8)
    #expect(try AladinBookSearch.books(inAnswer: xml).books.map(\.details.title.value) == ["봄"])
  }

  @Test(
    arguments: [
      ("{\"item\":[\n  {\"title\" 1}]};", 2, 12), ("<a>\n</b>", 2, 4), ("plain text", 1, 1),
      ("{\"books\":[]}", 1, 1), ("", 1, 1),
    ])
  func `a file that is not a saved response is reported with its position`(
    text: String, line: Int, column: Int
  ) {
    #expect(throws: DomainError.damaged(.malformed(line: line, column: column))) {
      try AladinBookSearch.books(inAnswer: Array(text.utf8))
    }
  }

  @Test func `texts that break the rules are shortened or left out`() throws {
    let long = String(repeating: "긴", count: 1_000)
    let marks = "가" + String(repeating: "\u{301}", count: 100_000)
    var draft = FoundBookDraft()
    draft.title = long
    draft.author = marks
    draft.publisher = "  \u{7} 출판\u{0}사\t "
    draft.pages = 20_001
    draft.thickness = .infinity
    draft.link = "javascript:alert(1)"
    draft.coverLink = "//image.example.com/1.jpg"
    draft.isbns = ["K123456789", "5000004597", "9788900001021", "8900001027"]
    let details = try #require(draft.book(from: .aladin)?.details)
    #expect(details.title.value.count == 300)
    #expect(details.author.value.unicodeScalars.count <= 1_600)
    #expect(details.publisher.value == "출판사")
    #expect(details.pages == nil)
    #expect(details.thickness == nil)
    #expect(details.link == nil)
    #expect(details.coverLink?.value == "https://image.example.com/1.jpg")
    #expect(details.isbn?.value == "9788900001020")
    draft.title = "  "
    #expect(draft.book(from: .aladin) == nil)
  }
}

extension DomainError {
  /// The trouble of a service, if the error is one.
  var trouble: ServiceTrouble? {
    if case .unavailable(.service(_, let trouble)) = self { trouble } else { nil }
  }
}

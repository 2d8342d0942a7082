import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct S3ServerTests {
  private let name = PieceName.segment(DeviceID(rawValue: 7), 1...3)
  private let keys = S3Keys(id: "AKIDEXAMPLE", secret: Secret("hushed".utf8), token: "pass\r\nX: 1")

  /// A bucket in memory that treats conditions in various ways.
  private final class Bucket: Sendable {
    enum Manner {
      case good, knowsNoCondition, refusesConditions, isBusyOnce, isElsewhere
    }

    private let manner: Manner
    private let kept = Mutex<[String: [UInt8]]>([:])
    let asked = Mutex<[HTTPRequest]>([])

    init(_ manner: Manner) { self.manner = manner }

    var transport: HTTPTransport { HTTPTransport { request, _ in self.answer(request) } }

    private func answer(_ request: HTTPRequest) -> HTTPAnswer {
      let turn = asked.withLock { asked in
        asked.append(request)
        return asked.filter { $0.method.name == "PUT" }.count
      }
      if manner == .isElsewhere, request.login?.scheme != .signature(region: "garage") {
        return .trouble(400, "AuthorizationHeaderMalformed", "<Region>garage</Region>")
      }
      let path = request.address.text
      guard case .custom("PUT", let document, _) = request.method else {
        return kept.withLock { $0[path] }.map { HTTPAnswer(status: 200, body: $0) }
          ?? .trouble(404, "NoSuchKey")
      }
      let isConditional = request.headers.contains { $0.name == "If-None-Match" }
      switch manner {
      case .refusesConditions where isConditional: return .trouble(501, "NotImplemented")
      case .isBusyOnce where turn == 1: return .trouble(409, "ConditionalRequestConflict")
      default: break
      }
      return kept.withLock { kept in
        if manner != .knowsNoCondition, isConditional, kept[path] != nil {
          return .trouble(412, "PreconditionFailed")
        }
        kept[path] = document
        return HTTPAnswer(status: 200)
      }
    }
  }

  @Test(arguments: [
    Bucket.Manner.good, .knowsNoCondition, .refusesConditions, .isBusyOnce, .isElsewhere,
  ])
  private func `nothing is overwritten, whether or not the server supports conditions`(
    manner: Bucket.Manner
  ) throws {
    let bucket = Bucket(manner)
    let relay = try S3Relay("https://s3.example.com/b/f", keys, bucket.transport)
    try relay.putNew(name, [1, 2])
    try relay.putNew(name, [1, 2])
    #expect(throws: DomainError.refused(.sync(.pieceDiffers(name)))) {
      try relay.putNew(name, [9])
    }
    #expect(try relay.get(name) == [1, 2])
    for request in bucket.asked.withLock({ $0 }) {
      #expect(request.address.text == "https://s3.example.com/b/f/\(name.text)")
      #expect(request.headerLines.contains("x-amz-security-token: passX: 1"))
      #expect(!"\(request)".contains("hushed"))
    }
  }

  @Test(
    arguments: [
      (403, "RequestTimeTooSkewed", DomainError.refused(.sync(.clockDiffers(server: "s3.a.com")))),
      (403, "SignatureDoesNotMatch", .unavailable(.service(name: "s3.a.com", .keyRefused))),
      (403, "AccessDenied", .refused(.sync(.keyLacksPermission("https://s3.a.com/b")))),
      (404, "NoSuchBucket", .refused(.sync(.hasNoBucket("https://s3.a.com/b")))),
      (403, "QuotaExceeded", .refused(.sync(.relayIsFull(limit: nil)))),
      (
        503, "SlowDown", .unavailable(.service(name: "s3.a.com", .tooManyRequests(retryAfter: nil)))
      ),
      (500, "InternalError", .unavailable(.service(name: "s3.a.com", .serverError(status: 500)))),
      (
        301, "PermanentRedirect",
        .unavailable(
          .service(name: "s3.a.com", .requestRejected(status: 301, words: "PermanentRedirect")))
      ),
    ] as [(Int, String, DomainError)])
  func `server errors are reported with their cause`(status: Int, code: String, error: DomainError)
    throws
  {
    let relay = try S3Relay(
      "https://s3.a.com/b", keys, HTTPTransport { _, _ in .trouble(status, code) })
    #expect(throws: error) { try relay.list(after: nil) }
    #expect(throws: error) { try relay.get(name) }
    #expect(throws: error) { try relay.putNew(name, [1]) }
    #expect(throws: error) { try relay.delete(name) }
  }

  @Test func `an unreachable server, and one without S3, are reported`() throws {
    let cut = try S3Relay(
      "https://s3.a.com/b", keys,
      HTTPTransport { _, _ throws(HTTPError) in throw HTTPError.noConnection })
    #expect(throws: DomainError.unavailable(.service(name: "s3.a.com", .noConnection))) {
      try cut.list(after: nil)
    }
    for page in ["<html></html>", "", Self.endless] {
      let other = try S3Relay(
        "https://s3.a.com/b", keys,
        HTTPTransport { _, _ in HTTPAnswer(status: 200, body: Array(page.utf8)) })
      #expect(throws: DomainError.unavailable(.service(name: "s3.a.com", .unreadableResponse))) {
        try other.list(after: nil)
      }
    }
  }

  private static let endless = """
    <ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>a</Key></Contents>
    <NextContinuationToken>t</NextContinuationToken></ListBucketResult>
    """

  @Test func `without a continuation token, listing continues after the last name`() throws {
    let asked = Mutex<[String]>([])
    let relay = try S3Relay(
      "https://b.s3.a.com/", keys,
      HTTPTransport { [name] request, _ in
        let turn = asked.withLock { asked in
          asked.append(request.address.text)
          return asked.count
        }
        let key = turn == 1 ? name.text : "keys/profile"
        let page = """
          <ListBucketResult><IsTruncated>\(turn == 1)</IsTruncated>
          <Contents><Key>\(key)</Key><Size>90</Size></Contents></ListBucketResult>
          """
        return HTTPAnswer(status: 200, body: Array(page.utf8))
      })
    #expect(try relay.list(after: nil).sizes == [name: 90, .key("profile"): 90])
    let first = "https://b.s3.a.com/?list-type=2&max-keys=1000&prefix="
    #expect(
      asked.withLock { $0 } == [first, first + "&start-after=0000000000000007%2F1-3"])
  }

  @Test(arguments: [
    (
      "https://s3.eu-central-1.amazonaws.com/b", "https://s3.eu-central-1.amazonaws.com/b", "",
      "eu-central-1"
    ),
    (
      "https://b.s3.eu-west-3.amazonaws.com/f/g/", "https://b.s3.eu-west-3.amazonaws.com/", "f/g/",
      "eu-west-3"
    ),
    (
      "https://s3.dualstack.us-west-2.amazonaws.com/b/f",
      "https://s3.dualstack.us-west-2.amazonaws.com/b", "f/", "us-west-2"
    ),
    (
      "https://s3-eu-west-1.amazonaws.com/b", "https://s3-eu-west-1.amazonaws.com/b", "",
      "eu-west-1"
    ),
    ("https://s3.amazonaws.com/b/f", "https://s3.amazonaws.com/b", "f/", "us-east-1"),
    ("http://127.0.0.1:9000/b/f", "http://127.0.0.1:9000/b", "f/", "us-east-1"),
    ("https://box.example.com/b?region=garage", "https://box.example.com/b", "", "garage"),
  ])
  func `bucket addresses are accepted in all usual forms`(
    text: String, bucket: String, folder: String, region: String
  ) throws {
    let place = try S3Folder(text)
    #expect(place.bucket.text == bucket && place.folder == folder && place.region == region)
    #expect(place.address(of: "x")?.text.hasPrefix(bucket) == true)
  }

  @Test(arguments: [
    "https://s3.amazonaws.com", "https://s3.amazonaws.com/", "http://s3.amazonaws.com/b",
    "https://key:secret@s3.amazonaws.com/b", "https://s3.a.com/b/../c", "https://s3.a.com/b c",
    "https://s3.a.com/b%20c", "https://s3.a.com/b?versions", "https://s3.a.com/b?region=",
    "https://s3.a.com/b?region=a:b", "https://s3.a.com/b#f", "b", "",
  ])
  func `an address without a bucket is refused`(text: String) {
    #expect(throws: DomainError.refused(.sync(.isNoBucket))) { try S3Folder(text) }
  }

  // MARK: Keys

  @Test func `keys are read from the places that other programs use`() throws {
    let home = ScratchFolder()
    #expect(try S3Keys.standardKeys(["HOME": FilePath(home.path)]) == nil)
    #expect(try S3Keys.standardKeys([:]) == nil)
    try home.makeFolders(".aws")
    let file = """
      # mine
      [default]
      aws_access_key_id = AKONE
      aws_secret_access_key=se/cr=et+

      [ work ]
      aws_access_key_id=AKTWO
      aws_secret_access_key=other
      aws_session_token = short
      [half]
      aws_access_key_id=AKHALF
      """
    try home.write(".aws/credentials", file.utf8)
    let own: [String: FilePath] = ["HOME": FilePath(home.path)]
    func found(_ more: [String: FilePath]) throws -> [String?]? {
      try S3Keys.standardKeys(own.merging(more) { $1 }).map { keys in
        [keys.id, keys.secret, keys.token]
      }
    }
    #expect(try found([:]) == ["AKONE", "se/cr=et+", nil])
    #expect(try found(["AWS_PROFILE": "work"]) == ["AKTWO", "other", "short"])
    #expect(try found(["AWS_PROFILE": "half"]) == nil)
    #expect(try found(["AWS_PROFILE": "none"]) == nil)
    let named: [String: FilePath] = ["AWS_ACCESS_KEY_ID": "AK", "AWS_SECRET_ACCESS_KEY": "s"]
    #expect(try found(named) == ["AK", "s", nil])
    #expect(try found(["AWS_ACCESS_KEY_ID": "AK"]) == ["AKONE", "se/cr=et+", nil])
    #expect(try found(["AWS_SHARED_CREDENTIALS_FILE": FilePath(home.file("none"))]) == nil)
  }
}

extension HTTPAnswer {
  fileprivate static func trouble(_ status: Int, _ code: String, _ more: String = "") -> HTTPAnswer
  {
    HTTPAnswer(
      status: status, body: Array("<Error><Code>\(code)</Code>\(more)</Error>".utf8))
  }
}

extension HTTPRequest.Method {
  fileprivate var name: String? {
    if case .custom(let name, _, _) = self { name } else { nil }
  }
}

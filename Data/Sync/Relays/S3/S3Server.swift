import HearthDomain
import Synchronization

/// Sends signed requests about one bucket to an S3 server.
final class S3Server: Sendable {
  private let transport: HTTPTransport
  private let keys: S3Keys
  private let folder: S3Folder
  /// Region used to sign requests; changes if the server names another one.
  private let region: Mutex<String>

  init(_ transport: HTTPTransport, _ place: S3Folder, _ keys: S3Keys) {
    self.transport = transport
    self.keys = keys
    self.folder = place
    region = Mutex(place.region)
  }

  /// Returns the response, whatever its status.
  func answer(
    _ method: String, _ address: HTTPAddress, headers: [(name: String, value: String)] = [],
    document: [UInt8] = []
  ) throws -> HTTPAnswer {
    var request = HTTPRequest(
      .custom(method, document, isAsking: method == "GET"), address, headers: headers)
    let sum = SHA256.hash(of: document).map { $0.digits(2, radix: 16) }
    request.headers.append(("x-amz-content-sha256", sum.joined()))
    if let token = keys.token { request.headers.append(("x-amz-security-token", token)) }
    let answer = try send(request)
    guard let known = S3Trouble(answer)?.region, adoptRegion(known) else { return answer }
    return try send(request)
  }

  private func send(_ request: HTTPRequest) throws -> HTTPAnswer {
    var request = request
    request.login = HTTPLogin(
      user: keys.id, password: keys.secret, scheme: .signature(region: region.withLock { $0 }))
    return try transport.send(request, to: folder.bucket.host, until: .never)
  }

  /// Adopts the region named by the server. Returns whether it differs from the one used.
  private func adoptRegion(_ known: String) -> Bool {
    region.withLock { region in
      guard S3Folder.isRegion(known), known != region else { return false }
      region = known
      return true
    }
  }

  func error(_ trouble: ServiceTrouble) -> DomainError {
    .unavailable(.service(name: folder.bucket.host, trouble))
  }

  /// Returns the error for a failed request.
  func refusal(_ answer: HTTPAnswer) -> DomainError {
    let trouble = S3Trouble(answer)
    switch trouble?.code ?? "" {
    case "InvalidAccessKeyId", "SignatureDoesNotMatch", "InvalidToken", "ExpiredToken":
      return error(.keyRefused)
    case "RequestTimeTooSkewed", "RequestExpired":
      return .refused(.sync(.clockDiffers(server: folder.bucket.host)))
    case "NoSuchBucket": return .refused(.sync(.hasNoBucket(folder.displayText)))
    case "AccessDenied", "AllAccessDisabled":
      return .refused(.sync(.keyLacksPermission(folder.displayText)))
    case "QuotaExceeded", "XMinioStorageFull", "EntityTooLarge":
      return .refused(.sync(.relayIsFull(limit: nil)))
    case "SlowDown": return error(.tooManyRequests(retryAfter: answer.retryAfter))
    default: break
    }
    switch answer.status {
    case 429: return error(.tooManyRequests(retryAfter: answer.retryAfter))
    case 507: return .refused(.sync(.relayIsFull(limit: nil)))
    case 401, 403: return .refused(.sync(.keyLacksPermission(folder.displayText)))
    case 500...: return error(.serverError(status: answer.status))
    default: return error(.requestRejected(status: answer.status, words: trouble?.message ?? ""))
    }
  }
}

/// An error response of an S3 server.
struct S3Trouble: Hashable {
  let code: String
  /// Message on one line, to display.
  let message: String
  /// Region in which the server expects signatures.
  let region: String?

  init?(_ answer: HTTPAnswer) {
    guard !answer.isSuccess, let root = try? XMLReader.read(answer.body), root.name == "Error",
      let code = root.first("Code")?.trimmedText
    else { return nil }
    self.code = code
    region = root.first("Region")?.trimmedText
    let told = [code, root.first("Message")?.trimmedText, root.first("Endpoint")?.trimmedText]
    let plain = told.compactMap { $0 }.joined(separator: ": ")
      .replacingScalars { $0.value < 0x20 ? " " : nil }
    message = String(String.UnicodeScalarView(plain.unicodeScalars.prefix(200)))
  }
}

import HearthDomain
import Synchronization

/// Sends requests to a server, with the account's credentials.
final class DAVServer: Sendable {
  /// A request.
  struct Request: Sendable {
    let method: String
    let address: HTTPAddress
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
    var contentType = "application/xml; charset=utf-8"

    init(_ method: String, _ address: HTTPAddress) {
      self.method = method
      self.address = address
    }

    /// Whether the method changes nothing on the server, so that the request may be repeated in any
    /// case.
    var isSafe: Bool { ["GET", "PROPFIND", "REPORT"].contains(method) }
  }

  private let transport: HTTPTransport
  /// Name of the server to display.
  let name: String
  private let login: Mutex<HTTPLogin?>
  private let password: [UInt8]
  private let cancellation: Cancellation

  init(
    _ transport: HTTPTransport, _ server: LinkServer, _ password: Secret?,
    until cancellation: Cancellation
  ) {
    self.transport = transport
    name = server.address.host
    let secret = password?.withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
    self.password = Array(secret.utf8)
    login = Mutex(server.user.map { HTTPLogin(user: $0, password: secret) })
    self.cancellation = cancellation
  }

  /// Returns the response. Throws for statuses that do not depend on the request, such as a wrong
  /// password or a failing server.
  func answer(to question: Request) throws -> HTTPAnswer {
    var answer = try send(question)
    if answer.status == 401, switchToDigest(answer) { answer = try send(question) }
    switch answer.status {
    case 401:
      throw error(.passwordRefused(user: login.withLock { $0?.user }))
    case 429: throw error(.tooManyRequests(retryAfter: answer.retryAfter))
    case 500, 502...504, 508..<600: throw error(.serverError(status: answer.status))
    default: return answer
    }
  }

  /// Returns the properties of a resource and, if `depth` is 1, also those of the resources in it.
  func properties(
    _ names: [DAVProperty], of address: HTTPAddress, depth: Int
  ) throws -> (things: DAVAnswer, source: HTTPAddress) {
    var question = Request("PROPFIND", address)
    question.headers = [("Depth", "\(depth)")]
    question.body = DAVDocument("D:propfind", properties: names).bytes
    let answer = try answer(to: question)
    guard answer.status == 207 else { throw refusal(answer) }
    guard let things = DAVAnswer(answer.body) else { throw error(.unreadableResponse) }
    return (things, answer.source ?? address)
  }

  func error(_ trouble: ServiceTrouble) -> DomainError {
    .unavailable(.service(name: name, trouble))
  }

  /// Returns the error for a request that the server rejected, with the server's message.
  func refusal(_ answer: HTTPAnswer) -> DomainError {
    error(.requestRejected(status: answer.status, words: serverMessage(answer.body)))
  }

  /// Returns the error for an item that the server rejected. A lock, a full disk or an unavailable
  /// collection is temporary, so these are not reported as problems of the content.
  func refusal(ofContent answer: HTTPAnswer) -> DomainError {
    let isAboutContent =
      switch answer.status {
      case 400, 413, 415: true
      case 403: !preconditions(answer.body).subtracting(Self.unrelatedPreconditions).isEmpty
      default: false
      }
    guard isAboutContent else { return refusal(answer) }
    return error(.contentRefused(status: answer.status, words: serverMessage(answer.body)))
  }

  /// Failed preconditions that have nothing to do with the content: permissions and space (RFC
  /// 3744, RFC 4331).
  private static let unrelatedPreconditions: Set = [
    "need-privileges", "quota-not-exceeded", "sufficient-disk-space",
  ]

  /// Returns the names of the preconditions that failed (RFC 4918, section 16).
  private func preconditions(_ body: [UInt8]) -> Set<String> {
    guard let root = try? XMLReader.read(body), root.name == "error" else { return [] }
    return Set(root.children.map(\.name))
  }

  private func send(_ question: Request) throws -> HTTPAnswer {
    var request = HTTPRequest(
      .custom(question.method, question.body, isAsking: question.isSafe), question.address,
      headers: question.headers)
    if !question.body.isEmpty {
      request.headers += [("Content-Type", question.contentType), ("Expect", "")]
    }
    request.login = login.withLock { $0 }
    return try transport.send(request, to: name, until: cancellation)
  }

  /// If the server requires digest authentication, switches to it and returns true.
  private func switchToDigest(_ answer: HTTPAnswer) -> Bool {
    let wanted = answer.headers["www-authenticate"] ?? ""
    return login.withLock { login in
      guard login?.scheme == .basic, wanted.utf8.prefix(6).equalsIgnoringCase("Digest") else {
        return false
      }
      login?.scheme = .digest
      return true
    }
  }

  /// Returns the server's message on one line; empty if it contains the password.
  private func serverMessage(_ body: [UInt8]) -> String {
    var text = ""
    if let root = try? XMLReader.read(body), root.name == "error" {
      text = root.children.map { child in
        child.trimmedText.isEmpty ? child.name : "\(child.name): \(child.trimmedText)"
      }.joined(separator: ", ")
    } else if !body.prefix(200).contains(UInt8(ascii: "<")) {
      text = String(decoding: body.prefix(400), as: UTF8.self)
    }
    let plain = text.replacingScalars { $0.value < 0x20 ? " " : nil }
    let repeats =
      !password.isEmpty && plain.contains(String(decoding: password, as: UTF8.self))
    return repeats ? "" : String(String.UnicodeScalarView(plain.unicodeScalars.prefix(200)))
  }
}

/// An XML document that asks for properties.
struct DAVDocument {
  let bytes: [UInt8]

  /// Creates a document with the root element `whole`, which contains `prop` and the XML before and
  /// after it. The prefix `D:` stands for WebDAV, `C:` for the namespace of the kind.
  init(
    _ whole: String, of kind: DAVKind? = nil, properties: [DAVProperty],
    leading: String = "", trailing: String = ""
  ) {
    let asked = properties.map { "<x:\($0.name) xmlns:x=\"\($0.namespace)\"/>" }.joined()
    let own = kind.map { " xmlns:C=\"\($0.namespace)\"" } ?? ""
    let wanted = asked.isEmpty ? "" : "<D:prop>\(asked)</D:prop>"
    bytes = Array(
      ("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<\(whole) xmlns:D=\"DAV:\"\(own)>"
        + "\(leading)\(wanted)\(trailing)</\(whole)>").utf8)
  }

  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }
}

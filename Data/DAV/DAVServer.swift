import HearthDomain
import Synchronization

/// Asks one server, in the name of who is known there.
final class DAVServer: Sendable {
  /// How a request is written and what stands in it.
  struct Question: Sendable {
    let method: String
    let address: HTTPAddress
    var headers: [(name: String, value: String)] = []
    var document: [UInt8] = []
    var contentType = "application/xml; charset=utf-8"

    init(_ method: String, _ address: HTTPAddress) {
      self.method = method
      self.address = address
    }

    /// What only asks may be asked once more, whatever became of the first time.
    var isAsking: Bool { ["GET", "PROPFIND", "REPORT"].contains(method) }
  }

  private let transport: HTTPTransport
  /// Under which people know it.
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

  /// The answer, of whatever status but those that no other question helps; throws these.
  func answer(to question: Question) throws -> HTTPAnswer {
    var answer = try send(question)
    if answer.status == 401, turnsToDigest(answer) { answer = try send(question) }
    switch answer.status {
    case 401:
      throw error(.passwordRefused(user: login.withLock { $0?.user }))
    case 429: throw error(.tooManyRequests(retryAfter: answer.retryAfter))
    case 500, 502...504, 508..<600: throw error(.failing(status: answer.status))
    default: return answer
    }
  }

  /// What is known of a thing, or of it and all that is in it.
  func properties(
    _ names: [DAVProperty], of address: HTTPAddress, depth: Int
  ) throws -> (things: DAVAnswer, source: HTTPAddress) {
    var question = Question("PROPFIND", address)
    question.headers = [("Depth", "\(depth)")]
    question.document = DAVDocument("D:propfind", properties: names).bytes
    let answer = try answer(to: question)
    guard answer.status == 207 else { throw refusal(answer) }
    guard let things = DAVAnswer(answer.body) else { throw error(.notUnderstood) }
    return (things, answer.source ?? address)
  }

  func error(_ trouble: ServiceTrouble) -> DomainError {
    .unavailable(.service(name: name, trouble))
  }

  /// That the server did not accept it, in its words.
  func refusal(_ answer: HTTPAnswer) -> DomainError {
    error(.said(status: answer.status, words: words(answer.body)))
  }

  private func send(_ question: Question) throws -> HTTPAnswer {
    var request = HTTPRequest(
      .named(question.method, question.document, isAsking: question.isAsking), question.address,
      headers: question.headers)
    if !question.document.isEmpty {
      request.headers += [("Content-Type", question.contentType), ("Expect", "")]
    }
    request.login = login.withLock { $0 }
    return try transport.send(request, to: name, until: cancellation)
  }

  /// Whether the server wants proof in another form, which it gets from now on.
  private func turnsToDigest(_ answer: HTTPAnswer) -> Bool {
    let wanted = answer.headers["www-authenticate"] ?? ""
    return login.withLock { login in
      guard login?.scheme == .basic, wanted.utf8.prefix(6).equalsIgnoringCase("Digest") else {
        return false
      }
      login?.scheme = .digest
      return true
    }
  }

  /// What the server says of an error, on one line; what repeats the password says nothing.
  private func words(_ body: [UInt8]) -> String {
    var text = ""
    if let root = try? XMLReader.read(body), root.name == "error" {
      text = root.children.map { child in
        child.word.isEmpty ? child.name : "\(child.name): \(child.word)"
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

/// A document that asks a server for properties.
struct DAVDocument {
  let bytes: [UInt8]

  /// An element of that name, in the space of WebDAV as `D:` or of the kind as `C:`, with `prop` in
  /// it and what stands before and behind that.
  init(
    _ whole: String, of kind: DAVKind? = nil, properties: [DAVProperty],
    leading: String = "", trailing: String = ""
  ) {
    let asked = properties.map { "<x:\($0.name) xmlns:x=\"\($0.space)\"/>" }.joined()
    let own = kind.map { " xmlns:C=\"\($0.space)\"" } ?? ""
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

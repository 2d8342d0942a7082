import HearthDomain

/// Follows a server to where it leads, as long as that is safe.
struct HTTPRedirects {
  let limits: HTTPLimits
  /// Sends one request, which may take so many milliseconds.
  let hop: (HTTPRequest, _ milliseconds: Int) throws(HTTPError) -> HTTPHop

  func answer(to request: HTTPRequest) throws(HTTPError) -> HTTPAnswer {
    let first = request.address
    var request = request
    var left = limits.milliseconds
    for _ in 0...limits.redirects {
      let hop = try hop(request, left)
      guard let next = try hop.next(after: request) else {
        var answer = hop.answer
        if request.address != first { answer.source = request.address }
        return answer
      }
      request = next
      left -= hop.milliseconds
      if left <= 0 { throw .timedOut }
    }
    throw .tooManyRedirects
  }
}

/// What came of one request, before any redirect is followed.
struct HTTPHop {
  let answer: HTTPAnswer
  /// Where the server leads, as a whole address.
  let redirect: String?
  let milliseconds: Int

  /// The request that follows this answer; nil if it is the last.
  func next(after request: HTTPRequest) throws(HTTPError) -> HTTPRequest? {
    guard let redirect, follows(request) else { return nil }
    guard let address = HTTPAddress(redirect), request.address.mayLead(to: address) else {
      throw .notSecure
    }
    var next = request
    next.address = address
    if request.login != nil {
      guard address.isOfSameServer(as: request.address) else { throw .notSecure }
      return next
    }
    // What proves who asks is meant for the one who was asked.
    if address.origin != request.address.origin {
      next.headers.removeAll { !$0.name.utf8.equalsIgnoringCase("Content-Type") }
    }
    return next
  }

  /// A document that is handed over is sent on only where the server says that it has to be.
  private func follows(_ request: HTTPRequest) -> Bool {
    switch answer.status {
    case 301, 302:
      switch request.method {
      case .get, .named: true
      case .post: false
      }
    case 303: request.method == .get
    case 307, 308: true
    default: false
    }
  }
}

extension HTTPAddress {
  /// Whether a password that is meant for the other may be told here: the same host, or one of the
  /// same domain, by the same protocol and port.
  package func isOfSameServer(as other: HTTPAddress) -> Bool {
    if origin == other.origin { return true }
    guard isSecure, other.isSecure, port == other.port else { return false }
    let parent = String(other.host.drop { $0 != "." }.dropFirst())
    let isName = !other.host.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    return host.hasSuffix("." + other.host)
      || isName && parent.contains(where: { $0 == "." })
        && (host == parent || host.hasSuffix("." + parent))
  }

  private var port: Substring {
    let behind = origin.dropFirst("https://".count + host.utf8.count)
    return behind == ":443" ? "" : behind
  }
}

import HearthDomain

/// Follows redirects as long as that is safe.
struct HTTPRedirects {
  let limits: HTTPLimits
  /// Sends a single request, with a time limit in milliseconds.
  let hop: (HTTPRequest, _ milliseconds: Int) throws(HTTPError) -> HTTPHop

  func answer(to request: HTTPRequest) throws(HTTPError) -> HTTPAnswer {
    let first = request.address
    var request = request
    var left = limits.milliseconds
    for _ in 0...limits.maxRedirects {
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

/// The response to a single request, which may be a redirect.
struct HTTPHop {
  let answer: HTTPAnswer
  /// Absolute address that the response redirects to; nil if it is not a redirect.
  let redirect: String?
  let milliseconds: Int

  /// Returns the request to follow the redirect; nil if this response is final.
  func next(after request: HTTPRequest) throws(HTTPError) -> HTTPRequest? {
    guard let redirect, shouldFollow(request) else { return nil }
    guard let address = HTTPAddress(redirect), request.address.mayRedirect(to: address) else {
      throw .notSecure
    }
    var next = request
    next.address = address
    if request.login != nil {
      guard address.isSameServer(as: request.address) else { throw .notSecure }
      return next
    }
    // Headers other than the content type may contain credentials, which are meant only for the
    // original server.
    if address.origin != request.address.origin {
      next.headers.removeAll { !$0.name.utf8.equalsIgnoringCase("Content-Type") }
    }
    return next
  }

  /// Whether the redirect is followed. The body of a POST is sent again only if the status demands
  /// that.
  private func shouldFollow(_ request: HTTPRequest) -> Bool {
    switch answer.status {
    case 301, 302:
      switch request.method {
      case .get, .custom: true
      case .post: false
      }
    case 303: request.method == .get
    case 307, 308: true
    default: false
    }
  }
}

extension HTTPAddress {
  /// Whether a password for the other address may be sent to this one: the same host, or one of the
  /// same domain, with the same protocol and port.
  package func isSameServer(as other: HTTPAddress) -> Bool {
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

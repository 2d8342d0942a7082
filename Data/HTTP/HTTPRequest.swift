import HearthDomain

/// A request to a server.
package struct HTTPRequest: Sendable {
  package enum Method: Hashable, Sendable {
    case get
    /// Sends a document.
    case post([UInt8])
    /// Any other method, with its name, its document, and whether it is safe.
    case custom(String, [UInt8], isAsking: Bool)
  }

  package var method: Method
  package var address: HTTPAddress
  /// Headers, which are sent only to the host of the address, not after a redirect to another one.
  package var headers: [(name: String, value: String)]
  /// Credentials; redirects are followed only within the same server.
  package var login: HTTPLogin?

  package init(
    _ method: Method = .get, _ address: HTTPAddress,
    headers: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
  }

  /// Whether the request is safe to repeat.
  var isRepeatable: Bool {
    switch method {
    case .get: true
    case .post: false
    case .custom(_, _, let isAsking): isAsking
    }
  }

  /// Header lines. Invalid characters are removed, so that a value cannot inject another header.
  var headerLines: [String] {
    headers.map { header in
      let value = header.value.utf8.filter { (0x20...0x7E).contains($0) }
      return header.name + ": " + String(decoding: value, as: UTF8.self)
    }
  }
}

/// Credentials and their scheme. The description never reveals them.
package struct HTTPLogin: Hashable, Sendable, CustomStringConvertible {
  package enum Scheme: Hashable, Sendable {
    case basic
    case digest
    /// AWS signature version 4 for the region of S3: the user is the key id, and the password signs
    /// each request without being sent.
    case signature(region: String)
  }

  let user: String
  let password: String
  package var scheme: Scheme

  package init(user: String, password: String, scheme: Scheme = .basic) {
    (self.user, self.password, self.scheme) = (user, password, scheme)
  }

  package var description: String { "HTTPLogin" }
}

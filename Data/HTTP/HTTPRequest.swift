import HearthDomain

/// A request to a server.
package struct HTTPRequest: Sendable {
  package enum Method: Hashable, Sendable {
    case get
    /// POST with a body.
    case post([UInt8])
    /// Any other method: its name, its body, and whether it changes nothing on the server.
    case custom(String, [UInt8], isAsking: Bool)
  }

  package var method: Method
  package var address: HTTPAddress
  /// Headers to send. After a redirect they are sent only if the host is the same.
  package var headers: [(name: String, value: String)]
  /// Credentials. If there are any, redirects are followed only within the same server.
  package var login: HTTPLogin?

  package init(
    _ method: Method = .get, _ address: HTTPAddress,
    headers: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
  }

  /// Whether the request may be sent again without harm.
  var isRepeatable: Bool {
    switch method {
    case .get: true
    case .post: false
    case .custom(_, _, let isAsking): isAsking
    }
  }

  /// The header lines to send. Invalid characters are removed, so that a value cannot add another
  /// header.
  var headerLines: [String] {
    headers.map { header in
      let value = header.value.utf8.filter { (0x20...0x7E).contains($0) }
      return header.name + ": " + String(decoding: value, as: UTF8.self)
    }
  }
}

/// Credentials and how they are sent. The description never contains them.
package struct HTTPLogin: Hashable, Sendable, CustomStringConvertible {
  package enum Scheme: Hashable, Sendable {
    case basic
    case digest
    /// AWS signature version 4, for a region of S3. The user is the key id; the password is not
    /// sent, but signs each request.
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

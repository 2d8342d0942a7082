import HearthDomain

/// What is asked of a server.
package struct HTTPRequest: Sendable {
  package enum Method: Hashable, Sendable {
    case get
    /// Hands over a document.
    case post([UInt8])
    /// Any other, by its name: what it asks for or hands over, and whether it only asks.
    case named(String, [UInt8], isAsking: Bool)
  }

  package var method: Method
  package var address: HTTPAddress
  /// They go to the host of the address only, never on to one that it leads to.
  package var headers: [(name: String, value: String)]
  /// Who asks; such a request is led only to where the same server is.
  package var login: HTTPLogin?

  package init(
    _ method: Method = .get, _ address: HTTPAddress,
    headers: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
  }

  /// Whether the same request once more does no harm, whatever became of the first.
  var isRepeatable: Bool {
    switch method {
    case .get: true
    case .post: false
    case .named(_, _, let isAsking): isAsking
    }
  }

  /// The lines of the headers. What no header may hold is left out, so that a value cannot bring
  /// a second header with it.
  var headerLines: [String] {
    headers.map { header in
      let value = header.value.utf8.filter { (0x20...0x7E).contains($0) }
      return header.name + ": " + String(decoding: value, as: UTF8.self)
    }
  }
}

/// Who asks a server, and how that is proven. Nothing here is ever told.
package struct HTTPLogin: Hashable, Sendable, CustomStringConvertible {
  package enum Scheme: Hashable, Sendable {
    case basic
    case digest
    /// The user is the name of a key, and the password signs each request (AWS, version 4), for
    /// that region of S3. Never told itself.
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

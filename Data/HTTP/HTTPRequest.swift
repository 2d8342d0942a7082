import HearthDomain
import JSONText

/// What is asked of a server.
package struct HTTPRequest: Sendable {
  package enum Method: Hashable, Sendable {
    case get
    /// Hands over a document.
    case post([UInt8])
  }

  package var method: Method
  package var address: HTTPAddress
  /// They go to the host of the address only, never on to one that it leads to.
  package var headers: [(name: String, value: String)]

  package init(
    _ method: Method = .get, _ address: HTTPAddress,
    headers: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
  }

  /// A request that hands over a document in JSON.
  package static func post(
    _ document: JSONValue, to address: HTTPAddress,
    headers: [(name: String, value: String)] = []
  ) -> HTTPRequest {
    HTTPRequest(
      .post(Array(document.text.utf8)), address,
      // No server is asked beforehand whether it wants the document.
      headers: headers + [("Content-Type", "application/json"), ("Expect", "")])
  }

  /// Whether the same request once more does no harm, whatever became of the first.
  var isRepeatable: Bool { method == .get }

  /// The lines of the headers. What no header may hold is left out, so that a value cannot bring
  /// a second header with it.
  var headerLines: [String] {
    headers.map { header in
      let value = header.value.utf8.filter { (0x20...0x7E).contains($0) }
      return header.name + ": " + String(decoding: value, as: UTF8.self)
    }
  }
}

/// Why there is no response to a request. Never contains addresses or keys.
package enum HTTPError: Error, Hashable, Sendable {
  /// libcurl is not installed.
  case noLibrary
  /// The server does not exist, does not respond, or closed the connection.
  case noConnection
  case timedOut
  /// The server has no valid certificate, or redirects to an unencrypted address.
  case notSecure
  case tooManyRedirects
  /// The response is not HTTP.
  case notUnderstood
  case tooLarge(limit: Int)
  case cancelled
}

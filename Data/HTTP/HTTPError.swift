/// Why a request has no answer; nothing here holds an address or a key.
package enum HTTPError: Error, Hashable, Sendable {
  /// libcurl is not on this machine.
  case noLibrary
  /// There is no such server, it does not answer, or it hung up.
  case noConnection
  case timedOut
  /// The other side could not prove who it is, or led to an unprotected place.
  case notSecure
  case tooManyRedirects
  /// What came is not HTTP.
  case notUnderstood
  case tooLarge(limit: Int)
  case cancelled
}

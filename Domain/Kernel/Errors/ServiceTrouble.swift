/// Why a network service cannot be used. Contains no secret keys.
public enum ServiceTrouble: Hashable, Sendable {
  case noConnection
  /// The caller, such as another program, may not use the network.
  case networkForbidden
  case timedOut
  /// The server's identity could not be verified, or it redirected to an insecure address.
  case notSecure
  /// The service requires a key, which the user can set in the setting or the environment variable.
  case keyMissing(setting: String, variable: String)
  case keyRefused
  /// The service rejected the request with this status, and will do so again.
  case refused(status: Int)
  case tooManyRequests(retryAfter: Int?)
  case dailyLimit
  /// User name or password were rejected.
  case passwordRefused(user: String?)
  /// A login is required that the user cannot provide here.
  case loginRequired
  /// The service rejected this request, with this message; others may succeed.
  case requestRejected(status: Int, words: String)
  /// The service rejected the contents of one item, with this message. It will do so again until
  /// they change.
  case contentRefused(status: Int, words: String)
  /// The service has an internal error.
  case serverError(status: Int)
  /// The response could not be parsed.
  case unreadableResponse
  case tooLarge(limit: Int)
  /// The address of a server is missing in this setting.
  case addressMissing(setting: String)
  /// The user cancelled the request.
  case cancelled
}

/// Why a channel cannot deliver a reminder.
public enum ChannelTrouble: Hashable, Sendable {
  /// The program that delivers reminders is missing.
  case noProgram(String)
  /// No desktop session is active.
  case noDesktop
  /// No terminal is available for the message.
  case noTerminal
  /// This program has no network access.
  case noNetwork
  /// The address is insecure, or the server's identity could not be verified.
  case notSecure
  case tookTooLong(seconds: Int)
  /// The program exited with a non-zero status or by a signal.
  case exited(status: Int)
  case failed(detail: String)
}

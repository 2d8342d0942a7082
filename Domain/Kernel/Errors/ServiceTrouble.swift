/// Why a service in the network cannot be used. Nothing here holds a key.
public enum ServiceTrouble: Hashable, Sendable {
  case noConnection
  /// Who asks does not get out of this machine.
  case offLimits
  case timedOut
  /// The other side could not prove who it is, or led to an unprotected place.
  case notSecure
  /// It answers to those who have a key only; the setting and the variable to put it in.
  case keyMissing(setting: String, variable: String)
  case keyRefused
  /// It answered with that status, and will again.
  case refused(status: Int)
  case tooManyRequests(retryAfter: Int?)
  case dailyLimit
  /// The user or the password is not accepted.
  case passwordRefused(user: String?)
  /// It is only for who says a name and a password, for which there is no place.
  case wantsLogin
  /// It does not accept one thing, and says why.
  case said(status: Int, words: String)
  /// Something is wrong on its side.
  case failing(status: Int)
  /// The answer is not in the form that is expected.
  case notUnderstood
  case tooLarge(limit: Int)
  /// It needs to be told where a server is, by that setting.
  case addressMissing(setting: String)
  /// The user did not want to wait any longer.
  case cancelled
}

/// Why a channel does not take a reminder.
public enum ChannelTrouble: Hashable, Sendable {
  /// The program that brings it is not there.
  case noProgram(String)
  /// Nobody sits in front of a desktop.
  case noDesktop
  /// Nobody sits in front of a terminal that can be told.
  case noTerminal
  /// The network cannot be reached from this program.
  case noNetwork
  /// The address is not protected, or the other side could not prove who it is.
  case notSecure
  case tookTooLong(seconds: Int)
  /// The program ended with another status than 0, or by a signal.
  case ended(status: Int)
  case failed(detail: String)
}

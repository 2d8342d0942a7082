import HearthDomain

/// The result of reading the status.
package enum StatusAnswer: Hashable, Sendable {
  case readable(Status)
  /// The status of a locked profile that this session has unlocked.
  case unlocked(Status)
  /// The profile is locked, and the command does not ask for the passphrase.
  case locked
  /// The store has an older format, which a reading command does not migrate.
  case outdatedFormat

  /// The status; nil if nothing may be printed.
  var status: Status? {
    switch self {
    case .readable(let status), .unlocked(let status): status
    case .locked, .outdatedFormat: nil
    }
  }

  /// Whether the line may be cached outside the store.
  var isCacheable: Bool {
    switch self {
    case .readable: true
    case .unlocked, .locked, .outdatedFormat: false
    }
  }

  /// The reason for an empty line, for people.
  var emptyLineReason: Words {
    switch self {
    case .readable, .unlocked:
      Words(ko: "지금은 보여 줄 것이 없어요.", en: "There is nothing to show right now.")
    case .locked:
      Words(
        ko: "프로필이 잠겨 있어서 아무것도 보여 주지 않아요. 열려면: hearth today",
        en: "The profile is locked, so nothing is shown. To unlock it: hearth today")
    case .outdatedFormat:
      Words(
        ko: "이전 버전의 저장소라서 그대로 두었어요. 새 버전에 맞추려면: hearth today",
        en: "The store is from an earlier version and was left as it is. To upgrade it: hearth"
          + " today")
    }
  }
}

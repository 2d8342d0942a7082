import HearthDomain

/// What becomes of asking for a status.
package enum StatusAnswer: Hashable, Sendable {
  case told(Status)
  /// The same of a profile with a lock that this session has opened.
  case admitted(Status)
  /// Somebody would have to be let in, and nobody is asked.
  case locked
  /// The store has an earlier form, and who only reads leaves it so.
  case older

  /// What may be said; nil where nothing may.
  var status: Status? {
    switch self {
    case .told(let status), .admitted(let status): status
    case .locked, .older: nil
    }
  }

  /// Whether the line may lie outside the store for a while.
  var mayBeKept: Bool {
    switch self {
    case .told: true
    case .admitted, .locked, .older: false
    }
  }

  /// Why there is nothing to say, for somebody who reads it.
  var reason: Words {
    switch self {
    case .told, .admitted:
      Words(ko: "지금은 알릴 것이 없어요.", en: "There is nothing to tell now.")
    case .locked:
      Words(
        ko: "프로필이 잠겨 있어서 아무것도 알리지 않아요. 열려면: hearth today",
        en: "The profile is locked, so nothing is told. To open it: hearth today")
    case .older:
      Words(
        ko: "저장소가 이전 버전의 것이라 그대로 두었어요. 새 버전에 맞추려면: hearth today",
        en: "The store is of an earlier version and was left as it is. To bring it up to date:"
          + " hearth today")
    }
  }
}

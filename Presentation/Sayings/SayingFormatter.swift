import HearthDomain
import JSONText

/// Puts sayings into words and JSON, as seen from now.
struct SayingFormatter: Sendable {
  let clock: LocalClock

  var now: Instant { clock.now() }

  /// The moment as programs read it.
  func text(of moment: Instant) -> String { moment.rfc3339(in: clock.zone) }

  func json(of saying: Saying) -> JSONObject {
    saying.json(at: now, addedAt: text(of: saying.addedAt))
  }
}

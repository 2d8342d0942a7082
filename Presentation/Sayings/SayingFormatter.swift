import HearthDomain
import JSONText

/// Formats sayings as JSON, relative to the current time.
struct SayingFormatter: Sendable {
  let clock: LocalClock

  var now: Instant { clock.now() }

  /// Returns the moment in RFC 3339 format.
  func timestamp(of moment: Instant) -> String { moment.rfc3339(in: clock.zone) }

  func json(of saying: Saying) -> JSONObject {
    saying.json(at: now, addedAt: timestamp(of: saying.addedAt))
  }
}

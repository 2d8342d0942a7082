import HearthDomain
import JSONText

/// What a command knows of the moment in which it speaks of sayings.
struct SayingVoice: Sendable {
  let clock: LocalClock

  var now: Instant { clock.now() }

  /// The moment as programs read it.
  func text(of moment: Instant) -> String { moment.rfc3339(in: clock.zone) }

  func json(of saying: Saying) -> JSONObject {
    saying.json(at: now, addedAt: text(of: saying.addedAt))
  }
}

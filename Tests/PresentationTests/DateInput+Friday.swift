import HearthDomain
import HearthPresentation
import HearthTestSupport

extension DateInput {
  /// What is typed on a Friday, half past two in the afternoon.
  static func onFriday(leaning: Leaning) -> DateInput {
    DateInput(now: LocalTime(literal: "2026-11-20T14:30"), leaning: leaning)
  }
}

import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

extension EventFormScreen.State {
  static let clock = LocalClock(now: .fixed("2026-11-20T14:07"), zone: FixedZone.seoul)

  /// Returns the form of a new event, opened on a Friday in November.
  static func blank(on day: String? = nil) -> EventFormScreen.State {
    EventFormScreen.State(on: day.map { Day(literal: $0) }, clock: clock)
  }

  /// Replaces the content of a field with the typed text.
  mutating func type(_ text: String, into name: EventFormScreen.FieldName) {
    form.focus(on: name)
    _ = EventFormScreen.update(&self, .typed(.key(.control("u"))))
    _ = EventFormScreen.update(&self, .typed(.paste(text)))
  }

  /// Saves the form and returns the event it adds.
  mutating func added() throws -> EventDetails {
    guard case .change(.add(let details, _))? = EventFormScreen.update(&self, .saved) else {
      throw NothingAdded()
    }
    return details
  }

  /// The form was not saved.
  struct NothingAdded: Error {}
}

import HearthDomain
import TerminalKit

/// Shows the location of an event that has one from a calendar file.
extension EventFormScreen.State {
  /// Adds a read-only field with the location. An event without a description stores the location
  /// as its note too; the form then shows an empty note, so that a typed note does not replace the
  /// location.
  mutating func showLocation(_ place: String) {
    guard let event = originalEvent, let note = form.fields.firstIndex(where: { $0.name == .note })
    else { return }
    if event.note == place, case .lines(let state) = form.fields[note].content {
      locationAsNote = event.details.note
      form[.note]?.content = .lines(
        TextAreaState("", limit: state.limit, limitCountsColumns: state.limitCountsColumns))
    }
    form.insert(
      FormField(
        .place, Words(ko: "장소", en: "where"), .readOnly(place.quotable(limit: 200))),
      at: note + 1)
    updateRemarks()
  }

  /// Returns the entered note. If it is blank, returns the location that is stored as the note, if
  /// any.
  func parseNote(_ text: String) throws -> EventNote {
    if let locationAsNote, text.allSatisfy(\.isWhitespace) { return locationAsNote }
    return try parseText(text, insteadOf: originalEvent?.details.note)
  }
}

import HearthDomain
import TerminalKit

/// Where an event of a file takes place.
extension EventFormScreen.State {
  /// Tells the place beside the note. Of what has no description it is kept as the note, so that
  /// lists show it; nobody wrote that, and a note that is typed does not move anything elsewhere.
  mutating func tell(place: String) {
    guard let event = former, let note = form.fields.firstIndex(where: { $0.name == .note })
    else { return }
    if event.note == place, case .lines(let state) = form.fields[note].content {
      placeAsNote = event.details.note
      form[.note]?.content = .lines(
        TextAreaState("", limit: state.limit, isInCells: state.isInCells))
    }
    form.insert(
      FormField(
        .place, Words(ko: "장소", en: "where"), .fixed(place.quotable(limit: 200))),
      at: note + 1)
    check()
  }

  /// The note that is entered; what stood in its place stays as long as nobody writes one.
  func readNote(_ text: String) throws -> EventNote {
    if let placeAsNote, text.allSatisfy(\.isWhitespace) { return placeAsNote }
    return try read(text, insteadOf: former?.details.note)
  }
}

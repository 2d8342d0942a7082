/// The file text of the part that was split off a series.
public enum SplitOffText: Hashable, Sendable {
  /// The text. `leftOut` contains the names of lines that did not fit, such as pictures.
  case text(EventText, leftOut: [String])
  /// No text is needed, since the event contains everything.
  case notNeeded
  /// The text is larger than ``EventText/maxBytes`` even without its largest lines.
  case tooLarge
}

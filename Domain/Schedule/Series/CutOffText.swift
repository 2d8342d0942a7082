/// What a file would say of the part that was cut off a series.
public enum CutOffText: Hashable, Sendable {
  /// With the names of lines for which there was no room, such as pictures.
  case text(EventText, leftOut: [String])
  /// Nothing but what is kept of it anyway.
  case nothing
  /// More than ``EventText/mostBytes``, whatever would be left out.
  case tooLarge
}

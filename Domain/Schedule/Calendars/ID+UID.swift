extension ID {
  /// Suffix of the UIDs that this program writes to files.
  private static var ending: String { "@hearth" }

  package var uid: String { spelling + Self.ending }

  /// Parses a UID written by this program; nil for any other.
  package init?(uid: String) {
    guard uid.hasSuffix(Self.ending),
      let tail = IDTail(String(uid.dropLast(Self.ending.count))), tail.modulus == nil
    else { return nil }
    self.init(rawValue: tail.value)
  }
}

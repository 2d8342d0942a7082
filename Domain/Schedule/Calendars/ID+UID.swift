extension ID {
  /// Suffix of the UIDs that this program writes to files.
  private static var uidSuffix: String { "@hearth" }

  package var uid: String { fullForm + Self.uidSuffix }

  /// Parses a UID written by this program; nil for other UIDs.
  package init?(uid: String) {
    guard uid.hasSuffix(Self.uidSuffix),
      let tail = IDTail(String(uid.dropLast(Self.uidSuffix.count))), tail.modulus == nil
    else { return nil }
    self.init(rawValue: tail.value)
  }
}

import HearthDomain

/// What files of links are called.
enum LinkFileName {
  /// The UID as a name, where it makes a good one.
  static func plain(_ uid: String, _ kind: LinkKind) -> String? {
    let isPlain = uid.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit
        || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    guard isPlain, (1...200).contains(uid.utf8.count), uid.utf8.first != UInt8(ascii: ".") else {
      return nil
    }
    return uid + kind.ending
  }

  static func random(_ randomness: Randomness, _ kind: LinkKind) -> String {
    String(randomness.next(), radix: 36) + String(randomness.next(), radix: 36) + kind.ending
  }
}

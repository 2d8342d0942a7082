import HearthDomain

/// File names of items in links.
enum LinkFileName {
  /// Returns a name made of the UID, if that is a safe name.
  static func safeName(_ uid: ExternalName, _ kind: LinkKind) -> ExternalName? {
    let isPlain = uid.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit
        || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    guard isPlain, (1...200).contains(uid.utf8.count), uid.utf8.first != UInt8(ascii: ".") else {
      return nil
    }
    return ExternalName(uid.text + kind.fileExtension)
  }

  static func randomName(_ randomness: Randomness, _ kind: LinkKind) -> ExternalName {
    let name = String(randomness.next(), radix: 36) + String(randomness.next(), radix: 36)
    return ExternalName(name + kind.fileExtension)
  }
}

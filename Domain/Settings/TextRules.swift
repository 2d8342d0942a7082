/// What texts of settings may be.
enum TextRules {
  /// A key as services hand it out: printable ASCII without spaces, so that it is safe in a
  /// header or an address.
  static func isKey(_ text: String) -> Bool {
    text.utf8.count <= 500 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The name of a topic as ntfy takes it.
  static func isTopic(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// An address that requests may go to; without a name or password, which lists would show.
  static func isAddress(_ text: String) -> Bool {
    text.utf8.count <= 500 && HTTPAddress(text) != nil
  }
}

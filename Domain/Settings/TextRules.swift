/// Rules for texts in settings.
enum TextRules {
  /// Whether the text can be an API key: printable ASCII without spaces, safe in headers and URLs.
  static func isKey(_ text: String) -> Bool {
    text.utf8.count <= 500 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether the text is a valid ntfy topic.
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

  /// Whether the text is a URL to which requests may be sent. It must not contain a user name or
  /// password, which lists of settings would display.
  static func isAddress(_ text: String) -> Bool {
    text.utf8.count <= 500 && HTTPAddress(text) != nil
  }
}

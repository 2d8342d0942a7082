/// Starts the system's own program for letters.
package protocol MailLauncher: Sendable {
  /// Hands over a letter that begins with the text, and does not wait; false when
  /// nothing here can open it.
  func open(_ message: Letter) -> Bool
}

/// A letter that the system's opener understands.
package struct Letter: Hashable, Sendable {
  package let text: String
  /// To whom it goes; nil while nobody knows.
  package let recipient: String?
  package let subject: String?

  package init(_ text: String, to recipient: String? = nil, about subject: String? = nil) {
    self.text = text
    self.recipient = recipient
    self.subject = subject
  }

  /// As RFC 6068 has it: what is no plain letter or digit is written as its bytes, and lines end
  /// in two of them.
  package var address: String {
    let subject = subject.map { "subject=" + Letter.escaped($0) + "&" } ?? ""
    let recipient = recipient.map { Letter.escaped($0, keeping: "@.+_-") } ?? ""
    return "mailto:\(recipient)?\(subject)body=" + Letter.escaped(text)
  }

  private static func escaped(_ text: String, keeping kept: String = "") -> String {
    var address: [UInt8] = []
    let hex = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        address.append(byte)
      case _ where kept.utf8.contains(byte): address.append(byte)
      case UInt8(ascii: "\n"): address += Array("%0D%0A".utf8)
      default: address += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}

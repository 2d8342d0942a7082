/// Opens the system's mail program.
package protocol MailLauncher: Sendable {
  /// Opens a draft with the text, without waiting for the program; returns false if no program can
  /// open it.
  func open(_ message: MailDraft) -> Bool
}

/// A draft for the system's mail program.
package struct MailDraft: Hashable, Sendable {
  package let text: String
  /// Recipient address; nil if unknown.
  package let recipient: String?
  package let subject: String?

  package init(_ text: String, to recipient: String? = nil, about subject: String? = nil) {
    self.text = text
    self.recipient = recipient
    self.subject = subject
  }

  /// The `mailto` URL as defined by RFC 6068. Everything but ASCII letters and digits is
  /// percent-encoded, and lines end in CR LF.
  package var mailtoURL: String {
    let subject = subject.map { "subject=" + MailDraft.percentEncoded($0) + "&" } ?? ""
    let recipient = recipient.map { MailDraft.percentEncoded($0, keeping: "@.+_-") } ?? ""
    return "mailto:\(recipient)?\(subject)body=" + MailDraft.percentEncoded(text)
  }

  private static func percentEncoded(_ text: String, keeping kept: String = "") -> String {
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

/// A business card: its properties in the order of the file, with nothing left out.
package struct VCard: Hashable, Sendable {
  /// The version that the card names; nil when it names none or an unknown one.
  package var version: Version? = .v4
  /// Everything between the card's marks but `VERSION`, in order.
  package var properties: [VCardProperty] = []

  package enum Version: String, Hashable, Sendable {
    case v2 = "2.1"
    case v3 = "3.0"
    case v4 = "4.0"

    /// Reads `4.0` and what broken programs write for it, such as `v 4.0`.
    init?(lenient text: String) {
      let digits = String(
        decoding: text.utf8.filter { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }, as: UTF8.self)
      self.init(rawValue: digits)
    }
  }

  /// The properties of that name, given in capitals, in order.
  package func all(_ name: String) -> [VCardProperty] {
    properties.filter { $0.name == name }
  }

  /// The first property of that name, given in capitals.
  package func first(_ name: String) -> VCardProperty? {
    properties.first { $0.name == name }
  }

  /// Puts a text in the place of the first property of that name, or at the end.
  mutating func set(_ name: String, to text: String) {
    let value = ContentText.escaped(text)
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].value = value
    } else {
      properties.append(VCardProperty(name: name, value: value))
    }
  }

  package var emails: [String] { all("EMAIL").map(\.text).filter { !$0.isEmpty } }

  /// Whether the card stands for a group of people, as Google and Apple write them.
  package var isGroup: Bool {
    ["KIND", "X-ADDRESSBOOKSERVER-KIND"].contains {
      first($0)?.text.utf8.trimmedBlanks.equalsIgnoringCase("group") ?? false
    }
  }
}

extension VCard {
  /// The first card of a file; a new one where there is none.
  init(_ bytes: [UInt8]) {
    var reader = VCardReader(bytes)
    // Its bytes are in memory, so that reading them cannot fail.
    self = (try? reader.next()) ?? VCard()
  }
}

/// A vCard: all its properties in file order.
package struct VCard: Hashable, Sendable {
  /// Declared version; nil if it is missing or unknown.
  package var version: Version? = .v4
  /// All properties between BEGIN and END in order, except `VERSION`.
  package var properties: [VCardProperty] = []

  package enum Version: String, Hashable, Sendable {
    case v2 = "2.1"
    case v3 = "3.0"
    case v4 = "4.0"

    /// Parses `4.0` and malformed variants such as `v 4.0`.
    init?(lenient text: String) {
      let digits = String(
        decoding: text.utf8.filter { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }, as: UTF8.self)
      self.init(rawValue: digits)
    }
  }

  /// Returns the properties of that name, which is in upper case, in order.
  package func all(_ name: String) -> [VCardProperty] {
    properties.filter { $0.name == name }
  }

  /// Returns the first property of that name, which is in upper case.
  package func first(_ name: String) -> VCardProperty? {
    properties.first { $0.name == name }
  }

  /// Sets the value of the first property of that name, or appends a property.
  mutating func set(_ name: String, to text: String) {
    let value = ContentText.escaped(text)
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].value = value
    } else {
      properties.append(VCardProperty(name: name, value: value))
    }
  }

  package var emails: [String] { all("EMAIL").map(\.text).filter { !$0.isEmpty } }

  /// Whether the card describes a group of people rather than a person. Google and Apple mark these
  /// in different ways.
  package var isGroup: Bool {
    ["KIND", "X-ADDRESSBOOKSERVER-KIND"].contains {
      first($0)?.text.utf8.trimmedBlanks.equalsIgnoringCase("group") ?? false
    }
  }
}

extension VCard {
  /// Reads the first card of the file. If there is none, creates an empty card.
  init(_ bytes: [UInt8]) {
    var reader = VCardReader(bytes)
    // Reading from memory cannot fail.
    self = (try? reader.next()) ?? VCard()
  }
}

/// One property of a card.
package struct VCardProperty: Hashable, Sendable {
  /// What ties it to other properties, as `item1` in `item1.TEL`.
  package var group: String?
  /// In capitals, for comparison.
  package let name: String
  /// The name as it was read.
  package let spelling: String
  /// In the order of the file, without the encoding and character set that are undone already.
  package var parameters: [VCardParameter]
  /// The value as vCard 4.0 writes it: decoded, on one line, with `\n`, `\,`, `\;` and `\\`.
  /// Base64 is kept verbatim.
  package var value: String

  package init(
    group: String? = nil, name: String, parameters: [VCardParameter] = [], value: String
  ) {
    self.group = group
    self.name = name.uppercased()
    spelling = name
    self.parameters = parameters
    self.value = value
  }

  /// The value without escapes.
  package var text: String { ContentText.unescaped(value) }

  /// The parts between semicolons, each without escapes.
  package var components: [String] {
    ContentText.split(value, at: UInt8(ascii: ";")).map { ContentText.unescaped($0) }
  }

  /// The values of a parameter, given in capitals, however often it is repeated.
  package func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  /// The types in lower case, also those that are listed within quotes.
  package var types: [String] {
    values(of: "TYPE").flatMap { $0.lowercased().split(separator: ",") }
      .map { String(decoding: $0.utf8.trimmedBlanks, as: UTF8.self) }
  }

  /// Whether the value is base64.
  package var isBase64: Bool {
    values(of: "ENCODING").contains {
      $0.utf8.equalsIgnoringCase("b") || $0.utf8.equalsIgnoringCase("base64")
    }
  }
}

/// A parameter of a property, as `TYPE` in `TEL;TYPE=home,fax`.
package struct VCardParameter: Hashable, Sendable {
  /// In capitals.
  package var name: String
  package var values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }

  package init(_ name: String, _ value: String) {
    self.init(name: name, values: [value])
  }
}

/// A property of a card.
package struct VCardProperty: Hashable, Sendable {
  /// Name that connects properties, such as `item1` in `item1.TEL` and `item1.X-ABLabel`; nil if
  /// there is none.
  package var group: String?
  /// Name in upper case, for comparison.
  package let name: String
  /// Name as in the file.
  package let spelling: String
  /// Parameters in file order. Those for encoding and charset are omitted, as the value is already
  /// decoded.
  package var parameters: [VCardParameter]
  /// Value as in vCard 4.0: decoded, on one line, with the escapes `\n`, `\,`, `\;` and `\\`.
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

  /// Unescaped value.
  package var text: String { ContentText.unescaped(value) }

  /// Unescaped parts between semicolons.
  package var components: [String] {
    ContentText.split(value, at: UInt8(ascii: ";")).map { ContentText.unescaped($0) }
  }

  /// Returns the values of all parameters of that name, which is in upper case.
  package func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  /// Types in lower case, also those in a quoted list such as `"home,work"`.
  package var types: [String] {
    values(of: "TYPE").flatMap { $0.lowercased().split(separator: ",") }
      .map { String(decoding: $0.utf8.trimmedBlanks, as: UTF8.self) }
  }

  /// Whether the value is Base64.
  package var isBase64: Bool {
    values(of: "ENCODING").contains {
      $0.utf8.equalsIgnoringCase("b") || $0.utf8.equalsIgnoringCase("base64")
    }
  }
}

/// A parameter of a property, such as `TYPE` in `TEL;TYPE=home,fax`.
package struct VCardParameter: Hashable, Sendable {
  /// Name in upper case.
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

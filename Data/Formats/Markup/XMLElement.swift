import JSONText

/// An XML element. Its name has no namespace prefix.
struct XMLElement: Hashable, Sendable {
  let name: String
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// Text directly in the element.
  var text = ""

  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func value(of attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The text without surrounding white space.
  var trimmedText: String {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { !$0.isMarkupBlank }),
      let end = bytes.lastIndex(where: { !$0.isMarkupBlank })
    else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }

  /// The element as JSON: a string if it contains only text; otherwise an object with a member for
  /// each attribute and child.
  var json: JSONValue {
    if attributes.isEmpty, children.isEmpty { return .string(text) }
    return .object(
      JSONObject(
        attributes.map { ($0.name, JSONValue.string($0.value)) }
          + children.map { ($0.name, $0.json) }))
  }
}

import JSONText

/// An element of an XML document, by its name without a prefix.
struct XMLElement: Hashable {
  let name: String
  var attributes: [Attribute] = []
  var children: [XMLElement] = []
  /// What stands directly in it.
  var text = ""

  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  /// The same as JSON: a text where there is nothing else, or an object with a member for each
  /// attribute and each child.
  var json: JSONValue {
    if attributes.isEmpty, children.isEmpty { return .string(text) }
    return .object(
      JSONObject(
        attributes.map { ($0.name, JSONValue.string($0.value)) }
          + children.map { ($0.name, $0.json) }))
  }
}

/// An element of a large array, which is read element by element.
package struct JSONItem: Hashable, Sendable {
  /// Key of the element's array; nil if the document itself is the array.
  package let list: String?
  /// Position of the element.
  package let position: JSONPosition
  /// The element, or its syntax error with a position in the whole text.
  package let value: Result<JSONValue, JSONError>
}

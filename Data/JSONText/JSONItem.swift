/// An element of an array that is read element by element.
package struct JSONItem: Hashable, Sendable {
  /// Key of its array in the document; nil if the document is the array.
  package let list: String?
  /// Position of the element.
  package let position: JSONPosition
  /// The element, or its syntax error with a position in the whole text.
  package let value: Result<JSONValue, JSONError>
}

/// One element of a list that is read element by element.
package struct JSONItem: Hashable, Sendable {
  /// The key of its list in the document's object; nil if the document is the list.
  package let list: String?
  /// Where the element begins.
  package let place: JSONPlace
  /// The element, or why it is none, with the place of that in the whole text.
  package let value: Result<JSONValue, JSONError>
}

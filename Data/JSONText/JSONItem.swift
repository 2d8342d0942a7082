/// One element of a list that is read element by element.
public struct JSONItem: Hashable, Sendable {
  /// The key of its list in the document's object; nil if the document is the list.
  public let list: String?
  /// Where the element begins.
  public let place: JSONPlace
  /// The element, or why it is none, with the place of that in the whole text.
  public let value: Result<JSONValue, JSONError>
}

/// Lets the person write a longer text in the editor of their choice.
package struct Editor: Sendable {
  /// Whether the person named it: one that nobody named needs a terminal to be met at.
  package let isNamed: Bool
  private let edit: @Sendable (_ text: String, _ suffix: String) throws -> String?

  package init(
    isNamed: Bool = false,
    _ edit: @escaping @Sendable (_ text: String, _ suffix: String) throws -> String?
  ) {
    self.isNamed = isNamed
    self.edit = edit
  }

  /// Returns what was written; nil when it was left empty or as it was. Throws
  /// ``Unavailability/editor(command:)`` when the editor does not end well.
  ///
  /// The suffix, such as `.txt`, tells the editor what kind of text it is.
  package func callAsFunction(_ text: String, suffix: String = ".txt") throws -> String? {
    guard let written = try edit(text, suffix) else { return nil }
    let isEmpty = written.allSatisfy(\.isWhitespace)
    return isEmpty || written == text ? nil : written
  }
}

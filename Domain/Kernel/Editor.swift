/// Opens a text in the user's editor.
package struct Editor: Sendable {
  /// Whether the user configured the editor; the default one requires a terminal.
  package let isConfigured: Bool
  private let edit: @Sendable (_ text: String, _ suffix: String) throws -> String?

  package init(
    isNamed: Bool = false,
    _ edit: @escaping @Sendable (_ text: String, _ suffix: String) throws -> String?
  ) {
    self.isConfigured = isNamed
    self.edit = edit
  }

  /// Returns the edited text; nil if it is blank or unchanged. Throws
  /// ``Unavailability/editor(command:)`` if the editor fails.
  ///
  /// The suffix, such as `.txt`, tells the editor the type of the text.
  package func callAsFunction(_ text: String, suffix: String = ".txt") throws -> String? {
    guard let written = try edit(text, suffix) else { return nil }
    let isEmpty = written.allSatisfy(\.isWhitespace)
    return isEmpty || written == text ? nil : written
  }
}

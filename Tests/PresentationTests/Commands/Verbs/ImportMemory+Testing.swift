@testable import HearthPresentation

extension ImportMemory {
  /// Remembers nothing.
  static let none = ImportMemory(tables: { [] }, save: { _ in })
}

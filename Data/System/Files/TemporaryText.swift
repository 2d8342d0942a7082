import CLibrary
import HearthDomain

/// A text in a private file. The file is in its own folder, which is removed with this value.
struct TemporaryText: ~Copyable {
  let path: FilePath
  private let folder: TemporaryFolder

  /// Creates the file. Throws ``Unavailability/file(path:_:)`` if that fails.
  init(_ text: String, folder: FilePath, suffix: String) throws {
    let own = try TemporaryFolder(in: folder, for: folder)
    let path = own.textPath(suffix)
    guard let file = OpenFile(making: path) else { throw DomainError.lastError(at: folder) }
    if let failure = writeAll(Array(text.utf8), to: file.descriptor) {
      throw DomainError.file(path, .failed(detail: systemMessage(failure)))
    }
    try file.close(at: path)
    self.path = path
    self.folder = own
  }

  /// Returns the current contents; nil if the file is gone. Throws if it cannot be read completely,
  /// so that a part is never taken for the whole text.
  func read() throws -> String? {
    do {
      let bytes = try FileReader(limit: TemporaryText.maxSize).bytes(of: path)
      return String(decoding: bytes, as: UTF8.self)
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }

  /// Maximum size in bytes.
  private static let maxSize = 256 << 20
}

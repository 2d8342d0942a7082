import CLibrary
import HearthDomain

/// A text in a file that only its owner may read, in a folder of its own that is gone with it.
struct TemporaryText: ~Copyable {
  let path: FilePath
  private let own: TemporaryFolder

  /// Throws ``Unavailability/file(path:_:)`` when the folder takes no file.
  init(_ text: String, folder: FilePath, suffix: String) throws {
    let own = try TemporaryFolder(in: folder, for: folder)
    let path = own.text(suffix)
    guard let file = OpenFile(making: path) else { throw DomainError.lastError(at: folder) }
    if let failure = writeAll(Array(text.utf8), to: file.descriptor) {
      throw DomainError.file(path, .failed(detail: systemMessage(failure)))
    }
    try file.close(at: path)
    self.path = path
    self.own = own
  }

  /// What the file holds now; nil when it is gone. Throws where it cannot be read to its end,
  /// which is not to be taken for what was written.
  func read() throws -> String? {
    do {
      let bytes = try FileReader(limit: TemporaryText.limit).bytes(of: path)
      return String(decoding: bytes, as: UTF8.self)
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }

  /// No text is as long as that.
  private static let limit = 256 << 20
}

import CLibrary
import HearthDomain

/// A text in a file that only its owner may read.
struct TemporaryText {
  let path: FilePath

  /// Throws ``Unavailability/file(path:_:)`` when the folder takes no file.
  init(_ text: String, folder: FilePath, suffix: String) throws {
    var name = folder.appending("hearth-XXXXXX" + suffix).cString
    let descriptor = mkstemps(&name, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { throw TemporaryText.failure(folder, errno) }
    let file = OpenFile(adopting: descriptor)
    let path = FilePath(cString: name)
    do {
      if let failure = writeAll(Array(text.utf8), to: descriptor) {
        throw TemporaryText.failure(path, failure)
      }
      try file.close(at: path)
    } catch {
      unlink(path.cString)
      throw error
    }
    self.path = path
  }

  private static func failure(_ path: FilePath, _ code: Int32) -> DomainError {
    .file(path, .failed(detail: systemMessage(code)))
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

  func remove() {
    unlink(path.cString)
  }
}

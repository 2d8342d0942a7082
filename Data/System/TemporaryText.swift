import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text in a file that only its owner may read.
struct TemporaryText {
  let path: String

  /// Throws ``Unavailability/file(path:_:)`` when the folder takes no file.
  init(_ text: String, folder: String, suffix: String) throws {
    var name = Array((folder + "/hearth-XXXXXX" + suffix).utf8CString)
    let descriptor = mkstemps(&name, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { throw TemporaryText.failure(folder, errno) }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let failure = writeAll(Array(text.utf8), to: descriptor)
    close(descriptor)
    if let failure {
      unlink(path)
      throw TemporaryText.failure(path, failure)
    }
    self.path = path
  }

  private static func failure(_ path: String, _ code: Int32) -> DomainError {
    .file(path, .failed(detail: systemMessage(code)))
  }

  /// What the file holds now; nil when it is gone.
  func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func remove() {
    unlink(path)
  }
}

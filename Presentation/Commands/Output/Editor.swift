import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets the person write a longer text in the editor of their choice.
public struct Editor: Sendable {
  private let edit: @Sendable (_ text: String, _ suffix: String) throws -> String?

  public init(_ edit: @escaping @Sendable (_ text: String, _ suffix: String) throws -> String?) {
    self.edit = edit
  }

  /// Returns what was written; nil when it was left empty or as it was.
  ///
  /// The suffix, such as `.txt`, tells the editor what kind of text it is.
  public func callAsFunction(_ text: String, suffix: String = ".txt") throws -> String? {
    guard let written = try edit(text, suffix) else { return nil }
    let isEmpty = written.allSatisfy(\.isWhitespace)
    return isEmpty || written == text ? nil : written
  }

  /// The editor of `$VISUAL`, else of `$EDITOR`, else vi.
  public static func system(_ environment: Environment = .process) -> Editor {
    let command = environment.filled("VISUAL") ?? environment.filled("EDITOR") ?? "vi"
    let folder = environment.filled("TMPDIR") ?? "/tmp"
    return Editor { text, suffix in
      let file = try TemporaryText(text, folder: folder, suffix: suffix)
      defer { file.remove() }
      let interrupts = ChildInterrupts()
      let status = ChildProcess(script: command + " \"$@\"", arguments: [file.path])?.wait()
      interrupts.takeBack()
      guard status == 0, let written = file.read() else {
        throw ConsoleError.editorFailed(command: command)
      }
      return written
    }
  }
}

/// A text in a file that only its owner may read.
private struct TemporaryText {
  let path: String

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
    .unavailable(.file(path: path, .failed(detail: systemMessage(code))))
  }

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

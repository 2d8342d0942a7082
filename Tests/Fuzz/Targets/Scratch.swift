import CLibrary

/// Folder for files of the targets; the parent removes it.
enum Scratch {
  static let folder: String =
    getenv("HEARTH_FUZZ_FOLDER").map { String(cString: $0) } ?? makeFolder() ?? "/tmp"

  /// Returns the path of a file that only this process uses.
  static func file(_ name: String) throws -> String {
    let own = "\(folder)/\(getpid())"
    guard mkdir(own, 0o700) == 0 || errno == EEXIST else {
      throw RuleViolation("no room in \(folder)")
    }
    return own + "/" + name
  }

  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: max(0, ftell(file)))
    rewind(file)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  static func remove(_ path: String) {
    unlink(path)
  }
}

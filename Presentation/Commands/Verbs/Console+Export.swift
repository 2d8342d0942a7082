import HearthDomain

extension Console {
  /// Writes the output of the body to standard output for `-`, else to a file. With `--yes` an
  /// existing file is replaced.
  ///
  /// Returns the result of the body, or nil for `-`, because nothing may be added to the output.
  mutating func export<Count>(
    to path: FilePath, of files: any UserFiles,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Count
  ) throws -> Count? {
    if path == "-" {
      _ = try writeFile(body)
      return nil
    }
    var count: Count?
    try files.write(to: path, replacing: traits.assumesYes) { write in
      // A closure that may not escape cannot be passed to another one directly.
      try withoutActuallyEscaping(write) { write in count = try body { try write($0) } }
    }
    return count
  }

  /// Exports all things of a kind to a file, and reports their number and the path. Returns false
  /// for standard output.
  @discardableResult
  mutating func exportAll(
    to path: FilePath, of files: any UserFiles, as key: String,
    reporting told: (_ count: Int, _ place: String) -> Words,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Int
  ) throws -> Bool {
    guard let count = try export(to: path, of: files, body) else { return false }
    confirm(
      [told(count, path.quotable(limit: 200))(language)],
      json: ["file": .path(path), key: .int(count)])
    return true
  }

  /// Writes a file to standard output: unchanged to pipes and files, but without control characters
  /// to a terminal.
  mutating func writeFile<Answer>(
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) rethrows -> Answer {
    guard traits.outputIsTerminal else { return try body { write($0) } }
    var line: [UInt8] = []
    defer { write(withoutControlCharacters(line)) }
    return try body { bytes in
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      line += bytes[..<end]
      if end > bytes.startIndex {
        write(withoutControlCharacters(line))
        line = []
      }
      line += bytes[end...]
    }
  }

  private func withoutControlCharacters(_ bytes: [UInt8]) -> String.UTF8View {
    String(decoding: bytes, as: UTF8.self).terminalSafe.utf8
  }
}

import HearthDomain

extension Console {
  /// Writes what the body hands over piece by piece: to standard output for `-`, else as a
  /// whole file, with `--yes` in place of one that is there.
  ///
  /// Returns what the body does, or nil after `-`, where there is nothing to add to the file.
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
      // A body that may not outlive the call is not handed another such as it is.
      try withoutActuallyEscaping(write) { write in count = try body { try write($0) } }
    }
    return count
  }

  /// Writes all of a kind to a file, and tells how many there were and where they are.
  @discardableResult
  mutating func exportAll(
    to path: FilePath, of files: any UserFiles, as key: String,
    told: (_ count: Int, _ place: String) -> Words,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Int
  ) throws -> Bool {
    guard let count = try export(to: path, of: files, body) else { return false }
    tell(
      [told(count, path.quotable(limit: 200))(language)],
      json: ["file": .path(path), key: .int(count)])
    return true
  }

  /// Writes the pieces of a file to standard output, as they are into pipes and files; what
  /// could steer a terminal does not reach one.
  mutating func writeFile<Answer>(
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) rethrows -> Answer {
    guard traits.outputIsTerminal else { return try body { write($0) } }
    var line: [UInt8] = []
    defer { write(visible(line)) }
    return try body { bytes in
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      line += bytes[..<end]
      if end > bytes.startIndex {
        write(visible(line))
        line = []
      }
      line += bytes[end...]
    }
  }

  private func visible(_ bytes: [UInt8]) -> String.UTF8View {
    String(decoding: bytes, as: UTF8.self).visible.utf8
  }
}

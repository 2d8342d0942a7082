import HearthDomain

/// Requirements for all readers of files.
enum Reading {
  /// Returns a source that returns the bytes in pieces of that size, and then an empty array.
  static func source(_ bytes: [UInt8], size: Int = .max) -> () throws -> [UInt8] {
    var start = 0
    return {
      let end = size > bytes.count - start ? bytes.count : start + size
      defer { start = end }
      return Array(bytes[start..<end])
    }
  }

  /// Reads the bytes at once and in small pieces. Throws ``RuleViolation`` if the results differ,
  /// or if the report names a line that does not exist. Lines of packed files are not checked.
  static func both<Value: Equatable>(
    _ bytes: [UInt8], isPacked: Bool = false,
    _ read: (@escaping () throws -> [UInt8], inout [Value]) throws -> ImportReport
  ) throws -> [Value] {
    let whole = try result(bytes, size: .max, read)
    let size = piece(of: bytes)
    let cut = try result(bytes, size: size, read)
    try RuleViolation.unless(whole == cut, "read otherwise in pieces of \(size)")
    let (values, report) = try whole.get()
    if !isPacked { try check(report, of: bytes) }
    return values
  }

  /// Returns a small size that depends only on the bytes.
  static func piece(of bytes: [UInt8]) -> Int {
    1 + bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 97
  }

  static func check(_ report: ImportReport, of bytes: [UInt8]) throws {
    let lines = 1 + bytes.count { $0 == 10 || $0 == 13 }
    for note in report.skipped.first + report.warnings.first {
      try RuleViolation.unless(
        (1...lines).contains(note.line), "line \(note.line) of \(lines): \(note)")
    }
    try RuleViolation.unless(report.readCount >= 0, "fewer than none were read")
  }

  private static func result<Value: Equatable>(
    _ bytes: [UInt8], size: Int,
    _ read: (@escaping () throws -> [UInt8], inout [Value]) throws -> ImportReport
  ) throws -> Result<ReadFile<Value>, DomainError> {
    var values: [Value] = []
    do {
      let report = try read(source(bytes, size: size), &values)
      return .success(ReadFile(values: values, report: report))
    } catch let error as DomainError {
      return .failure(error)
    }
  }
}

/// Result of reading a file.
struct ReadFile<Value: Equatable>: Equatable {
  let values: [Value]
  let report: ImportReport
}

extension Result {
  fileprivate func get<Value>() throws -> (values: [Value], report: ImportReport)
  where Success == ReadFile<Value> {
    let file = try self.get() as ReadFile<Value>
    return (file.values, file.report)
  }
}

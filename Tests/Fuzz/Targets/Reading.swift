import HearthDomain

/// What holds of every reader of files.
enum Reading {
  /// A source that hands the bytes over in pieces of that size, and then nothing.
  static func source(_ bytes: [UInt8], size: Int = .max) -> () throws -> [UInt8] {
    var start = 0
    return {
      let end = size > bytes.count - start ? bytes.count : start + size
      defer { start = end }
      return Array(bytes[start..<end])
    }
  }

  /// Reads the bytes at once and in small pieces; throws ``RuleViolation`` where that makes a
  /// difference, or where a line is told that there is not: but lines of what was packed are not
  /// to be counted.
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

  /// A small size that hangs on the bytes alone.
  static func piece(of bytes: [UInt8]) -> Int {
    1 + bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 97
  }

  static func check(_ report: ImportReport, of bytes: [UInt8]) throws {
    let lines = 1 + bytes.count { $0 == 10 || $0 == 13 }
    for note in report.skipped.first + report.warnings.first {
      try RuleViolation.unless(
        (1...lines).contains(note.line), "line \(note.line) of \(lines): \(note)")
    }
    try RuleViolation.unless(report.read >= 0, "fewer than none were read")
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

/// What was read of a file.
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

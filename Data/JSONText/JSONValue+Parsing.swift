extension JSONValue {
  /// Parses a complete document. Throws ``JSONError`` at the first syntax error.
  ///
  /// Keeps the spelling of numbers that are not `Int`, and the order of keys in objects.
  package init(
    reading bytes: some Collection<UInt8>, rules: JSONRules = .strict
  ) throws(JSONError) {
    let result =
      bytes.withContiguousStorageIfAvailable { JSONValue.parse($0, rules: rules) }
      ?? Array(bytes).withUnsafeBufferPointer { JSONValue.parse($0, rules: rules) }
    self = try result.get()
  }

  package init(reading text: String, rules: JSONRules = .strict) throws(JSONError) {
    try self.init(reading: text.utf8, rules: rules)
  }

  /// Parses these bytes as a value. `place` is the position of the first byte in a larger text, for
  /// positions in errors.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, rules: JSONRules, from place: JSONPosition? = nil
  ) -> Result<JSONValue, JSONError> {
    let mark = place == nil && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var parser = JSONParser(bytes: bytes, rules: rules)
    parser.index = mark
    do throws(JSONFailure) {
      return .success(try parser.parseDocument())
    } catch {
      var place = place ?? JSONPosition()
      if mark > 0 { place.skipByteOrderMark() }
      let end = min(max(error.offset, mark), bytes.count)
      place.advance(over: UnsafeBufferPointer(rebasing: bytes[mark..<end]))
      return .failure(JSONError(error.problem, at: place))
    }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A syntax error at a byte offset.
struct JSONFailure: Error {
  let problem: JSONProblem
  let offset: Int
}

/// Parses a document in one pass.
///
/// Reads every byte by `byte`, which is 0 after the end. No JSON token begins with 0, so the end is
/// noticed as an unexpected byte.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let rules: JSONRules
  var index = 0

  var isAtEnd: Bool { index >= bytes.count }
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Parses the document: a single value with white space around it.
  mutating func parseDocument() throws(JSONFailure) -> JSONValue {
    skipBlanks()
    if isAtEnd { throw failure(.empty) }
    let value = try parseValue(depth: 0)
    skipBlanks()
    if !isAtEnd { throw failure(.afterEnd) }
    return value
  }

  mutating func parseValue(depth: Int) throws(JSONFailure) -> JSONValue {
    switch byte {
    case .quote: return .string(try parseString())
    case .openBrace: return try parseObject(depth: depth + 1)
    case .openBracket: return try parseArray(depth: depth + 1)
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    default: return try parseNumber()
    }
  }

  mutating func skipBlanks() {
    while byte.isJSONBlank { index += 1 }
  }

  private mutating func parseArray(depth: Int) throws(JSONFailure) -> JSONValue {
    let start = index
    guard depth <= rules.maxDepth else { throw failure(.tooDeep(limit: rules.maxDepth)) }
    var items: [JSONValue] = []
    index += 1
    skipBlanks()
    if byte == .closeBracket {
      index += 1
      return .array(items)
    }
    while true {
      items.append(try parseValue(depth: depth))
      if try !hasMore(until: .closeBracket, from: start) { return .array(items) }
    }
  }

  private mutating func parseObject(depth: Int) throws(JSONFailure) -> JSONValue {
    let start = index
    guard depth <= rules.maxDepth else { throw failure(.tooDeep(limit: rules.maxDepth)) }
    var object = JSONObject()
    index += 1
    skipBlanks()
    if byte == .closeBrace {
      index += 1
      return .object(object)
    }
    while true {
      let key = try parseKey(from: start)
      object.append(key, try parseValue(depth: depth))
      if try !hasMore(until: .closeBrace, from: start) { return .object(object) }
    }
  }

  /// Parses a key and the colon after it.
  private mutating func parseKey(from start: Int) throws(JSONFailure) -> String {
    guard byte == .quote else { throw failureHere(from: start) }
    let key = try parseString()
    skipBlanks()
    guard byte == .colon else { throw failureHere(from: start) }
    index += 1
    skipBlanks()
    return key
  }

  /// Returns whether a comma follows; false at the closing bracket.
  private mutating func hasMore(
    until end: UInt8, from start: Int
  ) throws(JSONFailure) -> Bool {
    skipBlanks()
    guard byte == .comma || byte == end else { throw failureHere(from: start) }
    let goesOn = byte == .comma
    index += 1
    if goesOn { skipBlanks() }
    return goesOn
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFailure) -> JSONValue {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: letters) else { throw failure(.unexpected) }
    index += letters.count
    return value
  }

  func failure(_ problem: JSONProblem) -> JSONFailure {
    JSONFailure(problem: problem, offset: index)
  }

  /// Returns the error that the next byte is unexpected. At the end of the text, the error is that
  /// the value begun at `start` is incomplete.
  private func failureHere(from start: Int) -> JSONFailure {
    isAtEnd ? JSONFailure(problem: .unfinished, offset: start) : failure(.unexpected)
  }
}

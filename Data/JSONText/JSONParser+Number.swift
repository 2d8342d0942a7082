extension JSONParser {
  /// Parses a number. Returns an `Int` if it is written as an integer and fits.
  mutating func parseNumber() throws(JSONFailure) -> JSONValue {
    let start = index
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard byte.isJSONDigit else { throw badNumber(from: start) }
    let integer = try parseInteger(isNegative: isNegative, from: start)
    let isFraction = try parseFraction(from: start)
    let isPower = try parseExponent(from: start)
    if !isFraction, !isPower, let integer { return .int(integer) }
    return .number(
      JSONNumber(
        checked: String(
          decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)))
  }

  /// Parses the integer part; nil if `Int` cannot represent it, as with `-0`.
  private mutating func parseInteger(
    isNegative: Bool, from start: Int
  ) throws(JSONFailure) -> Int? {
    let first = index
    var (value, fits) = (0, true)
    while byte.isJSONDigit {
      let digit = Int(byte &- 0x30)
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      fits = fits && !overflow && !overflow2
      value = sum
      index += 1
    }
    let hasZeros = index - first > 1 && bytes[first] == 0x30
    if hasZeros { throw JSONFailure(problem: .badNumber, offset: start) }
    return fits && !(isNegative && value == 0) ? value : nil
  }

  private mutating func parseFraction(from start: Int) throws(JSONFailure) -> Bool {
    guard byte == UInt8(ascii: ".") else { return false }
    index += 1
    try parseDigits(from: start)
    return true
  }

  private mutating func parseExponent(from start: Int) throws(JSONFailure) -> Bool {
    guard byte | 0x20 == UInt8(ascii: "e") else { return false }
    index += 1
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
    try parseDigits(from: start)
    return true
  }

  private mutating func parseDigits(from start: Int) throws(JSONFailure) {
    guard byte.isJSONDigit else { throw badNumber(from: start) }
    while byte.isJSONDigit { index += 1 }
  }

  private func badNumber(from start: Int) -> JSONFailure {
    if isAtEnd { return JSONFailure(problem: .unfinished, offset: start) }
    let looksLikeOne = index > start || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    return JSONFailure(problem: looksLikeOne ? .badNumber : .unexpected, offset: start)
  }
}

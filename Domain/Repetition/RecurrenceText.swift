/// Parts of a rule's text, with their positions.
struct RecurrenceText {
  private var parts: [RecurrencePart: (name: RuleValue, value: RuleValue)] = [:]

  init(_ text: String) throws(RecurrenceRefusal) {
    var whole = RuleValue(text)
    if whole.last == UInt8(ascii: ";") { whole = whole.dropLast(1) }
    for piece in whole.split(at: ";") {
      guard let (name, value) = piece.splitOnce(at: "=") else {
        throw piece.refusal(piece.isEmpty ? .malformedValue : .unknownPart)
      }
      guard let part = RecurrencePart(rawValue: name.name) else {
        throw name.refusal(.unknownPart)
      }
      guard parts[part] == nil else { throw name.refusal(.repeated) }
      parts[part] = (name, value.withPart(part))
    }
  }

  subscript(part: RecurrencePart) -> RuleValue? { parts[part]?.value }

  /// Returns the error for the part. If the text has no such part, the error says that the part is
  /// missing.
  func refusal(
    _ part: RecurrencePart, _ reason: RecurrenceRefusal.Reason
  ) -> RecurrenceRefusal {
    guard let name = parts[part]?.name else {
      return RecurrenceRefusal(part: part.rawValue, value: nil, position: 1, reason: reason)
    }
    return name.withPart(part).refusalOfWholePart(reason)
  }
}

/// A part of a rule's text, with its position in the whole text.
struct RuleValue {
  private let bytes: ArraySlice<UInt8>
  private var part: RecurrencePart?

  init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  private init(_ bytes: ArraySlice<UInt8>, _ part: RecurrencePart?) {
    self.bytes = bytes
    self.part = part
  }

  var isEmpty: Bool { bytes.isEmpty }
  var last: UInt8? { bytes.last }

  /// The text in upper case.
  var name: String { text.uppercased() }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  func withPart(_ part: RecurrencePart) -> RuleValue { RuleValue(bytes, part) }

  func dropLast(_ count: Int) -> RuleValue { RuleValue(bytes.dropLast(count), part) }

  func refusal(_ reason: RecurrenceRefusal.Reason) -> RecurrenceRefusal {
    let shown = String(text.prefix(40))
    return RecurrenceRefusal(
      part: part?.rawValue ?? shown, value: part == nil ? nil : shown,
      position: bytes.startIndex + 1, reason: reason)
  }

  func refusalOfWholePart(_ reason: RecurrenceRefusal.Reason) -> RecurrenceRefusal {
    RecurrenceRefusal(
      part: part?.rawValue ?? name, value: nil, position: bytes.startIndex + 1, reason: reason)
  }

  func split(at sign: Unicode.Scalar) -> [RuleValue] {
    bytes.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false)
      .map { RuleValue($0, part) }
  }

  /// Splits the value at the first `sign`; returns nil if there is none.
  func splitOnce(at sign: Unicode.Scalar) -> (RuleValue, RuleValue)? {
    guard let place = bytes.firstIndex(of: UInt8(ascii: sign)) else { return nil }
    return (RuleValue(bytes[..<place], part), RuleValue(bytes[(place + 1)...], part))
  }

  /// Splits the value at commas; throws for empty items.
  func items() throws(RecurrenceRefusal) -> [RuleValue] {
    let items = split(at: ",")
    if let empty = items.first(where: \.isEmpty) { throw empty.refusal(.malformedValue) }
    return items
  }

  /// Returns the one of `values` that has this text as its name; throws if there is none.
  func matchingValue<Value>(
    _ values: [Value], by name: (Value) -> String
  ) throws(RecurrenceRefusal) -> Value {
    let wanted = self.name
    guard let value = values.first(where: { name($0) == wanted }) else {
      throw refusal(.malformedValue)
    }
    return value
  }

  func number(in range: ClosedRange<Int>) throws(RecurrenceRefusal) -> Int {
    guard !isEmpty, bytes.allSatisfy(\.isDigit) else { throw refusal(.malformedValue) }
    guard let number = boundedNumber(bytes), range.contains(number) else {
      throw refusal(.outOfRange(range))
    }
    return number
  }

  /// Parses a number with an optional sign.
  func signedNumber(upTo most: Int) throws(RecurrenceRefusal) -> Int {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let isSigned = isNegative || bytes.first == UInt8(ascii: "+")
    let digits = isSigned ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { throw refusal(.malformedValue) }
    guard let number = boundedNumber(digits), (1...most).contains(number) else {
      throw refusal(.outOfRange(isNegative ? -most...(-1) : 1...most))
    }
    return isNegative ? -number : number
  }

  /// Parses `20261231`, `20261231T090000` or `20261231T090000Z`.
  func until() throws(RecurrenceRefusal) -> Recurrence.Until {
    let capitals = bytes.map { $0 | 0x20 == $0 && !$0.isDigit ? $0 & 0xDF : $0 }
    let isUTC = capitals.last == UInt8(ascii: "Z")
    let signs = isUTC ? capitals.dropLast() : capitals[...]
    guard signs.count == 8 && !isUTC || signs.count == 15 && signs[8] == UInt8(ascii: "T"),
      (signs.prefix(8) + signs.dropFirst(9)).allSatisfy(\.isDigit)
    else { throw refusal(.malformedValue) }
    let number = { (range: Range<Int>) in boundedNumber(signs[range]) ?? 0 }
    guard let day = Day(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else {
      throw refusal(.noSuchDay)
    }
    guard signs.count == 15 else { return .day(day) }
    guard
      let time = TimeOfDay(
        hour: number(9..<11), minute: number(11..<13),
        second: number(13..<15) == 60 ? 59 : number(13..<15))
    else { throw refusal(.malformedValue) }
    let moment = LocalTime(day: day, time: time)
    return isUTC ? .utc(moment) : .local(moment)
  }

  /// Returns the number; nil if it is greater than any part of a rule allows.
  private func boundedNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    guard digits.count <= 12 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// A field's value in the form for files and other programs.
public enum SpelledValue: Hashable, Sendable {
  case nothing
  case flag(Bool)
  case number(Int64)
  case text(String)
  case list([SpelledValue])
}

extension FieldType {
  /// Converts a stored value to the form of archives and programs; a value outside the type's range
  /// stays as it is.
  public func spelled(_ value: FieldValue) -> SpelledValue {
    switch value {
    case .nothing: .nothing
    case .number(let number): spelled(number: number) ?? .number(number)
    case .text(let text): spelled(text: text)
    }
  }

  private func spelled(number: Int64) -> SpelledValue? {
    switch self {
    case .flag: return number == 0 || number == 1 ? .flag(number == 1) : nil
    case .id: return ID<FieldType>(rawValue: number).map { .text($0.spelling) }
    case .day: return Int(exactly: number).flatMap(Day.init(number:)).map { .text("\($0)") }
    case .time:
      let time = Int(exactly: number).flatMap(TimeOfDay.init(seconds:))
      return time.map { .text("\($0)") }
    case .instant:
      let text = Instant(milliseconds: number).rfc3339(secondsEast: 0, .exact)
      return Instant(rfc3339: text)?.milliseconds == number ? .text(text) : nil
    case .clock:
      let time = LocalTime(clampingSecondsSinceEpoch: Int(clamping: number))
      return time.secondsSinceEpoch == Int(clamping: number) ? .text(Self.text(time)) : nil
    case .number, .text, .lines, .numbers: return nil
    }
  }

  private func spelled(text: String) -> SpelledValue {
    switch self {
    case .lines: .list(Self.parts(text, 0x0A).map { .text($0) })
    case .numbers:
      .list(Self.parts(text, 0x20).map { part in Int64(part).map { .number($0) } ?? .text(part) })
    case .text, .number, .flag, .id, .day, .time, .instant, .clock: .text(text)
    }
  }

  private static func parts(_ text: String, _ separator: UInt8) -> [String] {
    text.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  private static func text(_ time: LocalTime) -> String {
    let seconds = String(100 + time.time.second).dropFirst()
    return time.time.second == 0 ? "\(time):\(seconds)" : "\(time)"
  }
}

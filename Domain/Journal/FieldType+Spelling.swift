/// A field's value in the form for files and other programs.
public enum ExportedValue: Hashable, Sendable {
  case nothing
  case flag(Bool)
  case number(Int64)
  case text(String)
  case list([ExportedValue])
}

extension FieldType {
  /// Converts a stored value to its form in archives and for other programs. A value outside the
  /// type's range stays as it is.
  public func exported(_ value: FieldValue) -> ExportedValue {
    switch value {
    case .nothing: .nothing
    case .number(let number): exported(number: number) ?? .number(number)
    case .text(let text): exported(text: text)
    }
  }

  private func exported(number: Int64) -> ExportedValue? {
    switch self {
    case .flag: return number == 0 || number == 1 ? .flag(number == 1) : nil
    case .id: return ID<FieldType>(rawValue: number).map { .text($0.fullForm) }
    case .day: return Int(exactly: number).flatMap(Day.init(number:)).map { .text("\($0)") }
    case .time:
      let time = Int(exactly: number).flatMap(TimeOfDay.init(seconds:))
      return time.map { .text("\($0)") }
    case .instant:
      let text = Instant(milliseconds: number).rfc3339(secondsEast: 0, .exact)
      return Instant(rfc3339: text)?.milliseconds == number ? .text(text) : nil
    case .localTime:
      let time = LocalTime(clampingSecondsSinceEpoch: Int(clamping: number))
      return time.secondsSinceEpoch == Int(clamping: number) ? .text(Self.text(time)) : nil
    case .number, .text, .lines, .numbers: return nil
    }
  }

  private func exported(text: String) -> ExportedValue {
    switch self {
    case .lines: .list(Self.split(text, 0x0A).map { .text($0) })
    case .numbers:
      .list(Self.split(text, 0x20).map { part in Int64(part).map { .number($0) } ?? .text(part) })
    case .text, .number, .flag, .id, .day, .time, .instant, .localTime: .text(text)
    }
  }

  private static func split(_ text: String, _ separator: UInt8) -> [String] {
    text.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  private static func text(_ time: LocalTime) -> String {
    let seconds = String(100 + time.time.second).dropFirst()
    return time.time.second == 0 ? "\(time):\(seconds)" : "\(time)"
  }
}

extension Setting {
  typealias Read<Value> = @Sendable (SettingValues) -> Value
  typealias Write<Value> = @Sendable (inout SettingValues, Value) -> Void

  static func toggle(
    _ key: SettingKey, _ group: Group, _ read: @escaping Read<Bool>, _ write: @escaping Write<Bool>
  ) -> Setting {
    Setting(
      key: key, group: group, form: .toggle, read: { read($0) ? "on" : "off" },
      write: {
        guard $1 == "on" || $1 == "off" else { return false }
        write(&$0, $1 == "on")
        return true
      })
  }

  /// One of an enum's words.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: SettingKey, _ group: Group, _ read: @escaping Read<Value>,
    _ write: @escaping Write<Value>
  ) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    return Setting(
      key: key, group: group, form: .choice(words), read: { read($0).rawValue },
      write: {
        guard let value = Value(rawValue: $1) else { return false }
        write(&$0, value)
        return true
      })
  }

  /// One of an enum's words, or a word for nil.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: SettingKey, _ group: Group, or none: String, _ read: @escaping Read<Value?>,
    _ write: @escaping Write<Value?>
  ) -> Setting {
    let words = [none] + Value.allCases.map(\.rawValue)
    return Setting(
      key: key, group: group, form: .choice(words), read: { read($0)?.rawValue ?? none },
      write: {
        let value = Value(rawValue: $1)
        guard value != nil || $1 == none else { return false }
        write(&$0, value)
        return true
      })
  }

  static func time(
    _ key: SettingKey, _ group: Group, _ read: @escaping Read<TimeOfDay>,
    _ write: @escaping Write<TimeOfDay>
  ) -> Setting {
    Setting(
      key: key, group: group, form: .time, read: { read($0).description },
      write: {
        guard let time = TimeOfDay(hoursAndMinutes: $1) else { return false }
        write(&$0, time)
        return true
      })
  }

  /// A text that the rule accepts, or nothing.
  static func text(
    _ key: SettingKey, _ group: Group, _ form: SettingForm, _ read: @escaping Read<String>,
    rule: @escaping @Sendable (String) -> Bool, _ write: @escaping Write<String>
  ) -> Setting {
    Setting(
      key: key, group: group, form: form, read: read,
      write: {
        guard $1.isEmpty || rule($1) else { return false }
        write(&$0, $1)
        return true
      })
  }
}

extension TimeOfDay {
  /// A time written as `HH:MM`; nil for anything else.
  init?(hoursAndMinutes text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let numbers = [0, 1, 3, 4].map { Int(bytes[$0]) - 0x30 }
    guard numbers.allSatisfy((0...9).contains) else { return nil }
    self.init(hour: 10 * numbers[0] + numbers[1], minute: 10 * numbers[2] + numbers[3])
  }
}

extension QuietHours {
  /// Hours written as `22:00-07:00`; nil for anything else.
  init?(text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let start = TimeOfDay(hoursAndMinutes: ends[0]),
      let end = TimeOfDay(hoursAndMinutes: ends[1]),
      let hours = try? QuietHours(from: start, to: end)
    else { return nil }
    self = hours
  }
}

/// Words with commas between them.
enum WordList {
  /// The values that the words stand for; nil if one stands for none, or comes twice, or if
  /// there is none.
  static func values<Value: RawRepresentable<String> & Hashable>(_ text: String) -> [Value]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = words.compactMap { Value(rawValue: String($0)) }
    let isAccepted = values.count == words.count && Set(values).count == values.count
    return isAccepted && !values.isEmpty ? values : nil
  }

  static func text(_ values: [some RawRepresentable<String>]) -> String {
    values.map(\.rawValue).joined(separator: ",")
  }
}

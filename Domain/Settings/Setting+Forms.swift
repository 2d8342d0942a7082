extension Setting {
  /// Key path to the property that stores a setting's value.
  typealias ValuePath<Value> = WritableKeyPath<SettingValues, Value> & Sendable

  /// Creates a setting for a property. A text is invalid if `value` returns nil for it.
  init<Value>(
    _ key: SettingKey, _ group: Group, _ form: SettingForm, _ place: ValuePath<Value>,
    text: @escaping @Sendable (Value) -> String, value: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      key: key, group: group, form: form, readText: { text($0[keyPath: place]) },
      writeText: {
        guard let value = value($1) else { return false }
        $0[keyPath: place] = value
        return true
      })
  }

  /// Creates a setting for an optional property, for which the word `none` stands for nil.
  init<Value>(
    _ key: SettingKey, _ group: Group, _ form: SettingForm, _ place: ValuePath<Value?>,
    or none: String, text: @escaping @Sendable (Value) -> String,
    value: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      key: key, group: group, form: form, readText: { $0[keyPath: place].map(text) ?? none },
      writeText: {
        let value = value($1)
        guard value != nil || $1 == none else { return false }
        $0[keyPath: place] = value
        return true
      })
  }

  static func toggle(_ key: SettingKey, _ group: Group, _ place: ValuePath<Bool>) -> Setting {
    Setting(
      key, group, .toggle, place, text: { $0 ? "on" : "off" },
      value: { ["on": true, "off": false][$0] })
  }

  /// Creates a setting with the raw values of an enum.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: SettingKey, _ group: Group, _ place: ValuePath<Value>
  ) -> Setting {
    Setting(
      key, group, .choice(Value.allCases.map(\.rawValue)), place, text: { $0.rawValue },
      value: { Value(rawValue: $0) })
  }

  /// Creates a setting with the raw values of an enum, or a word for nil.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: SettingKey, _ group: Group, or none: String, _ place: ValuePath<Value?>
  ) -> Setting {
    Setting(
      key, group, .choice([none] + Value.allCases.map(\.rawValue)), place, or: none,
      text: { $0.rawValue }, value: { Value(rawValue: $0) })
  }

  static func time(_ key: SettingKey, _ group: Group, _ place: ValuePath<TimeOfDay>) -> Setting {
    Setting(
      key, group, .time, place, text: { $0.description },
      value: { TimeOfDay(hoursAndMinutes: $0) })
  }

  /// Creates a setting whose text is empty or satisfies the rule.
  static func text(
    _ key: SettingKey, _ group: Group, _ form: SettingForm, _ place: ValuePath<String>,
    rule: @escaping @Sendable (String) -> Bool
  ) -> Setting {
    Setting(
      key, group, form, place, text: { $0 }, value: { $0.isEmpty || rule($0) ? $0 : nil })
  }

  /// Creates a setting for an optional text that satisfies the rule; an empty text stands for nil.
  static func text(
    _ key: SettingKey, _ group: Group, _ form: SettingForm, _ place: ValuePath<String?>,
    rule: @escaping @Sendable (String) -> Bool
  ) -> Setting {
    Setting(
      key, group, form, place, or: "", text: { $0 },
      value: { $0.isEmpty || !rule($0) ? nil : $0 })
  }
}

extension TimeOfDay {
  /// Parses `HH:MM`; returns nil for other texts.
  init?(hoursAndMinutes text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let numbers = [0, 1, 3, 4].map { Int(bytes[$0]) - 0x30 }
    guard numbers.allSatisfy((0...9).contains) else { return nil }
    self.init(hour: 10 * numbers[0] + numbers[1], minute: 10 * numbers[2] + numbers[3])
  }
}

extension QuietHours {
  /// Parses quiet hours such as `22:00-07:00`; returns nil for other texts.
  init?(text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let start = TimeOfDay(hoursAndMinutes: ends[0]),
      let end = TimeOfDay(hoursAndMinutes: ends[1]),
      let hours = try? QuietHours(from: start, to: end)
    else { return nil }
    self = hours
  }
}

/// Comma-separated words.
enum WordList {
  /// Parses the values; returns nil for unknown or repeated words and for an empty text.
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

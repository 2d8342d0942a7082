import HearthDomain
import JSONText

extension Setting {
  /// The keys of the nested objects that contain the setting in the file, and its own key.
  var path: [String] {
    // A path of its own: the setting's name begins with the name of another setting, whose value is
    // not an object.
    key == .addedHolidays
      ? ["calendar", "added-holidays"] : name.split(separator: ".").map(String.init)
  }

  /// Returns the value in the form stored in the file.
  func json(_ text: String) -> JSONValue {
    switch form {
    case .toggle: .bool(text == "on")
    case .leadTimes where ["on", "off"].contains(text): .bool(text == "on")
    case .number: Int(text).map { .int($0) } ?? .string(text)
    case .list(_, let orAutomatic):
      orAutomatic && text == "auto"
        ? .string(text) : .array(text.split(separator: ",").map { .string(String($0)) })
    case .command: .array((CommandWords.words(text) ?? []).map { .string($0) })
    default: .string(text)
    }
  }

  /// Returns the text of a value stored in the file; nil if the value has the wrong type.
  func text(of value: JSONValue) -> String? {
    switch (form, value) {
    case (.toggle, .bool(let isOn)), (.leadTimes, .bool(let isOn)): isOn ? "on" : "off"
    case (.toggle, _): nil
    case (.number, _): value.intValue.map { "\($0)" }
    case (.list, .array(let items)):
      Setting.strings(items).map { $0.joined(separator: ",") }
    case (.list, _): value.stringValue
    case (.command, .array(let items)): Setting.strings(items).map(CommandWords.text)
    case (.command, _): nil
    default: value.stringValue
    }
  }

  private static func strings(_ items: [JSONValue]) -> [String]? {
    let words = items.compactMap(\.stringValue)
    return words.count == items.count ? words : nil
  }
}

import HearthDomain
import JSONText

extension Setting {
  /// The keys that lead to it in the file.
  var path: [String] {
    // Its name lies below that of a setting that is no object.
    key == .addedHolidays
      ? ["calendar", "added-holidays"] : name.split(separator: ".").map(String.init)
  }

  /// The value as the file has it.
  func json(_ text: String) -> JSONValue {
    switch form {
    case .toggle: .bool(text == "on")
    case .number: Int(text).map { .int($0) } ?? .string(text)
    case .list(_, let orAutomatic):
      orAutomatic && text == "auto"
        ? .string(text) : .array(text.split(separator: ",").map { .string(String($0)) })
    case .command: .array((CommandWords.words(text) ?? []).map { .string($0) })
    default: .string(text)
    }
  }

  /// The text of a value in the file; nil for one of the wrong kind.
  func text(of value: JSONValue) -> String? {
    switch (form, value) {
    case (.toggle, .bool(let isOn)): isOn ? "on" : "off"
    case (.toggle, _): nil
    case (.number, _): value.intValue.map { "\($0)" }
    case (.list, .array(let items)):
      Setting.words(items).map { $0.joined(separator: ",") }
    case (.list(_, orAutomatic: true), .string("auto")): "auto"
    case (.list, _): nil
    case (.command, .array(let items)): Setting.words(items).map(CommandWords.text)
    case (.command, _): nil
    default: value.stringValue
    }
  }

  private static func words(_ items: [JSONValue]) -> [String]? {
    let words = items.compactMap(\.stringValue)
    return words.count == items.count ? words : nil
  }
}

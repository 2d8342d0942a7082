/// Description of settings. Each value that differs from its default is stored under its own key.
package struct SettingsDescription<Whole: Sendable>: Sendable {
  package let defaults: Whole
  package let values: [KindValue<Whole>]

  package init(defaults: Whole, values: [KindValue<Whole>]) {
    self.defaults = defaults
    self.values = values
  }

  package var keys: [String] { values.map { $0.columns[0].key } }

  /// Returns all keys in order, with the text to store; nil for default values.
  package func rows(of whole: Whole) -> [(key: String, value: String?)] {
    values.map { value in
      let column = value.columns[0]
      let (stored, ordinary) = (column.value(whole), column.value(defaults))
      return (column.key, stored == ordinary ? nil : stored.asText)
    }
  }

  /// Sets the value with the key; nil restores the default. Returns false if there is no such key;
  /// throws if the value does not accept the text.
  package func set(_ text: String?, of key: String, in whole: inout Whole) throws -> Bool {
    guard let value = values.first(where: { $0.columns[0].key == key }) else { return false }
    let cell = text.map { FieldValue.text($0) } ?? value.columns[0].value(defaults)
    try value.set(&whole, KindCells([cell]))
    return true
  }
}

import HearthDomain

extension SQLConnection {
  /// Returns the value of a setting; nil if there is none.
  func setting(_ key: String) throws -> String? {
    try first("SELECT key, value FROM setting WHERE key = ?1", [.text(key)], of: "setting") {
      try $0.text("value")
    }
  }

  /// Stores the value of a setting; nil removes it.
  func saveSetting(_ value: String?, for key: String) throws {
    guard let value else {
      try remove([.text(key)], from: settingTable)
      return
    }
    try insertOrUpdate([.text(key), .text(value)], in: settingTable)
  }
}

/// Settings with a description.
extension SQLConnection {
  /// Reads all settings of the description, each from its own row. Throws for a value that cannot
  /// be read.
  func load<Whole>(_ described: SettingsDescription<Whole>) throws -> Whole {
    var whole = described.defaults
    let keys = described.keys
    let parameters = keys.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    try query(
      "SELECT key, value FROM setting WHERE key IN (\(parameters))", keys.map { .text($0) },
      of: "setting"
    ) { row in
      let (key, value) = (try row.text("key"), try row.text("value"))
      do {
        _ = try described.set(value, of: key, in: &whole)
      } catch is InvalidCellError {
        throw row.damage(in: "value")
      } catch DomainError.invalid(let issues) {
        throw row.damage(in: "value", issues)
      }
    }
    return whole
  }

  func save<Whole>(_ whole: Whole, _ described: SettingsDescription<Whole>) throws {
    for (key, value) in described.rows(of: whole) { try saveSetting(value, for: key) }
  }
}

private let settingTable = SQLTable("setting", "key", "value")

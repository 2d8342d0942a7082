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

private let settingTable = SQLTable("setting", "key", "value")

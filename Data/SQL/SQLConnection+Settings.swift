extension SQLConnection {
  /// The value that the table `setting` has under the key; nil where there is none.
  func setting(_ key: String) throws -> String? {
    try first("SELECT key, value FROM setting WHERE key = ?1", [.text(key)], of: "setting") {
      try $0.text("value")
    }
  }

  /// Keeps a value in the table `setting` under its key, in place of the one before; nil leaves
  /// none there.
  func keepSetting(_ value: String?, for key: String) throws {
    guard let value else {
      try remove([.text(key)], from: settingTable)
      return
    }
    try put([.text(key), .text(value)], in: settingTable)
  }
}

private let settingTable = SQLTable("setting", "key", "value")

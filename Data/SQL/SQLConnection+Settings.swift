extension SQLConnection {
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

import HearthDomain
import JSONText

/// The members of a JSON object, read with type checks.
struct JSONFields {
  private var object: JSONObject

  init(_ value: JSONValue) throws(UnreadableRecord) {
    guard let object = value.objectValue else {
      throw UnreadableRecord(.outsideRecord(text: ImportFact.excerpt(value.text)))
    }
    self.object = object
  }

  /// Returns the object with keys named as the user said, without those that are no field.
  func renamed(_ columns: NamedColumns) -> JSONFields {
    var fields = self
    for answer in columns.columns where answer.field != NamedColumns.Column.unanswered {
      guard let value = object[answer.name] else { continue }
      fields.object[answer.name] = nil
      if !answer.field.isEmpty { fields.object[answer.field] = value }
    }
    return fields
  }

  /// Whether the key has a value other than null.
  func has(_ key: String) -> Bool { self[key] != nil }

  subscript(key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// Returns the text; nil if the key is missing or null. Throws for any other type.
  func text(_ key: String) throws(UnreadableRecord) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.stringValue else { throw JSONFields.unreadable(key, value) }
    return text
  }

  func number(_ key: String) throws(UnreadableRecord) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = value.intValue else { throw JSONFields.unreadable(key, value) }
    return number
  }

  /// Returns the value; false if the key is missing or null. Throws for any other type.
  func bool(_ key: String) throws(UnreadableRecord) -> Bool {
    guard let value = self[key] else { return false }
    guard let flag = value.boolValue else { throw JSONFields.unreadable(key, value) }
    return flag
  }

  /// Returns the texts of a list. Throws if it contains anything else.
  func onlyTexts(_ key: String) throws(UnreadableRecord) -> [String] {
    guard let value = self[key] else { return [] }
    let texts = texts(key)
    guard texts.count == value.arrayValue?.count else { throw JSONFields.unreadable(key, value) }
    return texts
  }

  /// Returns the texts of a list; skips other elements.
  func texts(_ key: String) -> [String] {
    self[key]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// Returns the keys other than `keys` whose values are not empty.
  func otherFilledKeys(besides keys: Set<String>) -> [String] {
    object.members.filter { !keys.contains($0.key) && $0.value.isFilled }.map(\.key)
  }

  private static func unreadable(_ key: String, _ value: JSONValue) -> UnreadableRecord {
    UnreadableRecord(key, value.text)
  }
}

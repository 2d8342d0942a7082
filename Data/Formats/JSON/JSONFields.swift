import HearthDomain
import JSONText

/// The members of one element, each of the kind that it has to be.
struct JSONFields {
  private let object: JSONObject

  init(_ value: JSONValue) throws(UnreadableRecord) {
    guard let object = value.objectValue else {
      throw UnreadableRecord(.outsideRecord(text: ImportFact.excerpt(value.text)))
    }
    self.object = object
  }

  /// Whether the key is there with a value other than null.
  func has(_ key: String) -> Bool { self[key] != nil }

  subscript(key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// Nil where the key is not there, or is null.
  func text(_ key: String) throws(UnreadableRecord) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.stringValue else { throw JSONFields.wrong(key, value) }
    return text
  }

  func number(_ key: String) throws(UnreadableRecord) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = value.intValue else { throw JSONFields.wrong(key, value) }
    return number
  }

  /// Whether the value is `true`; it is not where the key is not there, or is null.
  func flag(_ key: String) throws(UnreadableRecord) -> Bool {
    guard let value = self[key] else { return false }
    guard let flag = value.boolValue else { throw JSONFields.wrong(key, value) }
    return flag
  }

  /// The texts of a list that holds nothing else.
  func onlyTexts(_ key: String) throws(UnreadableRecord) -> [String] {
    guard let value = self[key] else { return [] }
    let texts = texts(key)
    guard texts.count == value.arrayValue?.count else { throw JSONFields.wrong(key, value) }
    return texts
  }

  /// The texts of a list; what is no text there is left out.
  func texts(_ key: String) -> [String] {
    self[key]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// The keys besides those with anything in them.
  func others(besides keys: Set<String>) -> [String] {
    object.members.filter { !keys.contains($0.key) && $0.value.isFilled }.map(\.key)
  }

  private static func wrong(_ key: String, _ value: JSONValue) -> UnreadableRecord {
    UnreadableRecord(key, value.text)
  }
}

import HearthDomain
import JSONText

/// Encoding of the fields of steps, with the names and formats of archives.
///
/// A change has both values of each field, `{"name":["Mum","Mama"]}`; a removal has the removed
/// values, an addition has none. A field of a newer program, with an unknown type, keeps its JSON
/// value.
enum StepFields {
  /// JSON key for the key of a setting; no field has this name.
  private static let settingKeyName = "@"

  /// Encodes the key of the setting and the fields of the step; returns nil if there is neither.
  static func json(of step: JournalStep) -> JSONObject? {
    var object = JSONObject()
    if let key = step.item.key { object.append(Self.settingKeyName, .string(key)) }
    for field in step.fields {
      switch step.change {
      case .added: object.append(field.name, encode(field.after, field.fieldType))
      case .changed:
        object.append(
          field.name,
          .array([encode(field.before, field.fieldType), encode(field.after, field.fieldType)]))
      case .removed: object.append(field.name, encode(field.before, field.fieldType))
      }
    }
    return object.members.isEmpty ? nil : object
  }

  /// Returns the fields of a step with their values replaced by null; keeps the key of a setting.
  static func erasingValues(_ json: JSONValue, of change: JournalStep.Change) -> JSONValue {
    var object = JSONObject()
    for member in json.objectValue?.members ?? [] {
      let nothing: JSONValue = change == .changed ? [.null, .null] : .null
      object.append(member.key, member.key == settingKeyName ? member.value : nothing)
    }
    return .object(object)
  }

  static func settingKey(in json: JSONValue) -> String? { json[settingKeyName]?.stringValue }

  static func fields(
    in json: JSONValue, of change: JournalStep.Change, _ forms: [String: FieldType]
  ) -> [JournalField] {
    let members = json.objectValue?.members.filter { $0.key != settingKeyName } ?? []
    return members.map { member in
      let form = forms[member.key]
      func value(_ json: JSONValue?) -> FieldValue { decode(json ?? .null, form) }
      let (before, after): (FieldValue, FieldValue) =
        switch change {
        case .added: (.nothing, value(member.value))
        case .changed:
          (value(member.value.arrayValue?.first), value(member.value.arrayValue?.last))
        case .removed: (value(member.value), .nothing)
        }
      return JournalField(member.key, form ?? .text, from: before, to: after)
    }
  }

  /// Encodes a value as JSON by the type of its field, or by its own type if they do not match.
  private static func encode(_ value: FieldValue, _ form: FieldType) -> JSONValue {
    form.json(of: SQLValue(value)) ?? SyncCodec.json(value)
  }

  private static func decode(_ json: JSONValue, _ form: FieldType?) -> FieldValue {
    if let value = form?.value(of: json)?.fieldValue { return value }
    switch json {
    case .null: return .nothing
    case .int(let number): return .number(Int64(number))
    case .bool(let flag): return .number(flag ? 1 : 0)
    case .string(let text): return .text(text)
    case .number(let number):
      return Int64(number.spelling).map { .number($0) } ?? .text(number.spelling)
    case .double, .array, .object: return .text(json.text)
    }
  }
}

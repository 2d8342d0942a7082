import HearthDomain
import JSONText

/// The settings as a JSON document: `remind.quiet` is the member `quiet` of `remind`.
struct SettingsDocument: Hashable {
  private var root: JSONObject

  init() {
    root = JSONObject()
  }

  /// Parses the file; a blank one is an empty document. Throws
  /// ``Damage/settings(path:line:column:)`` if the bytes are not a JSON object.
  init(_ bytes: [UInt8], path: FilePath) throws {
    do throws(JSONError) {
      guard case .object(let object) = try JSONValue(reading: bytes) else {
        throw JSONError(.unexpected, at: JSONPosition())
      }
      root = object
    } catch {
      guard error.problem != .empty else {
        root = JSONObject()
        return
      }
      throw DomainError.damaged(
        .settings(path: path, line: error.position.line, column: error.position.column))
    }
  }

  /// The document as a file that people can edit: indented, with a line break at its end.
  var bytes: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.write(.object(root))
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  func load(into loaded: inout LoadedSettings) {
    for setting in Setting.all where !setting.belongsToStore {
      switch value(at: setting.path) {
      case .absent: continue
      case .blocked(let name): addFault(.value(name: name), in: &loaded)
      case .present(let value):
        do {
          guard let text = setting.text(of: value) else { throw DomainError.invalid([]) }
          try loaded.settings.set(setting, to: text)
        } catch {
          addFault(.value(name: setting.name), in: &loaded)
        }
      }
    }
  }

  mutating func apply(_ change: SettingChange) {
    let setting = change.setting
    root = SettingsDocument.setting(
      change.text.map(setting.json), at: setting.path[...], in: root)
  }

  private enum Lookup {
    case absent
    /// The key above the setting has a value that is not an object.
    case blocked(String)
    case present(JSONValue)
  }

  private func value(at path: [String]) -> Lookup {
    var object = root
    for (depth, key) in path.dropLast().enumerated() {
      switch object[key] {
      case .object(let inner)?: object = inner
      case nil, .null?: return .absent
      default: return .blocked(path[...depth].joined(separator: "."))
      }
    }
    guard let last = path.last, let value = object[last], !value.isNull else { return .absent }
    return .present(value)
  }

  /// Adds the fault unless it is already listed; several settings may have the same fault.
  private func addFault(_ fault: SettingFault, in loaded: inout LoadedSettings) {
    if !loaded.faults.contains(fault) { loaded.faults.append(fault) }
  }

  /// Returns the object with the value set at the path. Removes objects that become empty.
  private static func setting(
    _ value: JSONValue?, at path: ArraySlice<String>, in object: JSONObject
  ) -> JSONObject {
    guard let key = path.first else { return object }
    var object = object
    let rest = path.dropFirst()
    guard !rest.isEmpty else {
      object[key] = value
      return object
    }
    let present = object[key]?.objectValue
    // Keep a value that is in the place of an object, unless a setting is to be stored in it.
    if value == nil, present == nil { return object }
    let inner = setting(value, at: rest, in: present ?? JSONObject())
    let isEmptied = inner.members.isEmpty && present?.members.isEmpty == false
    object[key] = isEmptied ? nil : .object(inner)
    return object
  }
}

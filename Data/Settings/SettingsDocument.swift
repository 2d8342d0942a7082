import HearthDomain
import JSONText

/// The settings as a JSON document: `remind.quiet` is the member `quiet` of `remind`.
struct SettingsDocument: Hashable {
  private var root: JSONObject

  init() {
    root = JSONObject()
  }

  /// Throws ``Damage/settings(path:line:column:)`` if the bytes are no JSON object. A blank file is
  /// an empty document.
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

  /// The document indented, with a final line break, as people edit it.
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
    /// A parent key has a value that is no object.
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

  /// Adds a fault once, even if it concerns several settings.
  private func addFault(_ fault: SettingFault, in loaded: inout LoadedSettings) {
    if !loaded.faults.contains(fault) { loaded.faults.append(fault) }
  }

  /// Returns the object with the value set at the path; objects that become empty are removed.
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
    // A value that should be an object is replaced only by setting a value.
    if value == nil, present == nil { return object }
    let inner = setting(value, at: rest, in: present ?? JSONObject())
    let isEmptied = inner.members.isEmpty && present?.members.isEmpty == false
    object[key] = isEmptied ? nil : .object(inner)
    return object
  }
}

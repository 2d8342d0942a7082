import CLibrary
import HearthDomain
import Synchronization

/// The settings in a JSON file, which people may also edit.
///
/// Unknown keys and the order of keys are kept; see Data/Files.md.
package final class SettingsFile: SettingsRepository {
  /// An environment variable that overrides a setting for one run.
  package typealias Variable = (name: String, setting: Setting, text: String)

  /// Path to display if there is no home folder and so no file.
  private static let placeholderPath: FilePath = "$XDG_CONFIG_HOME/hearth/settings.json"
  private static let reader = FileReader(limit: 1 << 20)

  private let path: FilePath?
  private let variables: [Variable]
  private let now: @Sendable () -> LocalTime
  /// The settings as last read, since a command asks for them many times.
  private let cached = Mutex<LoadedSettings?>(nil)

  /// Creates a repository for the file at the path. Without a path, nothing can be stored and all
  /// defaults apply. `now` provides the time for the name of a broken file that is renamed.
  package init(
    path: FilePath?, variables: [Variable] = [], now: @escaping @Sendable () -> LocalTime
  ) {
    self.path = path
    self.variables = variables
    self.now = now
  }

  package func load() -> LoadedSettings {
    // Read while holding the lock, so that older settings cannot replace newer ones.
    cached.withLock { last in
      let loaded = last ?? read()
      last = loaded
      return loaded
    }
  }

  package func discardCache() { cached.withLock { $0 = nil } }

  private func read() -> LoadedSettings {
    var loaded = LoadedSettings()
    do {
      if let document = try document() { document.load(into: &loaded) }
    } catch let error as DomainError {
      loaded.faults = [.entireFile(error)]
    } catch {
      loaded.faults = [.entireFile(.file(path ?? "", .failed(detail: "\(error)")))]
    }
    for variable in variables {
      do {
        try loaded.settings.set(variable.setting, to: variable.text)
        loaded.overriddenByEnvironment.insert(variable.setting)
      } catch {
        loaded.faults.append(.environmentVariable(name: variable.name, variable.setting))
      }
    }
    return loaded
  }

  package func save(_ changes: [SettingChange]) throws {
    try withLock { try change($0, changes) }
  }

  package func resetAll() throws -> FilePath? {
    try withLock { path in
      let all = Setting.all.filter { !$0.belongsToStore }.map { SettingChange($0, to: nil) }
      do {
        try change(path, all)
        return nil
      } catch DomainError.damaged(.settings) {
        return try renameBroken(path)
      }
    }
  }

  private func withLock<Result>(_ body: (_ path: FilePath) throws -> Result) throws -> Result {
    guard let path else { throw DomainError.file(SettingsFile.placeholderPath, .noFolder) }
    let folder = Folder(path: path.parent)
    try folder.create()
    defer { discardCache() }
    return try folder.withLock { try body(path) }
  }

  private func change(_ path: FilePath, _ changes: [SettingChange]) throws {
    var document = try document() ?? SettingsDocument()
    let before = document
    for change in changes { document.apply(change) }
    // Do not write if nothing changes, so that no file is created for default values.
    guard document != before else { return }
    try AtomicFile(path: path).writePrivately(document.bytes)
  }

  /// Renames a broken file to a free name; returns the new name.
  private func renameBroken(_ path: FilePath) throws -> FilePath {
    let name = path + ".broken-\(BackupName.timestamp(now()))"
    var (free, turn) = (name, 1)
    while FileStatus(path: free) != nil {
      turn += 1
      free = name + "-\(turn)"
    }
    guard rename(path.cString, free.cString) == 0 else { throw DomainError.lastError(at: path) }
    return free
  }

  /// Returns the document; nil if there is no file.
  private func document() throws -> SettingsDocument? {
    guard let path else { return nil }
    do {
      let bytes = try SettingsFile.reader.bytes(of: path)
      return try SettingsDocument(bytes, path: path)
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }
}

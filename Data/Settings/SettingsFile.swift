import HearthDomain
import JSONText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The settings in a file of JSON, which people may edit too.
///
/// Keys that are unknown here stay where they are, as does the order of all; see Data/README.
public struct SettingsFile: SettingsRepository {
  /// A variable of the environment that decides a setting for one run.
  public typealias Variable = (name: String, setting: Setting, text: String)

  /// Where people put it whose environment names no home.
  private static let nowhere = "$XDG_CONFIG_HOME/hearth/settings.json"
  private static let reader = FileReader(limit: 1 << 20)

  private let path: String?
  private let variables: [Variable]

  /// Without a path there is nowhere to keep anything, and all defaults hold.
  public init(path: String?, variables: [Variable] = []) {
    self.path = path
    self.variables = variables
  }

  public func load() -> LoadedSettings {
    var loaded = LoadedSettings()
    do {
      if let document = try document() { document.load(into: &loaded) }
    } catch let error as DomainError {
      loaded.faults = [.everything(error)]
    } catch {
      loaded.faults = [.everything(.file(path ?? "", .failed(detail: "\(error)")))]
    }
    for variable in variables {
      do {
        try loaded.settings.set(variable.setting, to: variable.text)
        loaded.fixed.insert(variable.setting)
      } catch {
        loaded.faults.append(.variable(name: variable.name, variable.setting))
      }
    }
    return loaded
  }

  public func keep(_ changes: [SettingChange]) throws {
    guard let path else { throw DomainError.file(SettingsFile.nowhere, .noFolder) }
    let folder = Folder(path: Folder.parent(of: path))
    try folder.create()
    try folder.whileAlone {
      var document = try document() ?? SettingsDocument()
      let before = document
      for change in changes { document.keep(change) }
      // A file that is not there needs none for defaults, and one that says it all stays.
      guard document != before else { return }
      try AtomicFile(path: path).writePrivately(document.bytes)
    }
  }

  /// What the file holds; nil where there is none.
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

extension Folder {
  /// Runs the body while no other process is in here; those that come later wait.
  func whileAlone(_ body: () throws -> Void) throws {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    // Some file systems know no locks; there the time between reading and renaming is short.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    try body()
  }
}

import HearthData
import HearthPresentation

extension ProgramVersion {
  /// This program.
  static var current: ProgramVersion {
    #if DEBUG
      ProgramVersion(number: Release.number, build: .debug)
    #else
      ProgramVersion(number: Release.number, build: .release)
    #endif
  }
}

extension AppContainer {
  /// Tells the version without opening the store.
  var versionCommand: VersionCommand {
    VersionCommand(program: .current) {
      [
        VersionFact(
          key: "sqlite", name: Words(ko: "SQLite", en: "SQLite"), value: SQLiteLibrary.version),
        VersionFact(
          key: "store", name: Words(ko: "저장소", en: "store"), value: configuration.store.name),
      ]
    }
  }
}

extension AppConfiguration.StoreLocation {
  /// The place as it would be given to `--store`.
  var name: String {
    switch self {
    case .memory: "memory:"
    case .file(let path): path
    }
  }
}

import HearthDomain

/// Information about the program and the system for the doctor.
package struct DoctorContext: Sendable {
  let program: ProgramVersion
  let sqlite: String
  let clock: LocalClock
  /// The value of `--store`, for printed commands; nil if it was not given.
  let store: FilePath?
  /// The character set of the locale; nil if it has none.
  let characterSet: String?
  let settings: @Sendable () -> LoadedSettings
  let hasLibrary: @Sendable (SystemLibrary) -> Bool
  /// Returns broken symbolic links on the paths of the store, the settings and other files.
  let brokenLinks: @Sendable () -> [BrokenLink]
  /// Returns the number of book covers stored beside the store.
  let coverCount: @Sendable () -> Int
  /// Whether reminders are planned that nothing delivers while the full screen is closed, because
  /// no timer is set up.
  let lacksTimer: @Sendable () -> Bool

  package init(
    program: ProgramVersion, sqlite: String, clock: LocalClock, store: FilePath?,
    characterSet: String?,
    settings: @escaping @Sendable () -> LoadedSettings,
    hasLibrary: @escaping @Sendable (SystemLibrary) -> Bool,
    brokenLinks: @escaping @Sendable () -> [BrokenLink],
    coverCount covers: @escaping @Sendable () -> Int = { 0 },
    lacksTimer: @escaping @Sendable () -> Bool = { false }
  ) {
    self.program = program
    self.sqlite = sqlite
    self.clock = clock
    self.store = store
    self.characterSet = characterSet
    self.settings = settings
    self.hasLibrary = hasLibrary
    self.brokenLinks = brokenLinks
    self.coverCount = covers
    self.lacksTimer = lacksTimer
  }

  /// Whether the locale uses UTF-8.
  var usesUTF8: Bool {
    let name = (characterSet ?? "").lowercased().filter { $0 != "-" }
    return name == "utf8"
  }
}

extension Environment {
  /// The character set in the name of the locale, such as `UTF-8` in `ko_KR.UTF-8`; nil if it names
  /// none.
  package var characterSet: String? {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(nonEmpty).first
    let parts = (locale ?? "").split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0 != "@" }) : nil
  }
}

import HearthDomain

/// What the doctor knows of the program and the system around the store.
package struct DoctorContext: Sendable {
  let program: ProgramVersion
  let sqlite: String
  let clock: LocalClock
  /// What `--store` was given, for lines that are to be typed; nil where nothing was.
  let store: FilePath?
  /// The character set that the locale names; nil where it names none.
  let characterSet: String?
  let settings: @Sendable () -> LoadedSettings
  let hasLibrary: @Sendable (SystemLibrary) -> Bool
  /// Those on the way to the store, the settings and what else is kept.
  let brokenLinks: @Sendable () -> [BrokenLink]
  /// How many covers of books lie beside the store.
  let covers: @Sendable () -> Int

  package init(
    program: ProgramVersion, sqlite: String, clock: LocalClock, store: FilePath?,
    characterSet: String?,
    settings: @escaping @Sendable () -> LoadedSettings,
    hasLibrary: @escaping @Sendable (SystemLibrary) -> Bool,
    brokenLinks: @escaping @Sendable () -> [BrokenLink],
    covers: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.program = program
    self.sqlite = sqlite
    self.clock = clock
    self.store = store
    self.characterSet = characterSet
    self.settings = settings
    self.hasLibrary = hasLibrary
    self.brokenLinks = brokenLinks
    self.covers = covers
  }

  /// Whether the locale lets programs write Korean.
  var speaksUTF8: Bool {
    let name = (characterSet ?? "").lowercased().filter { $0 != "-" }
    return name == "utf8"
  }
}

extension Environment {
  /// What the locale names behind its dot, such as `UTF-8`; nil if it names none.
  package var characterSet: String? {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(filled).first
    let parts = (locale ?? "").split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0 != "@" }) : nil
  }
}

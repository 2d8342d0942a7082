import HearthData
import HearthDomain
import HearthPresentation

extension SettingsFile {
  /// Creates the user's settings file, with the settings that environment variables override for
  /// this run.
  convenience init(environment: Environment) {
    let folders = AppFolders(environment)
    self.init(
      path: folders.map { $0.config.appending("settings.json") },
      variables: SettingsFile.keys.compactMap { name, source in
        environment.nonEmpty(name).map { (name, .keySetting(of: source), $0) }
      },
      now: {
        (try? Ambient(environment: environment))?.clock.localTime
          ?? LocalTime(clampingSecondsSinceEpoch: 0)
      })
  }

  private static let keys: [(String, BookSource)] = [
    ("HEARTH_KAKAO_KEY", .kakao), ("HEARTH_GOOGLEBOOKS_KEY", .googleBooks),
    ("HEARTH_YES24_KEY", .yes24), ("HEARTH_ALADIN_KEY", .aladin),
  ]
}

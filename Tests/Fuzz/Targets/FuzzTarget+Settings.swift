import HearthData
import HearthDomain

extension FuzzTarget {
  /// Settings file: invalid values are reported, and a change keeps everything else.
  static let settings = FuzzTarget(
    "settings", texts: SettingTexts.all, words: SettingTexts.words + JSONTexts.words
  ) {
    let path = try Scratch.file("settings.json")
    let file = SettingsFile(path: FilePath(path), now: { LocalTime(day: .earliest, time: .noon) })
    guard let setting = Setting.named("lang") ?? Setting.all.first(where: { !$0.belongsToStore })
    else {
      throw RuleViolation("there are no settings")
    }
    return { input in
      Findings.keep(input, as: path)
      file.discardCache()
      let loaded = file.load()
      for fault in loaded.faults {
        if case .entireFile(let error) = fault {
          if let what = Refusals.violation(of: error) { throw RuleViolation(what) }
        }
      }
      guard !loaded.faults.contains(where: { if case .entireFile = $0 { true } else { false } })
      else { return }
      try file.save([SettingChange(setting, to: loaded.settings.text(of: setting))])
      let again = file.load()
      try RuleViolation.unless(
        again.settings == loaded.settings, "settings that change when one is kept")
      try RuleViolation.unless(
        again.faults == loaded.faults || loaded.faults.count > again.faults.count,
        "more is wrong than before")
    }
  }

  /// Values of every setting as text; an accepted value can be written and read back.
  static let settingTexts = FuzzTarget(
    "setting-texts", texts: SettingTexts.values, words: SettingTexts.values
  ) {
    let path = try Scratch.file("setting.json")
    let file = SettingsFile(path: FilePath(path), now: { LocalTime(day: .earliest, time: .noon) })
    let all = Setting.all.filter { !$0.belongsToStore }
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      for setting in all {
        var settings = Settings.standard
        guard (try? settings.set(setting, to: text)) != nil else { continue }
        let value = settings.text(of: setting)
        var again = Settings.standard
        try again.set(setting, to: value)
        try RuleViolation.unless(again == settings, "\(setting.name): \(text) is \(value)")
        guard input.first.map({ $0 % 16 == 0 }) ?? false else { continue }
        Findings.keep([], as: path)
        try file.save([SettingChange(setting, to: value)])
        let loaded = file.load()
        try RuleViolation.unless(
          loaded.faults.isEmpty, "\(setting.name): \(value) is kept and not understood")
        try RuleViolation.unless(
          loaded.settings == settings, "\(setting.name): \(value) is kept as another")
      }
    }
  }
}

/// Sample settings files.
enum SettingTexts {
  static let all = [
    """
    {
      "lang": "ko", "color": "auto", "ambiguous-width": 1,
      "remind": {"quiet": "22:00-07:00", "channels": ["terminal", "ntfy"], "command": ["notify-send", "a b"], "saying": true},
      "books": {"order": ["shelf", "classics"], "key": {"kakao": "secret"}},
      "unknown": {"x": [1, 2.50, null]}
    }
    """,
    "{}", "", "{\"remind\": {\"channels\": \"auto\"}, \"remind\": 3}",
  ]

  static let words =
    Setting.all.map(\.name)
    + Setting.all.flatMap { $0.name.split(separator: ".").map { "\"\($0)\":" } }

  static let values =
    Setting.all.map(\.defaultText) + [
      "on", "off", "ko", "en", "auto", "1", "2", "22:00-07:00", "09:00", "terminal,desktop",
      "shelf,openlibrary", "'a b' c", "monday",
      "https://example.com", "dark", "light", "never", "always",
    ]
}

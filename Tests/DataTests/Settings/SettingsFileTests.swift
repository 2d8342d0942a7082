import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SettingsFileTests {
  private let folder = ScratchFolder()

  private var path: String { folder.file("settings.json") }
  private var file: SettingsFile { SettingsFile(path: FilePath(path)) }

  private func setting(_ name: String) throws -> Setting { try #require(Setting.named(name)) }

  private func keep(_ name: String, _ text: String?) throws {
    try file.save([SettingChange(setting(name), to: text)])
  }

  private func write(_ text: String) throws { try folder.write("settings.json", text.utf8) }

  private var text: String { folder.text("settings.json") }

  @Test(arguments: [true, false])
  func `a saved setting is read back, in every repository`(isFile: Bool) throws {
    let repository: any SettingsRepository = isFile ? file : InMemorySettings()
    #expect(repository.load() == LoadedSettings())
    try repository.save([
      SettingChange(setting("language"), to: "ko"), SettingChange(setting("mouse"), to: "off"),
      SettingChange(setting("ambiguous-width"), to: "2"),
      SettingChange(setting("books.order"), to: "kakao,shelf"),
      SettingChange(setting("books.key.kakao"), to: "secret"),
      SettingChange(setting("remind.command"), to: "say 'a b'"),
    ])
    let settings = repository.load().settings
    #expect(settings.language == .korean)
    #expect(!settings.usesMouse)
    #expect(settings.treatsAmbiguousAsWide)
    #expect(settings.books.order == [.kakao, .shelf])
    #expect(settings.books.keys == [.kakao: "secret"])
    #expect(settings.delivery.command == ["say", "a b"])
    try repository.save(
      Setting.all.filter { !$0.belongsToStore }.map { SettingChange($0, to: nil) })
    #expect(repository.load() == LoadedSettings())
  }

  @Test func `a new file is readable only by its owner`() throws {
    let deep = folder.file("config/hearth/settings.json")
    let file = SettingsFile(path: FilePath(deep))
    try file.save([SettingChange(setting("theme"), to: "mango")])
    #expect(try mode(of: deep) == 0o600)
    #expect(try mode(of: folder.file("config/hearth")) == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("config/hearth")).count == 1)
  }

  @Test func `the next change restricts a file that others could read`() throws {
    try write("{}")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try keep("theme", "mango")
    #expect(try mode(of: path) == 0o600)
  }

  @Test func `default values create no file`() throws {
    try keep("theme", nil)
    #expect(try folder.names().isEmpty)
  }

  @Test func `unknown keys and the order of keys are kept at every depth`() throws {
    try write(
      """
      {"zeta": 1.50, "remind": {"later": {"x": [null, 1e99]}, "water": false}, "theme": "mango",
       "books": {"key": {"other": "k"}, "shelf": 1}}
      """)
    try keep("theme", "honey")
    try keep("remind.quiet", "22:00-07:00")
    try keep("books.key.kakao", "abc")
    try keep("remind.water", nil)
    #expect(
      text == """
        {
          "zeta": 1.50,
          "remind": {
            "later": {
              "x": [
                null,
                1e99
              ]
            },
            "quiet": "22:00-07:00"
          },
          "theme": "honey",
          "books": {
            "key": {
              "other": "k",
              "kakao": "abc"
            },
            "shelf": 1
          }
        }

        """)
  }

  @Test func `objects that become empty are removed, already empty ones stay`() throws {
    try write("{\"remind\": {}, \"books\": {\"key\": {\"kakao\": \"a\"}}}")
    try keep("books.key.kakao", nil)
    #expect(text == "{\n  \"remind\": {}\n}\n")
  }

  @Test(arguments: [
    ("{\n  \"theme\": mango\n}", 2, 12), ("{\"theme\": \"mango\"", 1, 1), ("[1]", 1, 1),
    ("{\n\n  \"언어\": \"ko\",}", 3, 14), ("\"text\"", 1, 1), ("{} x", 1, 4),
  ])
  func `a broken file is reported with its position and not changed`(
    broken: String, line: Int, column: Int
  ) throws {
    try write(broken)
    let damage = DomainError.damaged(.settings(path: FilePath(path), line: line, column: column))
    #expect(file.load() == LoadedSettings(faults: [.entireFile(damage)]))
    #expect(throws: damage) { try keep("theme", "honey") }
    #expect(text == broken)
  }

  @Test func `a reset renames a broken file without overwriting another`() throws {
    for name in ["broken-2026-11-20-090000", "broken-2026-11-20-090000-2"] {
      try write("{\"theme\": mango}")
      #expect(try file.resetAll() == FilePath("\(path).\(name)"))
      #expect(folder.bytes("settings.json") == nil)
      #expect(folder.bytes("settings.json.\(name)") == Array("{\"theme\": mango}".utf8))
    }
    try keep("theme", "honey")
    #expect(file.load().settings.theme == .honey)
  }

  @Test(arguments: [true, false])
  func `a reset restores all defaults, and keeps unknown keys`(isFile: Bool) throws {
    if isFile { try write("{\"zeta\": 1}") }
    let repository: any SettingsRepository = isFile ? file : InMemorySettings()
    try repository.save([SettingChange(setting("theme"), to: "mango")])
    #expect(try repository.resetAll() == nil)
    #expect(repository.load() == LoadedSettings())
    if isFile { #expect(text == "{\n  \"zeta\": 1\n}\n") }
  }

  @Test(arguments: ["", " \n", "{}", "{\"remind\": null, \"theme\": null}", "\u{FEFF}{}"])
  func `an empty file means defaults`(empty: String) throws {
    try write(empty)
    #expect(file.load() == LoadedSettings())
    try keep("theme", "honey")
    #expect(file.load().settings.theme == .honey)
  }

  @Test(arguments: [
    ("{\"theme\": 5}", ["theme"]), ("{\"theme\": \"pizza\"}", ["theme"]),
    ("{\"mouse\": \"off\"}", ["mouse"]), ("{\"ambiguous-width\": 3}", ["ambiguous-width"]),
    ("{\"remind\": 5}", ["remind"]),
    ("{\"remind\": {\"channels\": \"desk\"}}", ["remind.channels"]),
    ("{\"remind\": {\"channels\": [1]}}", ["remind.channels"]),
    ("{\"remind\": {\"command\": \"say\"}}", ["remind.command"]),
    ("{\"books\": {\"key\": []}}", ["books.key"]),
    ("{\"books\": {\"order\": []}}", ["books.order"]),
    ("{\"theme\": 1, \"language\": 2}", ["language", "theme"]),
  ])
  func `a value of the wrong type is reported and replaced by its default`(
    json: String, names: [String]
  ) throws {
    try write(json)
    #expect(file.load() == LoadedSettings(faults: names.map { .value(name: $0) }))
    try keep("card-font", "jua")
    #expect(file.load().settings.cardFont == .jua)
    #expect(file.load().faults.count == names.count)
  }

  @Test func `a text is a list of one`() throws {
    try write("{\"calendar\": {\"holidays\": \"kr\"}}")
    #expect(file.load().settings.holidays.countries == [.korea])
    try keep("calendar.holidays", "kr,us")
    #expect(file.load().settings.holidays.countries == [.korea, .unitedStates])
    #expect(file.load().faults.isEmpty)
  }

  @Test func `of two equal keys the last is used, and a change removes the other`() throws {
    try write("{\"theme\": \"mango\", \"theme\": \"honey\"}")
    #expect(file.load().settings.theme == .honey)
    try keep("theme", "cloud")
    #expect(text == "{\n  \"theme\": \"cloud\"\n}\n")
  }

  @Test func `concurrent changes lose nothing`() throws {
    let changes = Setting.all.filter { $0.form == .toggle && !$0.belongsToStore }
    let path = path
    DispatchQueue.concurrentPerform(iterations: changes.count) { index in
      let setting = changes[index]
      let other = setting.defaultText == "on" ? "off" : "on"
      try? SettingsFile(path: FilePath(path)).save([SettingChange(setting, to: other)])
    }
    let settings = file.load().settings
    #expect(changes.count > 8)
    for setting in changes { #expect(settings.text(of: setting) != setting.defaultText) }
  }

  @Test func `without a home folder there are defaults, and changes fail`() throws {
    let file = SettingsFile(path: nil)
    #expect(file.load() == LoadedSettings())
    let path = "$XDG_CONFIG_HOME/hearth/settings.json"
    #expect(throws: DomainError.unavailable(.file(path: FilePath(path), .noFolder))) {
      try file.save([SettingChange(setting("theme"), to: "mango")])
    }
  }

  @Test func `a folder in place of the file is reported and left alone`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let trouble = DomainError.unavailable(.file(path: FilePath(path), .isFolder))
    #expect(file.load() == LoadedSettings(faults: [.entireFile(trouble)]))
    #expect(throws: trouble) { try keep("theme", "mango") }
  }

  @Test func `a symbolic link stays, and its target is changed`() throws {
    try folder.write("mine.json", "{}".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.file("mine.json"))
    try keep("theme", "mango")
    #expect(folder.text("mine.json").contains("mango"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder.file("mine.json"))
  }

  @Test func `an environment variable overrides a setting and is not saved`() throws {
    try keep("books.key.kakao", "kept")
    let key = Setting.keySetting(of: .kakao)
    let given = SettingsFile(path: FilePath(path), variables: [("HEARTH_KAKAO_KEY", key, "given")])
    #expect(given.load().settings.books.keys == [.kakao: "given"])
    #expect(given.load().overriddenByEnvironment == [key])
    try given.save([SettingChange(setting("theme"), to: "mango")])
    #expect(file.load().settings.books.keys == [.kakao: "kept"])
    let wrong = SettingsFile(path: FilePath(path), variables: [("HEARTH_KAKAO_KEY", key, "a b")])
    #expect(wrong.load().faults == [.environmentVariable(name: "HEARTH_KAKAO_KEY", key)])
    #expect(wrong.load().settings.books.keys == [.kakao: "kept"])
  }

  @Test func `a run sees its own changes at once, and others after clearing its cache`() throws {
    let file = file
    let theme = { file.load().settings.theme?.rawValue }
    #expect(theme() == nil)
    try keep("theme", "mango")
    #expect(theme() == nil)
    file.discardCache()
    #expect(theme() == "mango")
    try file.save([SettingChange(setting("theme"), to: "honey")])
    #expect(theme() == "honey")
    try keep("theme", "cloud")
    try file.save([SettingChange(setting("mouse"), to: "off")])
    #expect(theme() == "cloud")
    try write("{")
    file.discardCache()
    #expect(theme() == nil && !file.load().faults.isEmpty)
    #expect(try file.resetAll() != nil)
    #expect(file.load() == LoadedSettings())
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

extension SettingsFile {
  fileprivate convenience init(path: FilePath?, variables: [Variable] = []) {
    self.init(path: path, variables: variables) { LocalTime(literal: "2026-11-20T09:00") }
  }
}

import HearthDomain
import Testing

@Suite struct SettingTests {
  private struct Case: Sendable {
    let name: String
    let good: [String]
    let bad: [String]
  }

  private static let cases: [Case] = [
    Case(name: "language", good: ["auto", "ko", "en"], bad: ["", "de", "KO"]),
    Case(name: "week-start", good: ["auto", "monday", "sunday"], bad: ["mon", "1", ""]),
    Case(name: "week-numbers", good: ["on", "off"], bad: ["iso", "1", ""]),
    Case(name: "date-order", good: ["auto", "mdy", "dmy"], bad: ["ymd", "DMY", ""]),
    Case(name: "theme", good: ["hearth", "mango", "rice-cake"], bad: ["Mango", "auto"]),
    Case(name: "appearance", good: ["auto", "dark", "light"], bad: ["black", ""]),
    Case(name: "color", good: ["auto", "always", "never"], bad: ["on"]),
    Case(name: "reduced-motion", good: ["on", "off"], bad: ["true", "", "1"]),
    Case(name: "mouse", good: ["on", "off"], bad: ["yes"]),
    Case(name: "ambiguous-width", good: ["1", "2"], bad: ["0", "3", "01", ""]),
    Case(name: "card-font", good: ["noto-serif", "jua"], bad: ["arial", ""]),
    Case(name: "remind.water", good: ["on", "off"], bad: ["maybe"]),
    Case(name: "remind.mood", good: ["on", "off"], bad: ["9"]),
    Case(
      name: "remind.birthday-time", good: ["00:00", "23:59", "09:30"],
      bad: ["24:00", "9:30", "09:60", "09:30:00", "-1:00", "٠٩:٣٠", ""]),
    Case(
      name: "remind.quiet", good: ["off", "22:00-07:00", "00:00-23:59"],
      bad: ["22:00-22:00", "22:00", "22:00-", "22-7", "on", "22:00-07:00-08:00"]),
    Case(
      name: "remind.event", good: ["on", "off", "30m", "30m 2h 1d", "0m 10m"],
      bad: ["", "30", "30 m", "1d,2d", "-5m", "400d", "1m 2m 3m 4m 5m 6m", "maybe"]),
    Case(
      name: "event.length", good: ["30m", "1h", "90m", "1d"],
      bad: ["", "0m", "30", "25h", "99999999h", "h", "１m"]),
    Case(
      name: "remind.channels", good: ["auto", "stdout", "desktop,terminal,command,ntfy"],
      bad: ["", "mail", "stdout,stdout", "stdout,", "auto,stdout", "stdout, desktop"]),
    Case(
      name: "remind.command", good: ["", "notify-me", "notify-me --title 'A b'"],
      bad: ["'open", "''", "a\u{0}b", "back\\"]),
    Case(
      name: "remind.ntfy-server",
      good: ["", "https://ntfy.example", "http://127.0.0.1:8080/x", "http://localhost"],
      bad: [
        "ntfy.example", "https://", "https:///x", "ftp://x", "https://a b", "https://me:pw@x",
        "http://:80", "https://예시", "http://10.0.0.2:8080/x", "http://ntfy.example",
      ]),
    Case(
      name: "remind.ntfy-topic", good: ["", "hearth_x-1", String(repeating: "a", count: 64)],
      bad: ["a b", "a/b", "불씨", String(repeating: "a", count: 65)]),
    Case(
      name: "books.order", good: ["shelf", "aladin,shelf,openlibrary"],
      bad: ["", "auto", "amazon", "shelf,shelf"]),
    Case(
      name: "books.key.kakao", good: ["", "abc-DEF_0.9=", "!~"],
      bad: ["a b", "a\nb", "키", String(repeating: "a", count: 501)]),
    Case(
      name: "books.address.aladin", good: ["", "https://aladin.test"],
      bad: ["aladin.test", "http://aladin.test"]),
  ]

  @Test(arguments: cases.indices)
  func `a setting accepts its values, and reads them back`(index: Int) throws {
    let item = Self.cases[index]
    let setting = try #require(Setting.named(item.name))
    for text in item.good {
      var settings = Settings.standard
      try settings.set(setting, to: text)
      #expect(settings.text(of: setting) == text)
    }
    for text in item.bad {
      var settings = Settings.standard
      let shown = setting.isSecret ? "" : text
      #expect(throws: DomainError.invalid(.setting, .unreadableSetting(name: item.name, shown))) {
        try settings.set(setting, to: text)
      }
      #expect(settings == .standard)
    }
  }

  @Test func `every setting accepts its default, and its name is unique`() throws {
    for setting in Setting.all where !setting.belongsToStore {
      var settings = Settings.standard
      try settings.set(setting, to: setting.defaultText)
      #expect(settings == .standard, "\(setting.name)")
    }
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    #expect(Setting.named("nothing") == nil)
  }

  @Test func `changing one setting leaves all others unchanged`() throws {
    for setting in Setting.all where !setting.belongsToStore {
      for other in other(of: setting) {
        var settings = Settings.standard
        try settings.set(setting, to: other)
        let changed = Setting.all.filter {
          !$0.belongsToStore && settings.text(of: $0) != $0.defaultText
        }
        #expect(changed == [setting])
      }
    }
  }

  private func other(of setting: Setting) -> [String] {
    switch setting.form {
    case .toggle: [setting.defaultText == "on" ? "off" : "on"]
    case .choice(let words): words.filter { $0 != setting.defaultText }
    case .number: ["2"]
    case .time: ["12:34"]
    case .dayTime: ["20:00 before"]
    case .length: ["30m"]
    case .leadTimes: ["off", "30m 1d"]
    case .namedDays: ["2026-06-03=Election"]
    case .contactMeans: ["Viber=viber://chat?number={digits}; 인스타"]
    case .namedLevels: ["content=65,so, so=45"]
    case .namedColumns: ["books:상품명=title,가격=;contacts:b=name"]
    case .timeRange: ["22:00-07:00"]
    case .list(let words, _): [words.filter { $0 != "none" }.reversed().joined(separator: ",")]
    case .command: ["a b"]
    case .address: ["https://x"]
    case .email: ["a@example.org"]
    case .text, .secret: ["x"]
    }
  }

  @Test func `the secrets are the keys and the topic`() {
    #expect(
      Setting.all.filter(\.isSecret).map(\.name) == [
        "remind.ntfy-topic", "books.key.googlebooks", "books.key.kakao", "books.key.yes24",
        "books.key.aladin",
      ])
  }

  @Test func `channels follow from the setting and its requirements`() throws {
    var settings = Settings.standard
    func set(_ name: String, _ text: String) throws {
      try settings.set(#require(Setting.named(name)), to: text)
    }
    #expect(settings.reminders == .standard)
    try set("remind.channels", "ntfy,desktop,command")
    #expect(settings.reminders.channels == [.desktop])
    #expect(settings.delivery.incompleteMethods == [.ntfy, .command])
    try set("remind.command", "say 'hello there'")
    try set("remind.ntfy-server", "https://n.test")
    try set("remind.ntfy-topic", "t")
    #expect(
      settings.reminders.channels == [
        .ntfy(server: "https://n.test", topic: "t"), .desktop, .command(["say", "hello there"]),
      ])
    try set("remind.channels", "auto")
    #expect(settings.reminders.channels == nil)
  }

  @Test func `without a usable channel the system decides`() throws {
    var settings = Settings.standard
    try settings.set(#require(Setting.named("remind.channels")), to: "ntfy")
    #expect(settings.reminders.channels == nil)
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a   b ", ["a", "b"]), ("a 'b c'", ["a", "b c"]),
    ("a \"b 'c'\"", ["a", "b 'c'"]), ("a b\\ c", ["a", "b c"]), ("a ''", ["a", ""]),
    ("a'b'c", ["abc"]), ("a 'it'\\''s'", ["a", "it's"]), ("", []), ("   ", []),
    ("알림 '새 글'", ["알림", "새 글"]),
    // A combining mark or joiner hides neither a space nor a quote.
    ("a \u{200D}b", ["a", "\u{200D}b"]), ("a '\u{301}b c'", ["a", "\u{301}b c"]),
    ("a\\\u{301} b", ["a\u{301}", "b"]),
  ])
  func `the words of a command are written on a line and read back`(line: String, words: [String]) {
    #expect(CommandWords.words(line) == words)
    #expect(CommandWords.words(CommandWords.text(words)) == words)
  }

  @Test func `an unfinished line is not a command`() {
    for line in ["'a", "a \"b", "a\\", String(repeating: "a ", count: 3000), "'' a"] {
      #expect(CommandWords.words(line) == nil)
    }
  }
}

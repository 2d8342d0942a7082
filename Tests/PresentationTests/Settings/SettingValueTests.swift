import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct SettingValueTests {
  @Test(arguments: [
    ("appearance", "auto", "auto · 터미널에 맞춤", "auto · as the terminal is"),
    ("language", "auto", "auto · 시스템에 맞춤", "auto · as the system is"),
    ("mouse", "on", "on · 켬", "on"), ("remind.quiet", "off", "off · 없음", "off"),
    ("ambiguous-width", "1", "1", "1"), ("canvas.artist", "", "-", "-"),
    ("remind.event", "on", "on · 시작할 때", "on · at the start"),
    ("remind.event", "30m 1d", "30m 1d · 30분 전, 하루 전", "30m 1d · 30 minutes before, 1 day before"),
    ("event.length", "90m", "90m · 1시간 30분", "90m · 1 h 30 min"),
    ("calendar.holidays", "kr,uk", "kr,uk · 한국, 영국", "kr,uk · Korea, UK"),
    ("card-font", "noto-serif", "noto-serif · 노토 세리프", "noto-serif"),
    ("books.key.kakao", "topsecret", "********", "********"),
  ])
  func `a value is shown as typed, with an explanation if useful`(
    name: String, value: String, ko: String, en: String
  ) throws {
    let settings = try SettingsFixture(value.isEmpty ? [:] : [name: value])
    let entry = try settings.queries.entry(of: #require(Setting.named(name)))
    #expect(entry.typedAndDisplayText(.korean) == ko)
    #expect(entry.typedAndDisplayText(.english) == en)
  }

  @Test(arguments: [
    ("language", "영어", "en"), ("language", "English", "en"), ("language", "한국어", "ko"),
    ("language", "Korean", "ko"), ("language", "자동", "auto"), ("week-start", "월요일", "monday"),
    ("date-order", "일/월", "dmy"), ("language", "영", "영"),
    ("calendar.holidays", "한국, 영국", "kr,uk"), ("calendar.holidays", "KR US", "kr,us"),
    ("calendar.holidays", "없음", "none"), ("remind.event", "1d 30m", "30m 1d"),
    ("remind.event", "30분 전, 하루 전", "30m 1d"), ("remind.event", "켬", "on"),
    ("remind.event", "10", "10m"), ("event.length", "한 시간 반", "90m"),
    ("event.length", "1h30m", "90m"), ("event.length", "long", "long"),
  ])
  func `a choice can be named in both languages`(
    name: String, typed: String, value: String
  ) throws {
    let setting = try #require(Setting.named(name))
    #expect(SettingInput(setting: setting).storedText([typed]) == value)
  }

  @Test(arguments: Language.allCases)
  func `no label repeats the name, and every one fits its column`(language: Language) {
    for setting in Setting.all where setting.key != .language {
      let label = setting.label(language)
      #expect(label.lowercased() != setting.name.split(separator: ".").last.map(String.init))
      #expect(DisplayWidth.standard.columns(of: label) <= 30, "\(label)")
    }
  }
}

import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

/// Checks that the pictures of both pages match the program, by drawing them again in every run and
/// comparing.
@Suite struct PictureTests {
  struct Shot: Sendable, CustomTestStringConvertible {
    let name: String
    let title: String
    var language = Language.english
    var shade = Shade.dark
    var keys: KeyScript = ""

    var testDescription: String { name }

    static let all = [
      Shot(name: "today", title: "Today: people, a saying, events, moods and books"),
      Shot(name: "people", title: "People as plants, those due first", keys: "2 j j j"),
      Shot(name: "sayings", title: "Sayings, and the one picked for you", keys: "3"),
      Shot(name: "moods", title: "A day’s moods as shapes on a canvas", keys: "4"),
      Shot(name: "schedule", title: "A day’s events", keys: "5"),
      Shot(name: "books", title: "Books and the pages to read today", keys: "6"),
      korean("today", title: "한국어로 본 오늘"),
      korean("people", title: "물을 줄 때가 된 순서로 본 사람들", keys: "2 j j j"),
      korean("sayings", title: "글귀 목록과 오늘의 추천", keys: "3"),
      korean("moods", title: "하루의 기분을 그린 캔버스", keys: "4"),
      korean("schedule", title: "하루의 일정과 이번 달", keys: "5"),
      korean("books", title: "책과 오늘 읽을 쪽", keys: "6"),
    ]

    private static func korean(_ name: String, title: String, keys: KeyScript = "") -> Shot {
      Shot(name: "\(name)-ko", title: title, language: .korean, shade: .light, keys: keys)
    }
  }

  @Test(.enabled(if: hasZoneDatabase), arguments: Shot.all.tried(usually: 3))
  func `pictures of the documentation match the program`(shot: Shot) throws {
    var demo = try DemoApp(
      language: shot.language, size: Size(width: 110, height: 32), shade: shot.shade)
    demo.type(shot.keys)
    let picture = FrameScene(on: shot.shade == .dark ? .dark : .light)
      .scene(of: demo.app.render(), title: shot.title)
    try expectMatchesFile(
      "Presentation/Pictures/\(shot.name).svg", SVGRenderer().document(of: picture))
  }
}

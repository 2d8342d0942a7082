import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthDomain
@testable import HearthPresentation

@Suite struct MoodCanvasCommandTests {
  @Test func `a pipe gets a message that a day's canvas is empty`() {
    let studio = MoodCommandFixture(.english, .piped)
    #expect(
      studio.run("mood canvas 2026-03-04").errors.contains("The canvas of Wed 4 Mar is empty."))
    #expect(studio.run("mood canvas").errors.isEmpty)
    #expect(studio.run("mood canvas 2026-03-04 --size 10x5").errors.isEmpty)
    studio.run("feel 60 now --at 2026-03-04")
    #expect(studio.run("mood canvas 2026-03-04").errors.isEmpty)
  }

  @Test(arguments: [(40, 20), (1, 1), (200, 3), (13, 60)])
  func `a widget has exactly the requested cells`(width: Int, height: Int) {
    for form in [CommandFixture.Form.terminal, .piped] {
      let studio = MoodCommandFixture(.korean, form)
      studio.fill()
      let output = studio.run("mood canvas --size \(width)x\(height)").output
      let rows = output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count == height + 1)
      for row in rows.dropLast() {
        #expect(DisplayWidth.standard.columns(of: row) == width)
      }
    }
  }

  @Test func `the eleventh mood removes the oldest from its canvas`() throws {
    let studio = MoodCommandFixture(.english, .piped)
    studio.fill()
    let ten = try studio.queries.canvas()
    #expect(ten.moods.count == 10)
    studio.run("feel 50 the eleventh")
    let canvas = try studio.queries.canvas()
    #expect(canvas.moods.map(\.memo) == ["the eleventh"] + ten.moods.dropLast().map(\.memo))
    let places = canvas.moods.map(\.canvasPosition)
    #expect(studio.run("mood canvas --shuffle").status == .success)
    let shuffled = try studio.queries.canvas()
    #expect(zip(places, shuffled.moods.map(\.canvasPosition)).count { $0 != $1 } > 5)
    #expect(shuffled.moods.map(\.id) == canvas.moods.map(\.id))
  }

  @Test(arguments: [
    (0, Language.english, nil), (1, .english, "1 earlier mood of this day is in the diary."),
    (3, .english, "3 earlier moods of this day are in the diary."),
    (3, .korean, "이날 먼저 남긴 기분 3개는 일기에 있어요."),
  ])
  func `moods that are not drawn are counted`(
    more: Int, language: Language, words: String?
  ) throws {
    let (studio, json) = (
      MoodCommandFixture(language, .terminal), MoodCommandFixture(language, .json)
    )
    for each in [studio, json] {
      each.fill()
      for turn in 0..<more { each.run("feel 50 turn\(turn)") }
    }
    let printed = studio.run("mood canvas").output
    #expect(words.map { printed.contains($0) } ?? !printed.contains("diary"), "\(printed)")
    #expect(json.run("mood canvas").output.contains("\"undrawn\":\(more)"))
    #expect(json.run("mood canvas --last").output.contains("\"undrawn\":0"))
    studio.run("mood canvas -o a.svg")
    let svg = String(decoding: try #require(studio.files["a.svg"]), as: UTF8.self)
    let others = language(ko: "먼저 남긴 기분 \(more)개 더", en: "\(more) more before these")
    #expect(svg.contains(others) == (more > 0))
  }

  @Test func `shuffling can be turned off in the settings`() throws {
    let studio = MoodCommandFixture(.english, .piped)
    studio.fill()
    try ChangeMoodSettings(context: .of(store: studio.store))() { $0.allowsShuffling = false }
    let before = try studio.queries.canvas()
    let outcome = studio.run("mood canvas --shuffle")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("turned off"))
    #expect(try studio.queries.canvas() == before)
  }

  @Test func `a day keeps its palette until it follows the settings again`() throws {
    let studio = MoodCommandFixture(.english, .json)
    studio.run("feel 100 bright")
    #expect(studio.run("mood canvas --palette tide").output.contains("#E6F3E6"))
    #expect(studio.run("mood diary").output.contains("#E6F3E6"))
    #expect(studio.run("mood calendar").output.contains("#E6F3E6"))
    #expect(studio.run("mood canvas --palette usual").output.contains("#F1ABCE"))
  }

  @Test(arguments: [
    (Language.english, "tide", "The canvas of 5 Nov is now drawn in “"),
    (.korean, "tide", "11월 5일의 캔버스는 앞으로 ‘"),
    (.english, "usual", "The canvas of 5 Nov uses the colours in the settings."),
    (.korean, "usual", "11월 5일의 캔버스는 설정한 색으로 그려요."),
  ])
  func `a palette set for a day is reported, a temporary one is not`(
    language: Language, palette: String, words: String
  ) {
    let studio = MoodCommandFixture(language, .piped)
    studio.run("feel 90 one --at 2026-11-05")
    let line = "mood canvas 2026-11-05 -o a.svg --yes"
    #expect(studio.run("\(line) --palette \(palette)").errors.contains(words))
    #expect(!studio.run("\(line) --paper light").errors.contains("11월 5일"))
    #expect(!studio.run("\(line) --paper light").errors.contains("5 Nov"))
  }

  @Test func `a picture of many days uses the colours of its scale`() throws {
    let studio = MoodCommandFixture(.english, .piped)
    studio.run("feel 100 bright --at 2026-11-05")
    func picture(_ file: String) throws -> String {
      #expect(studio.run("mood year -o \(file)").status == .success)
      return String(decoding: try #require(studio.files[FilePath(file)]), as: UTF8.self)
    }
    let before = try picture("before.svg")
    studio.run("mood canvas 2026-11-05 --palette tide")
    #expect(try picture("after.svg") == before)
    #expect(before.contains("#F1ABCE"))
  }

  @Test func `canvases are written to files`() throws {
    let studio = MoodCommandFixture(.korean, .piped)
    studio.fill()
    #expect(studio.run("mood canvas -o a.svg").status == .success)
    #expect(studio.run("mood canvas -o a.svg").status == .failed)
    let svg = String(decoding: try #require(studio.files["a.svg"]), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 1080 1350\""))
    #expect(svg.contains("2026년 11월 20일 금요일 — 무명작가"))
    let reader = SVGReader(svg)
    #expect(reader.isWellFormed)
    #expect(reader.elements.count { $0 == "path" } == 11)
    if PNGRenderer.setsLetters {
      #expect(studio.run("mood canvas -o a.png --size 108x135").status == .success)
      let png = try PNGReader(try #require(studio.files["a.png"]))
      #expect((png.width, png.height) == (108, 135))
    }
    if RealSVG.program != nil {
      #expect(try RealSVG.drawing(of: svg, width: 108, height: 135).width == 108)
    }
  }
}

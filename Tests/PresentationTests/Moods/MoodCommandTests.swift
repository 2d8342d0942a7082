import HearthDomain
import HearthTestSupport
import JSONText
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodCommandTests {
  private func name(
    _ test: String, _ language: Language, _ form: CommandStage.Form
  ) -> String {
    "Moods/\(test)-\(form.rawValue)-\(language.rawValue)"
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `moods are kept, mended and removed`(
    language: Language, form: CommandStage.Form
  ) throws {
    let studio = MoodStudio(language, form)
    studio.run("mood")
    studio.run("mood diary")
    studio.run("feel 85 \"바닷가 산책\"")
    studio.run("mood add 30 잠이 안 온다 --at \"어제 23:40\"")
    studio.run("feel 0 힘든 하루 --at 11-18")
    studio.run("feel 100 생일 --at 2025-11-20")
    studio.run("mood diary")
    studio.run("mood canvas")
    studio.run("mood canvas --last")
    studio.run("mood canvas 어제")
    studio.run("mood onthisday")
    let ids = try studio.queries.list(.all, .newest(4)).map(\.id.short)
    studio.run("mood edit \(ids[1]) --level 45 --at 2026-11-17")
    studio.run("mood edit \(ids[2]) --memo \"지나고 보니 괜찮았다\"")
    studio.run("mood remove \(ids[0]) \(ids[3])", answers: ["n"])
    studio.run("mood remove \(ids[0]) \(ids[3]) --yes")
    studio.run("mood diary --limit 1")
    studio.run("mood diary --search ㄱㅊㅇ")
    studio.run("mood diary --search nothing")
    try expectGolden(name("season", language, form), studio.transcript)
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `days, months, years and means can be looked at`(
    language: Language, form: CommandStage.Form
  ) throws {
    let studio = MoodStudio(language, form, at: "2026-11-20T09:00")
    for line in ["mood calendar", "mood year", "mood stats", "mood onthisday"] { studio.run(line) }
    for day in 1...28 where day % 3 != 0 {
      let month = day % 2 == 0 ? "02" : "11"
      studio.at("2026-\(month)-\(day < 10 ? "0" : "")\(day)T\(10 + day % 12):30")
      studio.run("feel \(day * 37 % 101) 메모 \(day)")
    }
    studio.at("2026-11-20T21:00")
    let before = studio.transcript.count
    for line in [
      "mood calendar", "mood calendar 2026-02", "mood calendar 2026-05", "mood year",
      "mood year 2024", "mood stats", "mood stats --from 2026-11-01 --to 2026-11-10",
      "mood stats --to 2020-01-01",
    ] {
      #expect(studio.run(line).status == .done, "\(line)")
    }
    try expectGolden(
      name("look", language, form), String(studio.transcript.dropFirst(before)))
  }

  @Test(arguments: [
    ("지난달", "2026-10"), ("last month", "2026-10"), ("11월", "2026-11"), ("dec", "2025-12"),
  ])
  func `a month may be named in words`(text: String, month: String) {
    let studio = MoodStudio(.english, .json, at: "2026-11-20T09:00")
    let named = studio.run("mood calendar \"\(text)\"")
    #expect(named.status == .done && named.output.contains(month))
    #expect(named.output == studio.run("mood calendar \(month)").output)
  }

  static let refused: [(String, ExitStatus)] = [
    ("feel -1 메모", .wrongUsage), ("feel 101 메모", .wrongUsage), ("feel abc 메모", .wrongUsage),
    ("feel 7.5 메모", .wrongUsage), ("feel 50", .wrongUsage), ("feel", .wrongUsage),
    ("feel 50 \"\"", .wrongUsage), ("feel 50 \"  \"", .wrongUsage),
    ("feel 50 메모 --at 2026-02-30", .wrongUsage), ("feel 50 메모 --at 언젠가", .wrongUsage),
    ("feel 50 메모 --at 25:00", .wrongUsage), ("feel 50 메모 --at 모레", .wrongUsage),
    ("feel --at 어제", .wrongUsage), ("feel 50 메모 --when 어제", .wrongUsage),
    ("feel 50 메모 --at 어제 23:10", .wrongUsage),
    ("mood canvas 2026-02-30", .wrongUsage), ("mood canvas 오늘 --last", .wrongUsage),
    ("mood canvas --last --palette tide", .wrongUsage),
    ("mood canvas --palette pink", .wrongUsage), ("mood canvas --size 40", .wrongUsage),
    ("mood canvas --size 0x5", .wrongUsage), ("mood canvas --size 40x99999", .wrongUsage),
    ("mood canvas -o a.gif", .wrongUsage), ("mood canvas -o a.svg --size 9999x1", .wrongUsage),
    ("mood calendar 2026-13", .wrongUsage), ("mood calendar 11", .wrongUsage),
    ("mood year 0", .wrongUsage), ("mood year 10000", .wrongUsage), ("mood year x", .wrongUsage),
    ("mood diary --from 2026-02-02 --to 2026-02-01", .wrongUsage),
    ("mood diary --limit 0", .wrongUsage), ("mood stats --from 어딘가", .wrongUsage),
    ("mood edit ZZZZ --level 5", .failed), ("mood edit abc --level 5", .failed),
    ("mood edit ZZZZ", .wrongUsage), ("mood edit ZZZZ --level 200", .wrongUsage),
    ("mood remove ZZZZ", .failed), ("mood remove", .wrongUsage),
    ("mood import none.csv", .failed), ("mood import moods.txt --format xml", .wrongUsage),
    ("mood export", .wrongUsage), ("mood export a.csv --format daylio", .wrongUsage),
    ("mood paint", .wrongUsage),
  ]

  @Test(arguments: Language.allCases)
  func `bad input gets one sentence and changes nothing`(language: Language) throws {
    let studio = MoodStudio(language, .piped)
    studio.run("feel 50 메모")
    let before = try studio.queries.list(.all, .newest(10))
    let long = String(repeating: "가", count: 251)
    let outcome = studio.run(["feel", "50", long], as: "feel 50 가…")
    #expect(outcome.status == .wrongUsage)
    for (line, status) in MoodCommandTests.refused {
      let outcome = studio.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("hearth: ") } == 1)
    }
    #expect(try studio.queries.list(.all, .newest(10)) == before)
    try expectGolden("Moods/refused-\(language.rawValue)", studio.transcript)
  }

  @Test func `a level alone opens the editor, nothing at all the gauge`() throws {
    let studio = MoodStudio()
    studio.drafts.write(["\n  written\n  in peace \n"])
    #expect(studio.run("feel 70", answers: []).status == .done)
    #expect(try studio.queries.latest()?.memo == "written\n  in peace")
    studio.drafts.write([])
    #expect(studio.run("feel 71", answers: []).errors.contains("nothing was added"))
    #expect(try studio.queries.latest()?.level.value == 70)
    #expect(studio.run("feel", answers: []).status == .done)
    #expect(studio.run("feel --at \"yesterday 23:10\"", answers: []).status == .done)
    let times = studio.gaugesOpened.map { $0?.local.description }
    #expect(times == [nil, "2026-11-19T23:10"])
    // Nobody is there to be asked.
    #expect(studio.run("feel").status == .wrongUsage)
    #expect(studio.run("feel --at yesterday").status == .wrongUsage)
    #expect(studio.run("feel --at nonsense", answers: []).status != .done)
    #expect(studio.gaugesOpened.count == 2)
  }

  @Test func `a pipe is told in words that a day has nothing on its canvas`() {
    let studio = MoodStudio(.english, .piped)
    #expect(
      studio.run("mood canvas 2026-03-04").errors.contains("The canvas of Wed 4 Mar is empty."))
    #expect(studio.run("mood canvas").errors.isEmpty)
    #expect(studio.run("mood canvas 2026-03-04 --size 10x5").errors.isEmpty)
    studio.run("feel 60 now --at 2026-03-04")
    #expect(studio.run("mood canvas 2026-03-04").errors.isEmpty)
  }

  @Test func `a memo that is too long is mended in the editor, or shown once more`() throws {
    let long = String(repeating: "x", count: 251)
    let studio = MoodStudio()
    studio.drafts.write([long, "shorter"])
    #expect(studio.run("feel 70", answers: ["y"]).status == .done)
    #expect(try studio.queries.latest()?.memo == "shorter")
    studio.drafts.write([long])
    let outcome = studio.run("feel 70", answers: ["n"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long))
  }

  @Test func `a memo is shown once more when the editor is closed as it was`() throws {
    let long = String(repeating: "x", count: 251)
    let studio = MoodStudio()
    studio.drafts.write([long])
    let outcome = studio.run("feel 70", answers: ["y"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long + "\n"))
    #expect(try studio.queries.latest() == nil)
  }

  @Test func `a memo that the store does not take is shown once more`() throws {
    let studio = MoodStudio()
    let store = UnwritableStore(store: studio.store, trouble: .busy)
    let randomness = Randomness.seeded(1)
    let newID = NewID(now: studio.clock.now, randomness: randomness)
    let command = MoodAddCommand(
      queries: studio.queries,
      add: AddMood(store: store, clock: studio.clock, newID: newID, randomness: randomness),
      editor: Editor { _, _ in "rain on the roof" }, voice: MoodVoice(clock: studio.clock),
      openGauge: { _, _ in })
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.outputIsTerminal = true
    var console = Console.recording(traits)
    let options = MoodAddCommand.Options(level: try MoodLevel(70), memo: nil, at: nil)
    #expect(throws: DomainError.unavailable(.store(path: "p", .busy))) {
      try command.run(options, in: &console)
    }
    #expect(console.recordedErrors.contains("rain on the roof\n"))
  }

  @Test(arguments: [(40, 20), (1, 1), (200, 3), (13, 60)])
  func `a widget has exactly so many cells`(width: Int, height: Int) {
    for form in [CommandStage.Form.terminal, .piped] {
      let studio = MoodStudio(.korean, form)
      studio.fill()
      let output = studio.run("mood canvas --size \(width)x\(height)").output
      let rows = output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count == height + 1)
      for row in rows.dropLast() {
        #expect(DisplayWidth.standard.columns(of: row) == width)
      }
    }
  }

  @Test func `the eleventh mood pushes the oldest off its canvas`() throws {
    let studio = MoodStudio(.english, .piped)
    studio.fill()
    let ten = try studio.queries.canvas()
    #expect(ten.moods.count == 10)
    studio.run("feel 50 the eleventh")
    let canvas = try studio.queries.canvas()
    #expect(canvas.moods.map(\.memo) == ["the eleventh"] + ten.moods.dropLast().map(\.memo))
    let places = canvas.moods.map(\.place)
    #expect(studio.run("mood canvas --shuffle").status == .done)
    let shuffled = try studio.queries.canvas()
    #expect(zip(places, shuffled.moods.map(\.place)).count { $0 != $1 } > 5)
    #expect(shuffled.moods.map(\.id) == canvas.moods.map(\.id))
  }

  @Test func `settings can keep canvases as they are`() throws {
    let studio = MoodStudio(.english, .piped)
    studio.fill()
    try ChangeMoodSettings(store: studio.store)() { $0.shuffles = false }
    let before = try studio.queries.canvas()
    let outcome = studio.run("mood canvas --shuffle")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("turned off"))
    #expect(try studio.queries.canvas() == before)
  }

  @Test func `a day keeps its palette until it follows the settings again`() throws {
    let studio = MoodStudio(.english, .json)
    studio.run("feel 100 bright")
    #expect(studio.run("mood canvas --palette tide").output.contains("#E6F3E6"))
    #expect(studio.run("mood diary").output.contains("#E6F3E6"))
    #expect(studio.run("mood calendar").output.contains("#E6F3E6"))
    #expect(studio.run("mood canvas --palette usual").output.contains("#F1ABCE"))
  }

  @Test func `canvases become files`() throws {
    let studio = MoodStudio(.korean, .piped)
    studio.fill()
    #expect(studio.run("mood canvas -o a.svg").status == .done)
    #expect(studio.run("mood canvas -o a.svg").status == .failed)
    #expect(studio.run("mood canvas -o a.png --size 108x135").status == .done)
    let svg = String(decoding: try #require(studio.files["a.svg"]), as: UTF8.self)
    #expect(svg.contains("viewBox=\"0 0 1080 1350\""))
    #expect(svg.contains("2026년 11월 20일 금요일 — 무명작가"))
    let reader = SVGReader(svg)
    #expect(reader.isWellFormed)
    #expect(reader.elements.count { $0 == "path" } == 11)
    let png = try PNGReader(try #require(studio.files["a.png"]))
    #expect((png.width, png.height) == (108, 135))
    if RealSVG.program != nil {
      #expect(try RealSVG.drawing(of: svg, width: 108, height: 135).width == 108)
    }
  }

  @Test(arguments: Language.allCases, CommandStage.Form.allCases)
  func `moods come from files and go to files`(
    language: Language, form: CommandStage.Form
  ) throws {
    let studio = MoodStudio(language, form)
    try studio.files.write(
      Array("70 산책\nnonsense\n20 비\n".utf8), to: "moods.txt", replacing: false)
    try studio.files.write(Array("nonsense\n".utf8), to: "none.txt", replacing: false)
    for line in [
      "mood import moods.txt", "mood import moods.txt --format jrnl", "mood import none.txt",
      "mood export out.csv", "mood export out.csv", "mood export out.csv --yes",
      "mood export - --format jrnl",
    ] {
      studio.run(line)
    }
    let written = try #require(studio.files["out.csv"])
    #expect(String(decoding: written, as: UTF8.self) == "# csv\n70 산책\n20 비\n")
    try expectGolden(name("files", language, form), studio.transcript)
  }
}

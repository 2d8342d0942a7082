import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct MoodMotionTests {
  @Test func `shapes move only while they are visible`() throws {
    let fixture = try MoodScreenFixture()
    var app = fixture.app(reducesMotion: false)
    app.start()
    // Guides do not move.
    #expect(!app.isAnimated)
    try fixture.feel(50, "one")
    app.storeChanged()
    #expect(app.isAnimated)
    for (key, moves) in [
      ("?", false), ("⎋", true), ("i", false), ("⎋", true), ("a", true), ("tab", false),
    ] {
      for step in KeyScript(key).steps {
        if case .event(let event) = step { _ = app.handle(event) }
      }
      #expect(app.isAnimated == moves, "\(key)")
    }
    _ = app.handle(.key(Key(.escape)))
    _ = app.handle(.focus(false))
    #expect(!app.isAnimated)
    _ = app.handle(.focus(true))
    #expect(app.isAnimated)
    #expect(app.frameTime == .milliseconds(100))
  }

  @Test func `shapes stop a minute after the last key`() throws {
    let fixture = try MoodScreenFixture()
    try fixture.feel(50, "one")
    try fixture.feel(60, "two")
    var app = fixture.app(reducesMotion: false)
    app.start()
    for key in [Key.character("j"), .character("k"), Key(.escape)] {
      for _ in 0..<599 { app.waitEnded() }
      #expect(app.isAnimated, "\(key)")
      app.waitEnded()
      #expect(!app.isAnimated, "\(key)")
      // The clock continues, and nothing moves.
      app.waitEnded()
      let still = app.render()
      for _ in 0..<20 { app.waitEnded() }
      #expect(app.render() == still && !app.isAnimated, "\(key)")
      _ = app.handle(.key(key))
      #expect(app.isAnimated, "\(key)")
    }
  }

  @Test func `an animated screen still notices a new day`() throws {
    let fixture = try MoodScreenFixture(at: "2026-11-20T23:58")
    try fixture.feel(50, "late")
    let terminal = TestTerminal(
      size: Size(width: 80, height: 24), script: "pause:1000")
    try terminal.play(
      fixture.app(reducesMotion: false),
      now: Now {
        let now = fixture.clock.now()
        fixture.advance(seconds: 30)
        return now
      })
    #expect(terminal.text.contains("Sat 21 Nov"))
  }

  @Test func `with reduced motion nothing moves`() throws {
    let fixture = try MoodScreenFixture()
    try fixture.feel(50, "one")
    var app = fixture.app(reducesMotion: true)
    app.start()
    #expect(!app.isAnimated)
    let still = app.render()
    app.waitEnded()
    #expect(app.render() == still)
  }

  @Test(arguments: ["7 days", "a year", "all"])
  func `a click on a period's name shows its statistics`(name: String) throws {
    let fixture = try MoodScreenFixture.lived()
    var app = fixture.app()
    app.start()
    _ = app.handle(.key(.character("t")))
    let rows = app.render().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("▸30 days") })
    let found = try #require(rows[row].ranges(of: name).first?.lowerBound)
    let column = rows[row].distance(from: rows[row].startIndex, to: found)
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: column, y: row))))
    #expect(app.render().text.contains("▸\(name)"), "\(app.render().text)")
  }

  @Test func `the selected shape blinks a few times`() throws {
    let fading = (0..<60).map { Blinking.fading(after: $0) }
    #expect(fading[0] == 0)
    #expect(fading.max().map { $0 > 0.95 } == true)
    #expect(fading.suffix(20).allSatisfy { $0 == 0 })
  }

  @Test func `the mouse wheel changes the level`() throws {
    let levels = stride(from: 0.0, through: 1, by: 0.05).map {
      GaugeDrawing.level(atHeight: $0).value
    }
    #expect(levels.first == 100 && levels.last == 0)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 >= $1 })
    let fixture = try MoodScreenFixture()
    var app = fixture.app()
    app.start()
    _ = app.handle(.key(.character("a")))
    func drag(to row: Int) -> String {
      _ = app.handle(.mouse(MouseEvent(.drag(.left), at: Position(x: 12, y: row))))
      return app.render().text
    }
    _ = app.handle(.mouse(MouseEvent(.press(.left), at: Position(x: 12, y: 12))))
    #expect(drag(to: 2).contains("100 "))
    #expect(drag(to: 21).contains("  0 "))
  }
}

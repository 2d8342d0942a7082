import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct GaugeLettersTests {
  private func typed(_ text: String, ticks: Int = 0) throws -> GaugeScreen.State {
    var state = GaugeScreen.State(clock: try MoodScreenFixture().clock, palette: .canvas)
    for character in text {
      guard case .action(let action)? = GaugeScreen.keys(state).meaning(of: .character(character))
      else { continue }
      _ = GaugeScreen.update(&state, action)
      for _ in 0..<ticks { GaugeScreen.advanceAnimation(&state) }
    }
    return state
  }

  @Test(arguments: [
    "walked by the sea", "quiet", "like it", "hello", "good day", "just so", "kind", "Love",
    "k pop night", "10km run", "200 laps", "3vs3", "3시에 만남", "2nd day",
    "50% done", "2.5km run", "7/10", "1,5 km",
    "바닷가 산책", "ㅋㅋㅋ", "ㅎㅎ", "🙂",
  ])
  func `text typed on the gauge is the memo and moves nothing`(text: String) throws {
    let state = try typed(text)
    #expect(state.part == .memo && state.memo.value == text && state.level?.value == 60)
  }

  @Test(arguments: [
    ("l", 61), ("lll", 63), ("jj", 58), ("K", 70), ("J", 50), ("g", 0), ("G", 100), ("ㅏ", 61),
  ])
  func `the usual movement keys change the level`(text: String, level: Int) throws {
    let state = try typed(text)
    #expect(state.part == .level && state.level?.value == level && state.memo.value.isEmpty)
  }

  @Test(arguments: [("8 good walk", 80, "good walk"), ("85 sunny", 85, "sunny"), (" k", 60, "k")])
  func `a space after a level leads to the memo`(text: String, level: Int, memo: String) throws {
    let state = try typed(text)
    #expect(state.part == .memo && state.level?.value == level && state.memo.value == memo)
  }

  @Test(arguments: [
    ("8walk in park", 80, "walk in park"), ("75친구랑 밥", 75, "친구랑 밥"), ("8sunny", 80, "sunny"),
    ("100kind words", 100, "kind words"), ("3시작했다", 30, "시작했다"),
    ("8hello", 80, "hello"), ("85good day", 85, "good day"), ("7like it", 70, "like it"),
  ])
  func `a number before a word is the level, however fast the typing`(
    text: String, level: Int, memo: String
  ) throws {
    let state = try typed(text)
    #expect(state.part == .memo && state.level?.value == level && state.memo.value == memo)
  }

  @Test(arguments: [("great", 90), ("좋음", 70), ("Bad", 30), ("피곤", 30), ("lonely", 30)])
  func `the name of a level sets it, a sentence does not`(name: String, level: Int) throws {
    let named = try typed(name)
    #expect(named.level?.value == level)
    #expect(GaugeEntry(named).memo == name && GaugeEntry(named).level?.value == level)
    let sentence = try typed(name + " day")
    #expect(sentence.level?.value == 60 && GaugeEntry(sentence).memo == name + " day")
  }

  @Test(arguments: [("8 tired", 80, "tired"), ("lll피곤", 63, "피곤")])
  func `a word does not replace a level that was set`(text: String, level: Int, memo: String) throws
  {
    let entry = GaugeEntry(try typed(text))
    #expect(entry.level?.value == level && entry.memo == memo)
  }

  @Test func `a number followed by a pause is the level`() throws {
    let state = try typed("8s", ticks: 11)
    #expect(state.level?.value == 80 && state.memo.value == "s")
  }

  @Test func `a movement followed by a pause stays a movement`() throws {
    let slow = try typed("la", ticks: 11)
    #expect(slow.level?.value == 61 && slow.memo.value == "a")
  }

  @Test(arguments: [
    ("lla", 62, "a"), ("jjjtired", 57, "tired"), ("jjjjtired", 56, "tired"), ("JJJsad", 30, "sad"),
    ("lllla", 64, "a"), ("ㅓㅓㅓ피곤", 57, "피곤"),
  ])
  func `repeated movements stay movements, however fast a word follows`(
    text: String, level: Int, memo: String
  ) throws {
    let state = try typed(text)
    #expect(state.part == .memo && state.level?.value == level && state.memo.value == memo)
  }

  @Test func `Enter saves without a memo, and Tab moves between the parts`() throws {
    var state = try typed("8")
    guard case .change(.save(let entry))? = GaugeScreen.update(&state, .saved) else {
      Issue.record("nothing saved")
      return
    }
    #expect(entry.level?.value == 80 && entry.memo.isEmpty)
    var parts: [GaugeScreen.Part] = []
    for _ in 0..<3 {
      guard case .action(let action)? = GaugeScreen.keys(state).meaning(of: Key(.tab)) else {
        break
      }
      _ = GaugeScreen.update(&state, action)
      parts.append(state.part)
    }
    #expect(parts == [.memo, .moment, .level])
  }
}

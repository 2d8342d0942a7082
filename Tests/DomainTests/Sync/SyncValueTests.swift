import Testing

@testable import HearthDomain
@testable import hearth_histories

/// Tests the value types used for merging.
@Suite struct SyncValueTests {
  private let one = DeviceID(rawValue: 1)
  private let other = DeviceID(rawValue: 2)

  @Test func `a seen number includes all lower ones`() {
    var seen = SeenEntries([EntryID(other, 2), EntryID(one, 3)])
    #expect(seen.contains(EntryID(one, 1)) && !seen.contains(EntryID(one, 4)))
    #expect(seen[DeviceID(rawValue: 9)] == 0)
    seen.insert(EntryID(one, 2))
    #expect(seen.lastEntries == [EntryID(one, 3), EntryID(other, 2)])
    #expect(seen.isSuperset(of: SeenEntries([EntryID(other, 1)])))
    #expect(!seen.isSuperset(of: SeenEntries([EntryID(other, 3)])))
    #expect(SeenEntries([EntryID(one, 0)]) == SeenEntries())
  }

  @Test func `a stamp follows the clock, or the greatest seen`() {
    let moment = Instant(milliseconds: 1000)
    #expect(
      ChangeTimestamp.next(after: ChangeTimestamp(rawValue: 0), at: moment)
        == ChangeTimestamp(at: moment))
    #expect(
      ChangeTimestamp.next(after: ChangeTimestamp(at: moment), at: moment).rawValue == 1000 << 16
        + 1)
    // A full counter carries into the milliseconds.
    let full = ChangeTimestamp(rawValue: 1000 << 16 | 0xFFFF)
    #expect(ChangeTimestamp.next(after: full, at: moment).milliseconds == 1001)
    let last = ChangeTimestamp(rawValue: .max)
    #expect(ChangeTimestamp.next(after: last, at: moment) == last)
  }

  @Test(arguments: [
    ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"), ("a\nb", "a\nb\nc", "a\nb", "a\nb\nc"),
    ("a\nb\nc", "b\nc", "a\nb", "b"), ("a\nb\nc", "a\nx\nb\nc", "a\nb\ny\nc", "a\nx\nb\ny\nc"),
    ("a\nb\nc", "a\nc", "a\nc", "a\nc"), ("a", "a\n\nb", "a", "a\n\nb"), ("", "a", "a", "a"),
  ])
  func `changed lines are merged if they do not touch`(
    base: String, left: String, right: String, joined: String
  ) {
    #expect(LineMerge.merged(left, right, from: base) == joined)
    #expect(LineMerge.merged(right, left, from: base) == joined)
  }

  @Test(arguments: [
    ("a\nb", "A\nb", "x\nb"), ("a\nb", "A\nb", "a\nB"), ("", "a", "b"), ("a", "a\nb", "a\nc"),
    ("a\nb", "a", "a\nB"),
  ])
  func `changed lines that touch are not merged`(base: String, left: String, right: String) {
    #expect(LineMerge.merged(left, right, from: base) == nil)
    #expect(LineMerge.merged(right, left, from: base) == nil)
  }

  @Test func `too many steps for one entry are split into several, in order`() {
    func steps(_ count: Int, _ length: Int) -> [JournalStep] {
      (0..<count).map { number in
        SyncWorld.added(
          ItemReference(.book, Int64(number)),
          ["title": .text(String(repeating: "x", count: length))])
      }
    }
    #expect([JournalStep]().batches.isEmpty)
    #expect(steps(3, 10).batches.count == 1)
    #expect(steps(5_000, 1).batches.map(\.count).max() == 2_000)
    let long = steps(40, 10_000)
    #expect(long.batches.map(\.count) == [13, 13, 13, 1])
    #expect(long.batches.flatMap { $0 } == long)
    // A step that is too large by itself is still sent whole.
    #expect(steps(3, 200_000).batches.map(\.count) == [1, 1, 1])
  }
}

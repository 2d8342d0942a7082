import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

private enum Thing {}

@Suite struct IDTests {
  @Test(arguments: [
    (Int64(1), "0000000000001"), (31, "000000000000z"), (32, "0000000000010"),
    (.max, "7zzzzzzzzzzzz"), (1_152_921_504_606_846_976, "1000000000000"), (596, "00000000000jm"),
  ])
  func `an id is written in thirteen letters`(value: Int64, spelling: String) throws {
    let id = try #require(ID<Thing>(rawValue: value))
    #expect(id.fullForm == spelling)
    #expect(id.shortForm == String(spelling.suffix(5)))
  }

  @Test(arguments: [Int64(0), -1, .min])
  func `an id is positive`(value: Int64) {
    #expect(ID<Thing>(rawValue: value) == nil)
  }

  @Test(arguments: [Int64.max, 1, 1_234_567_890_123_456_789, 4_611_686_018_427_387_904])
  func `every ending of four letters or more finds its id, in either case`(value: Int64) throws {
    let id = try #require(ID<Thing>(rawValue: value))
    for length in 4...13 {
      let tail = String(id.fullForm.suffix(length))
      #expect(try #require(IDTail(tail)).matches(id))
      #expect(try #require(IDTail(tail.uppercased())).matches(id))
    }
    let other = try #require(ID<Thing>(rawValue: value ^ 0x8000))
    for length in 4...13 {
      #expect(try !#require(IDTail(other.fullForm.suffix(length))).matches(id))
    }
  }

  @Test(arguments: [("oIlO", Int64(1056)), ("0110", 1056), ("zzzz", 1_048_575)])
  func `letters that look like digits are read as digits`(text: String, value: Int64) throws {
    let tail = try #require(IDTail(text))
    #expect(tail.value == value)
    #expect(tail.modulus == 1 << 20)
  }

  @Test(arguments: [
    "", "abc", "abcu", "ab-c", "ab c", "가나다라", "00000000000000", "8000000000000",
    "zzzzzzzzzzzzz", "abcd\u{301}",
  ])
  func `an invalid ending is refused`(text: String) {
    #expect(IDTail(text) == nil)
  }

  @Test func `thirteen letters are the whole id`() throws {
    let tail = try #require(IDTail("7zzzzzzzzzzzz"))
    #expect(tail.value == .max)
    #expect(tail.modulus == nil)
    #expect(IDTail("1000000000000")?.value == 1 << 60)
    #expect(IDTail("zzzzzzzzzzzz")?.modulus == 1 << 60)
  }

  @Test func `later ids are greater`() {
    let early = IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: Randomness { .max })
    let late = IDGenerator(now: .fixed("2026-11-20T09:01"), randomness: Randomness { 0 })
    let first: ID<Thing> = early { _ in false }
    let second: ID<Thing> = late { _ in false }
    #expect(first < second)
    #expect(first.rawValue & 0x1F_FFFF == 0x1F_FFFF)
  }

  @Test(arguments: [
    Int64(0), 1_795_132_800_000, 4_398_046_511_103, 4_398_046_511_104, .max, .min, -5,
  ])
  func `ids stay unique when clock and random numbers stand still`(milliseconds: Int64) {
    let instant = Instant(milliseconds: milliseconds)
    let newID = IDGenerator(now: Now { instant }, randomness: Randomness { 42 })
    var taken: Set<ID<Thing>> = []
    for _ in 0..<200 { taken.insert(newID { taken.contains($0) }) }
    #expect(taken.count == 200)
  }

  @Test func `an id in use is drawn again`() {
    let draws = Mutex<UInt64>(0)
    let randomness = Randomness {
      draws.withLock {
        $0 += 1
        return $0
      }
    }
    let newID = IDGenerator(now: .fixed("2026-11-20T09:00"), randomness: randomness)
    let first: ID<Thing> = newID { _ in false }
    let second: ID<Thing> = newID { $0.rawValue <= first.rawValue + 2 }
    #expect(second.rawValue == first.rawValue + 3)
  }
}

import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@Suite struct ProfileRulesTests {
  @Test(arguments: ["1234", "열려라참깨", " four", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"])
  func `four characters are enough, kept as typed`(text: String) throws {
    #expect(try Passphrase(text).secret == Secret(text.utf8))
  }

  @Test(arguments: ["", "123", "각각각", String(repeating: "x", count: 101), "12\0 34"])
  func `other passphrases are refused`(text: String) {
    #expect(throws: DomainError.self) { try Passphrase(text) }
  }

  @Test(arguments: ["a@b", "mina@example.com", " mina@example.com ", "지수@예시.한국"])
  func `a valid email address is accepted`(text: String) throws {
    #expect(try Email(text).value.contains("@"))
  }

  @Test(arguments: ["", "mina", "@b", "a@", "a@b@c", "a b@c", "a@b\tc"])
  func `an invalid email address is refused`(text: String) {
    #expect(throws: DomainError.self) { try Email(text) }
  }

  @Test func `a recovery code is read in any spacing and case`() throws {
    let drawn = Mutex<UInt64>(0)
    let code = RecoveryCode(
      random: Randomness {
        drawn.withLock { number in
          defer { number += 1 }
          return number
        }
      })
    #expect(code.groupedText == "01234-56789-ABCDE-FGHJK")
    for dress in [
      code.groupedText, code.value, " 01234 56789 abcde fghjk", "Oi234-56789-ABCDE-FGHJK",
    ] {
      #expect(try RecoveryCode(dress) == code)
    }
  }

  @Test(arguments: ["", "0123", "01234-56789-ABCDE-FGHJ", "01234-56789-ABCDE-FGHJU", "열려라"])
  func `other text is not a recovery code`(text: String) {
    #expect(throws: DomainError.refused(.lock(.notARecoveryCode))) { try RecoveryCode(text) }
  }

  /// The failed attempts so far, the seconds since the last one, and the seconds left to wait.
  @Test(arguments: [
    (0, 0, 0), (4, 0, 0), (5, 0, 30), (5, 29, 1), (5, 30, 0), (6, 30, 30), (7, 0, 120),
    (11, 0, 1920), (12, 0, 3600), (1000, 0, 3600), (1000, 3600, 0), (5, -1, 30), (5, -86_400, 30),
  ])
  func `wrong attempts wait longer and longer`(count: Int, seconds: Int64, left: Int64) {
    let last = Instant(milliseconds: 1_795_132_800_000)
    var tries = UnlockAttempts(count: count, lastAt: last)
    let now = last.adding(milliseconds: seconds * 1000)
    #expect(tries.countAttempt(at: now) == left * 1000)
    #expect(tries.count == (left == 0 ? count + 1 : count))
  }

  @Test func `setting the clock back restarts the wait once`() {
    let last = Instant(milliseconds: 1_795_132_800_000)
    var tries = UnlockAttempts(count: 5, lastAt: last)
    let back = last.adding(milliseconds: -1_000_000)
    #expect(tries.countAttempt(at: back) == 30_000)
    #expect(tries.countAttempt(at: back.adding(milliseconds: 29_999)) == 1)
    #expect(tries.countAttempt(at: back.adding(milliseconds: 30_000)) == 0)
  }

  @Test(arguments: [Int64.min, .max])
  func `extreme times do not break the count`(milliseconds: Int64) {
    var tries = UnlockAttempts(count: 9, lastAt: Instant(milliseconds: -1 - milliseconds))
    _ = tries.countAttempt(at: Instant(milliseconds: milliseconds))
    #expect(tries.count >= 9)
  }
}

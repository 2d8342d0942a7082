import HearthData
import HearthDomain
import Testing

@Suite struct AmbientTests {
  @Test func `a seed determines all numbers of the sequence`() {
    // The first numbers of the reference implementation with this seed.
    let randomness = Randomness.seeded(1_234_567)
    #expect(randomness.next() == 6_457_827_717_110_365_317)
    #expect(randomness.next() == 3_203_168_211_198_807_973)
    #expect(randomness.next() == 9_817_491_932_198_370_423)
  }

  @Test func `copies of a seeded source share its sequence`() {
    let one = Randomness.seeded(1)
    let copy = one
    let other = Randomness.seeded(1)
    #expect([one.next(), copy.next()] == [other.next(), other.next()])
  }

  @Test func `the system's random source does not repeat itself`() {
    let drawn = (0..<100).map { _ in Randomness.system.next() }
    #expect(Set(drawn).count == 100)
  }

  @Test func `the system clock counts milliseconds and advances`() {
    let first = Now.system()
    #expect(first > Instant(milliseconds: 1_700_000_000_000))
    #expect(Now.system() >= first)
  }
}

import HearthDomain
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "811c9dc5", "cbf29ce484222325"), ("a", "e40c292c", "af63dc4c8601ec8c"),
    ("foobar", "bf9cf968", "85944171f73967e8"),
  ])
  func `a hash is that of FNV-1a, with all its digits`(text: String, short: String, long: String) {
    #expect(Fingerprint.short(of: text.utf8) == short)
    #expect(Fingerprint.long(of: text) == long)
  }
}

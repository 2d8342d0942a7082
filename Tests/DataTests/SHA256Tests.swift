import Testing

@testable import HearthData

/// The SHA-256 test vectors of NIST.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmn"
        + "opqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `short messages have the checksum of the standard`(text: String, digest: String) {
    var sum = SHA256()
    sum.update(Array(text.utf8))
    #expect(sum.digest() == digest)
  }

  @Test(arguments: [7, 55, 56, 63, 64, 65, 4_096, 1_000_000])
  func `a million letters have the right checksum in chunks of every size`(size: Int) {
    var sum = SHA256()
    var left = 1_000_000
    while left > 0 {
      sum.update([UInt8](repeating: UInt8(ascii: "a"), count: min(size, left)))
      left -= size
    }
    let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(sum.digest() == digest)
  }
}

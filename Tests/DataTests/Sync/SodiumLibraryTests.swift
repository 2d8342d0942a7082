import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Checks each call of the library with test vectors of RFCs and other programs.
@Suite(.withLibsodium) struct SodiumLibraryTests {
  private let library: SodiumLibrary
  private let first = Secret(0..<32)

  init() throws {
    library = try SodiumLibrary()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.map { UInt8($0.hexDigitValue ?? 0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// RFC 5869, test cases 1 and 3.
  @Test func `keys are derived as in HKDF`() {
    let material = Secret([UInt8](repeating: 0x0b, count: 22))
    let extracted = library.hmac(
      Array(repeating: 0x0b, count: 22), key: Secret(bytes("000102030405060708090a0b0c")))
    #expect(
      extracted == bytes("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"))
    #expect(
      library.hmac(bytes("f0f1f2f3f4f5f6f7f8f9"), [1], key: Secret(extracted))
        == bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"))
    #expect(
      library.derived(from: material, salt: [], info: "")
        == Secret(bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d")))
  }

  /// The test vector of the XChaCha20-Poly1305 draft.
  @Test func `sealing with long nonces is XChaCha20-Poly1305`() {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future,"
      + " sunscreen would be it."
    let sealed = library.seal(
      Array(text.utf8), .longNonce, beside: bytes("50515253c0c1c2c3c4c5c6c7"),
      nonce: Array(0x40..<0x58), key: Secret(0x80..<0xA0))
    #expect(
      sealed
        == bytes(
          "bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a8"
            + "2f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc3"
            + "69488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e"
            + "c0875924c1c7987947deafd8780acf49"))
  }

  @Test func `sealing with short nonces is ChaCha20-Poly1305`() {
    let nonce = [UInt8](repeating: 0, count: 12)
    let sealed = library.seal(
      Array("hearth".utf8), .shortNonce, beside: Array("beside".utf8), nonce: nonce, key: first)
    #expect(sealed == bytes("70dd2343d98eb91820aa0e518af9509d0cbfc2646ff7"))
    let opened = library.open(
      sealed, .shortNonce, beside: Array("beside".utf8), nonce: nonce, key: first)
    #expect(opened == Array("hearth".utf8))
    #expect(library.open(sealed, .shortNonce, nonce: nonce, key: first) == nil)
    #expect(library.open([1], .shortNonce, nonce: nonce, key: first) == nil)
  }

  @Test func `keys are derived from passphrases as in argon2id and scrypt`() throws {
    let passphrase = Secret("passphrase".utf8)
    #expect(
      try library.argon2(
        passphrase, salt: Array(0..<16), passes: 1, kibibytes: 64 << 10, count: 32)
        == Secret(bytes("094ca73b3aa570d096506202398d83985c294cd7775dfaf828d241b303811f8c")))
    #expect(
      try library.scrypt(passphrase, salt: Array("salt".utf8), workFactor: 10, count: 32)
        == Secret(bytes("12b89583aaa583a69c7137cfae83af82c201675df13172714ebef5f73029d39c")))
  }

  @Test func `the shared secret of two keys is that of X25519`() {
    let second = Secret(100..<132)
    let (own, others) = (library.publicKey(of: first), library.publicKey(of: second))
    #expect(own == bytes("8f40c5adb68f25624ae5b214ea767a6ec94d829d3d7b5e1ad1ba6f3e2138285f"))
    #expect(others == bytes("7d9c24316539825c1896e57f28197746793ce60cbee3ad47da9d07b85fa55e2a"))
    let shared = Secret(bytes("3ae143fb898911b4591769dc17ca01775cc4cad4d05b8f33a39c79e30fa63a72"))
    #expect(library.shared(first, with: others) == shared)
    #expect(library.shared(second, with: own) == shared)
    #expect(library.shared(first, with: [UInt8](repeating: 0, count: 32)) == nil)
  }

  @Test func `signatures are those of Ed25519`() {
    let publicKey = bytes("03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8")
    let signature = library.signature(
      of: Array("hearth".utf8), by: Secret(Array(0..<32) + publicKey))
    #expect(
      signature
        == bytes(
          "d2b7ce875774fae5d71271b53196176c1a8ea0f5cb165aedb229bbd288662aa1"
            + "0d7007cc12103f9764315ce78348da7cd174a75bb9f36e2588102ebaea150a01"))
    #expect(library.isSigned(Array("hearth".utf8), signature, by: publicKey))
    #expect(!library.isSigned(Array("hearts".utf8), signature, by: publicKey))
    #expect(!library.isSigned(Array("hearth".utf8), [], by: publicKey))
  }
}

import CLibrary
import CSodium
import HearthDomain

/// The system's libsodium. It is loaded on first use, so that other commands start faster.
package struct SodiumLibrary: Sendable {
  #if canImport(Darwin)
    package static let fileNames = [
      "/opt/homebrew/lib/libsodium.dylib", "/usr/local/lib/libsodium.dylib",
    ]
  #else
    package static let fileNames = ["libsodium.so.23", "libsodium.so.26"]
  #endif
  package static let packageName = "libsodium23"

  private let randomBytes: csodium_random_call
  private let argon: csodium_argon_call
  private let scryptCall: csodium_scrypt_call
  private let sealLong: csodium_seal_call
  private let openLong: csodium_open_call
  private let sealShort: csodium_seal_call
  private let openShort: csodium_open_call
  private let hmacBegin: csodium_hmac_begin_call
  private let hmacAdd: csodium_hmac_add_call
  private let hmacEnd: csodium_hmac_end_call
  private let multiplyCall: csodium_multiply_call
  private let multiplyBase: csodium_multiply_base_call
  private let makeBoxKeys: csodium_keys_call
  private let makeSignKeys: csodium_keys_call
  private let signCall: csodium_sign_call
  private let verifyCall: csodium_verify_call
  private let sealForCall: csodium_seal_for_call
  private let openByCall: csodium_open_by_call

  /// Loads the first library that exists. Throws ``Unavailability/library(name:package:)``.
  package init(fileNames: [String] = Self.fileNames) throws(DomainError) {
    guard let opened = OpenedLibrary(fileNames), let library = try? SodiumLibrary(of: opened)
    else {
      throw .unavailable(
        .library(name: fileNames.first ?? "libsodium", package: Self.packageName))
    }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    let begin: csodium_init_call = try library.function("sodium_init")
    guard begin() >= 0 else { throw OpenedLibrary.MissingFunction() }
    randomBytes = try library.function("randombytes_buf")
    argon = try library.function("crypto_pwhash")
    scryptCall = try library.function("crypto_pwhash_scryptsalsa208sha256_ll")
    sealLong = try library.function("crypto_aead_xchacha20poly1305_ietf_encrypt")
    openLong = try library.function("crypto_aead_xchacha20poly1305_ietf_decrypt")
    sealShort = try library.function("crypto_aead_chacha20poly1305_ietf_encrypt")
    openShort = try library.function("crypto_aead_chacha20poly1305_ietf_decrypt")
    hmacBegin = try library.function("crypto_auth_hmacsha256_init")
    hmacAdd = try library.function("crypto_auth_hmacsha256_update")
    hmacEnd = try library.function("crypto_auth_hmacsha256_final")
    multiplyCall = try library.function("crypto_scalarmult_curve25519")
    multiplyBase = try library.function("crypto_scalarmult_curve25519_base")
    makeBoxKeys = try library.function("crypto_box_keypair")
    makeSignKeys = try library.function("crypto_sign_ed25519_keypair")
    signCall = try library.function("crypto_sign_ed25519_detached")
    verifyCall = try library.function("crypto_sign_ed25519_verify_detached")
    sealForCall = try library.function("crypto_box_seal")
    openByCall = try library.function("crypto_box_seal_open")
  }
}

// MARK: - Randomness

extension SodiumLibrary {
  func random(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      randomBytes(buffer.baseAddress, count)
      filled = count
    }
  }

  func randomSecret(_ count: Int) -> Secret { secret(count) { randomBytes($0, count) } }

  func secret(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) throws -> Void) rethrows -> Secret
  {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      buffer.initialize(repeating: 0)
      defer { UnsafeMutableRawBufferPointer(buffer).wipe() }
      if let start = buffer.baseAddress { try fill(start) }
      return Secret(buffer)
    }
  }
}

// MARK: - Passphrases

extension SodiumLibrary {
  /// Derives a key with argon2id. Throws ``Unavailability/memory`` if there is not enough memory.
  func argon2(
    _ passphrase: Secret, salt: [UInt8], passes: Int, kibibytes: Int, count: Int
  ) throws -> Secret {
    try passphrase.withBytes { text in
      try secret(count) { out in
        let result = text.withMemoryRebound(to: CChar.self) { text in
          argon(
            out, UInt64(count), text.baseAddress, UInt64(text.count), salt, UInt64(passes),
            kibibytes << 10, Int32(CSODIUM_ARGON2ID13))
        }
        guard result == 0 else { throw DomainError.unavailable(.memory) }
      }
    }
  }

  /// Derives a key with scrypt as `age` does: blocks of 1 KiB, parallelism 1.
  func scrypt(_ passphrase: Secret, salt: [UInt8], workFactor: Int, count: Int) throws -> Secret {
    try passphrase.withBytes { text in
      try secret(count) { out in
        guard
          scryptCall(
            text.baseAddress, text.count, salt, salt.count, 1 << UInt64(workFactor), 8, 1, out,
            count) == 0
        else { throw DomainError.unavailable(.memory) }
      }
    }
  }
}

// MARK: - Encryption

extension SodiumLibrary {
  /// An authenticated cipher (AEAD).
  enum Cipher {
    /// XChaCha20-Poly1305, whose 24-byte nonces may be random.
    case longNonce
    /// ChaCha20-Poly1305 with 12-byte nonces.
    case shortNonce
  }

  static let tagSize = 16

  func seal(
    _ bytes: [UInt8], _ cipher: Cipher, beside: [UInt8] = [], nonce: [UInt8], key: Secret
  ) -> [UInt8] {
    let call = cipher == .longNonce ? sealLong : sealShort
    let size = bytes.count + Self.tagSize
    return key.withBytes { key in
      [UInt8](unsafeUninitializedCapacity: size) { out, filled in
        // This cannot fail, since all sizes are valid.
        _ = call(
          out.baseAddress, nil, bytes, UInt64(bytes.count), beside, UInt64(beside.count), nil,
          nonce, key.baseAddress)
        filled = size
      }
    }
  }

  /// Decrypts the bytes; returns nil if they are not authentic.
  func open(
    _ sealed: [UInt8], _ cipher: Cipher, beside: [UInt8] = [], nonce: [UInt8], key: Secret
  ) -> [UInt8]? {
    guard sealed.count >= Self.tagSize else { return nil }
    let call = cipher == .longNonce ? openLong : openShort
    let size = sealed.count - Self.tagSize
    var isAuthentic = false
    let bytes = key.withBytes { key in
      [UInt8](unsafeUninitializedCapacity: max(size, 1)) { out, filled in
        isAuthentic =
          call(
            out.baseAddress, nil, nil, sealed, UInt64(sealed.count), beside,
            UInt64(beside.count), nonce, key.baseAddress) == 0
        filled = isAuthentic ? size : 0
      }
    }
    return isAuthentic ? bytes : nil
  }

  func hmac(_ parts: [UInt8]..., key: Secret) -> [UInt8] {
    key.withBytes { hmac(parts, key: $0) }
  }

  private func hmac(_ parts: [[UInt8]], key: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    withUnsafeTemporaryAllocation(
      byteCount: Int(CSODIUM_HMAC_STATE_SIZE), alignment: 64
    ) { state in
      defer { state.wipe() }
      _ = hmacBegin(state.baseAddress, key.baseAddress, key.count)
      for part in parts { _ = hmacAdd(state.baseAddress, part, UInt64(part.count)) }
      return [UInt8](unsafeUninitializedCapacity: 32) { out, filled in
        _ = hmacEnd(state.baseAddress, out.baseAddress)
        filled = 32
      }
    }
  }

  /// Returns 32 bytes of HKDF-SHA-256 (RFC 5869).
  func derived(from material: Secret, salt: [UInt8], info: String) -> Secret {
    let extracted = material.withBytes { hmac(Array($0), key: Secret(salt)) }
    return Secret(hmac(Array(info.utf8), [1], key: Secret(extracted)))
  }
}

// MARK: - Key pairs

extension SodiumLibrary {
  /// Returns the X25519 public key of a private key.
  func publicKey(of secret: Secret) -> [UInt8] {
    secret.withBytes { secret in
      [UInt8](unsafeUninitializedCapacity: 32) { out, filled in
        _ = multiplyBase(out.baseAddress, secret.baseAddress)
        filled = 32
      }
    }
  }

  /// Returns the X25519 shared secret; nil for an invalid public key.
  func shared(_ secret: Secret, with publicKey: [UInt8]) -> Secret? {
    var isPoint = false
    let shared = secret.withBytes { own in
      self.secret(32) { isPoint = multiplyCall($0, own.baseAddress, publicKey) == 0 }
    }
    return isPoint ? shared : nil
  }

  func boxKeys() -> (publicKey: [UInt8], secret: Secret) { keys(makeBoxKeys, 32) }

  func signingKeys() -> (publicKey: [UInt8], secret: Secret) { keys(makeSignKeys, 64) }

  private func keys(
    _ make: csodium_keys_call, _ size: Int
  ) -> (publicKey: [UInt8], secret: Secret) {
    var publicKey = [UInt8](repeating: 0, count: 32)
    let secret = self.secret(size) { _ = make(&publicKey, $0) }
    return (publicKey, secret)
  }

  /// Returns the Ed25519 signature, 64 bytes.
  func signature(of bytes: [UInt8], by secret: Secret) -> [UInt8] {
    secret.withBytes { secret in
      [UInt8](unsafeUninitializedCapacity: 64) { out, filled in
        _ = signCall(out.baseAddress, nil, bytes, UInt64(bytes.count), secret.baseAddress)
        filled = 64
      }
    }
  }

  func isSigned(_ bytes: [UInt8], _ signature: [UInt8], by publicKey: [UInt8]) -> Bool {
    guard signature.count == 64, publicKey.count == 32 else { return false }
    return verifyCall(signature, bytes, UInt64(bytes.count), publicKey) == 0
  }

  /// Encrypts the bytes so that only the owner of the public key can read them (sealed box);
  /// returns nil for an invalid key.
  func sealed(_ bytes: [UInt8], for publicKey: [UInt8]) -> [UInt8]? {
    guard publicKey.count == 32 else { return nil }
    var isDone = false
    let sealed = [UInt8](unsafeUninitializedCapacity: bytes.count + 48) { out, filled in
      isDone = sealForCall(out.baseAddress, bytes, UInt64(bytes.count), publicKey) == 0
      filled = isDone ? bytes.count + 48 : 0
    }
    return isDone ? sealed : nil
  }

  func opened(_ sealed: [UInt8], by secret: Secret, _ publicKey: [UInt8]) -> [UInt8]? {
    guard sealed.count >= 48 else { return nil }
    var isDone = false
    let size = sealed.count - 48
    let bytes = secret.withBytes { secret in
      [UInt8](unsafeUninitializedCapacity: max(size, 1)) { out, filled in
        isDone =
          openByCall(
            out.baseAddress, sealed, UInt64(sealed.count), publicKey, secret.baseAddress) == 0
        filled = isDone ? size : 0
      }
    }
    return isDone ? bytes : nil
  }
}

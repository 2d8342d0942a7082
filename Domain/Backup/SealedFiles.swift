/// Files encrypted with a passphrase or a key, in a format that other programs know, too.
package protocol SealedFiles: Sendable {
  /// Encrypts the data that the body writes, and passes it to `write`. The result is incomplete
  /// until this returns. Throws what the body and `write` throw.
  func seal<Answer>(
    for lock: FileLock, to write: ([UInt8]) throws -> Void,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) throws -> Answer

  /// Returns a source of the decrypted data; if the data is not encrypted, of the unchanged data.
  ///
  /// `key` is called when the beginning of the file has shown which kind of key opens it. Every
  /// chunk is authenticated, but a truncated file is detected only at its end, when the source
  /// throws ``Damage/sealed(_:)``. With `allowsMuchWork`, a passphrase may take more work than
  /// ``SealDamage/tooMuchWork(factor:)`` allows.
  func decryptedSource(
    _ source: @escaping () throws -> [UInt8], allowsMuchWork: Bool,
    key: (FileLockKind) throws -> FileKey
  ) throws -> () throws -> [UInt8]

  /// Whether the source is encrypted. Reads its beginning, which is then no longer available.
  func isSealed(_ source: () throws -> [UInt8]) throws -> Bool

  /// Parses a public key; throws ``Problem/unreadable(_:)`` if it is malformed.
  func fileLock(of recipient: String) throws -> FileLock
}

/// What opens a file that is being encrypted: a passphrase or a public key.
package enum FileLock: Hashable {
  case passphrase(SealPassphrase)
  /// A public key: 32 bytes of X25519.
  case recipient([UInt8])
}

/// Kind of key that opens a file.
package enum FileLockKind: Hashable, Sendable {
  case passphrase
  case keys
}

/// Key that opens a file.
package enum FileKey {
  case passphrase(SealPassphrase)
  /// Contents of a key file with one key per line.
  case keys(Secret)
}

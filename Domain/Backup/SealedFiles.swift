/// Encrypted files, opened with a passphrase or a key, in a format of other programs.
package protocol SealedFiles: Sendable {
  /// Encrypts the data that the body writes. The file is incomplete until this returns; throws what
  /// the body and `write` throw.
  func seal<Answer>(
    for lock: FileLock, to write: ([UInt8]) throws -> Void,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) throws -> Answer

  /// Returns a source of the decrypted data, or of the unchanged data if it is not encrypted.
  ///
  /// The key is requested once the beginning of the file shows its kind. Every chunk is
  /// authenticated, but a truncated file is detected only at its end, by throwing
  /// ``Damage/sealed(_:)``. `allowsMuchWork` permits more work for the passphrase than
  /// ``SealDamage/tooMuchWork(factor:)`` would.
  func decryptedSource(
    _ source: @escaping () throws -> [UInt8], allowsMuchWork: Bool,
    key: (FileLockKind) throws -> FileKey
  ) throws -> () throws -> [UInt8]

  /// Whether the source is encrypted; consumes its beginning.
  func isSealed(_ source: () throws -> [UInt8]) throws -> Bool

  /// Parses a public key; throws ``Problem/unreadable(_:)`` if it is malformed.
  func fileLock(of recipient: String) throws -> FileLock
}

/// What a file is encrypted with.
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

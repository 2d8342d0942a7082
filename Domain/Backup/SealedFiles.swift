/// Files that only open with a passphrase or a key, in a form that other programs know.
package protocol SealedFiles: Sendable {
  /// Seals what the body hands over, piece by piece. What is written is no whole file before this
  /// returns; throws what the body and `write` throw.
  func seal<Answer>(
    for lock: FileLock, to write: ([UInt8]) throws -> Void,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) throws -> Answer

  /// What the source hands over, opened where it is sealed; else as it comes.
  ///
  /// The key is asked for once the beginning of the file tells what opens it. Every piece that is
  /// handed over is as it was sealed, but whether the file is whole is known only at its end:
  /// ``Damage/sealed(_:)`` is thrown there. With `allowsMuchWork` more memory and time may go into
  /// the passphrase than ``SealDamage/tooMuchWork(factor:)`` refuses.
  func opened(
    _ source: @escaping () throws -> [UInt8], allowsMuchWork: Bool,
    key: (FileLockKind) throws -> FileKey
  ) throws -> () throws -> [UInt8]

  /// Whether what the source hands over is sealed; its beginning is taken from it.
  func isSealed(_ source: () throws -> [UInt8]) throws -> Bool

  /// The lock that a public key in text stands for. Throws ``Problem/unreadable(_:)`` for what is
  /// none.
  func lock(of recipient: String) throws -> FileLock
}

/// What closes a file.
package enum FileLock: Hashable {
  case passphrase(SealPassphrase)
  /// 32 bytes of X25519.
  case recipient([UInt8])
}

/// By what a file opens.
package enum FileLockKind: Hashable, Sendable {
  case passphrase
  case keys
}

/// What opens a file.
package enum FileKey {
  case passphrase(SealPassphrase)
  /// A file of keys, a line each.
  case keys(Secret)
}

import HearthDomain

/// Insecure hashes without any cost; those that begin with `$cheap$` count as outdated.
package struct FakeHasher: PassphraseHasher {
  package init() {}

  package func prepare() throws {}

  package func hash(_ secret: Secret, for use: HashUse) throws -> String {
    "$quick$" + letters(of: secret)
  }

  package func cheapHash(_ secret: Secret) -> String { "$cheap$" + letters(of: secret) }

  package func matches(_ secret: Secret, _ hash: String) throws -> Bool {
    hash.split(separator: "$").last.map(String.init) == letters(of: secret)
  }

  package func isWeak(_ hash: String) -> Bool { hash.hasPrefix("$cheap$") }

  private func letters(of secret: Secret) -> String {
    secret.withBytes { bytes in bytes.map { String($0, radix: 16) }.joined() }
  }
}

extension PassphraseHasher {
  /// Returns the cheapest hash.
  package func hash(_ secret: Secret) throws -> String { try hash(secret, for: .recoveryCode) }
}

extension Secret: ExpressibleByStringLiteral {
  package convenience init(stringLiteral text: String) {
    self.init(text.utf8)
  }
}

extension Passphrase {
  package init(_ text: String) throws {
    try self.init(Secret(text.utf8))
  }
}

extension RecoveryCode {
  package init(_ text: String) throws {
    try self.init(Secret(text.utf8))
  }
}

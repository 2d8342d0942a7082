import HearthDomain

/// Hashes that cost nothing and hide nothing; those that begin with `$cheap$` are of yesterday.
public struct FakeHasher: PassphraseHasher {
  public init() {}

  public func prepare() throws {}

  public func hash(_ secret: Secret, for use: HashUse) throws -> String {
    "$quick$" + letters(of: secret)
  }

  public func cheapHash(_ secret: Secret) -> String { "$cheap$" + letters(of: secret) }

  public func matches(_ secret: Secret, _ hash: String) throws -> Bool {
    hash.split(separator: "$").last.map(String.init) == letters(of: secret)
  }

  public func isCheap(_ hash: String) -> Bool { hash.hasPrefix("$cheap$") }

  private func letters(of secret: Secret) -> String {
    secret.withBytes { bytes in bytes.map { String($0, radix: 16) }.joined() }
  }
}

extension PassphraseHasher {
  /// The hash that costs least.
  public func hash(_ secret: Secret) throws -> String { try hash(secret, for: .recoveryCode) }
}

extension Secret: ExpressibleByStringLiteral {
  public convenience init(stringLiteral text: String) {
    self.init(text.utf8)
  }
}

extension Passphrase {
  public init(_ text: String) throws {
    try self.init(Secret(text.utf8))
  }
}

extension RecoveryCode {
  public init(_ text: String) throws {
    try self.init(Secret(text.utf8))
  }
}

import CLibrary
import HearthDomain

/// Stores the accounts that this machine is logged in to, next to the devices' keys. Each is in its
/// own file, readable only by its owner.
package struct AccountFolder: SignedInAccounts {
  private let folder: FilePath

  private static let prefix = "account-"
  private static let firstLine = "hearth account 1"
  private static let maxSize = 1 << 16

  /// Creates a repository in the folder, which is created with the first account and accessible
  /// only to its owner.
  package init(folder: FilePath) {
    self.folder = folder
  }

  package func all() throws -> [SyncAccount] {
    let names = Folder(path: folder).names()
    return try names.filter { $0.hasPrefix(FilePath(Self.prefix)) }.map { name in
      let path = folder.appending(name)
      guard let account = try account(at: path) else {
        throw DomainError.damaged(.keys(path: path))
      }
      return account
    }.sorted { ($0.address, $0.email.text) < ($1.address, $1.email.text) }
  }

  package func save(_ account: SyncAccount) throws {
    try Folder(path: folder).create()
    var bytes = Array(
      "\(Self.firstLine)\n\(account.address)\n\(account.email.text)\n\(account.role)\n".utf8)
    account.password.withBytes { bytes += $0 }
    defer { bytes.withUnsafeMutableBytes { $0.wipe() } }
    try AtomicFile(path: path(of: account.email, at: account.address)).writePrivately(bytes)
  }

  package func remove(_ email: AccountEmail, at address: String) throws {
    let path = path(of: email, at: address)
    guard unlink(path.cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: path)
    }
  }

  private func path(of email: AccountEmail, at address: String) -> FilePath {
    var hash = SHA256()
    hash.update(Array("\(address)\n\(email.text)".utf8))
    return folder.appending(FilePath(Self.prefix + hash.digest().prefix(16)))
  }

  private func account(at path: FilePath) throws -> SyncAccount? {
    Secrecy.enable()
    var bytes = try FileReader(limit: Self.maxSize).bytes(of: path)
    defer { bytes.withUnsafeMutableBytes { $0.wipe() } }
    // The password is everything after the fourth line.
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
    guard lines.count == 5, lines[0].elementsEqual(Self.firstLine.utf8),
      let email = AccountEmail(String(decoding: lines[2], as: UTF8.self))
    else { return nil }
    return SyncAccount(
      address: String(decoding: lines[1], as: UTF8.self), email: email,
      role: String(decoding: lines[3], as: UTF8.self), password: Secret(lines[4]))
  }
}

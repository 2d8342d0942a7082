import CCrypt
import CLibrary
import HearthDomain

/// yescrypt hashes by the system's libcrypt, which is loaded on first use.
///
/// A passphrase takes 256 MB and half a second on one core of 2026: an attacker with the file needs
/// more than an hour for all four-digit PINs.
package struct CryptPassphraseHasher: PassphraseHasher {
  package static let fileNames = ["libcrypt.so.1", "libcrypt.so.2"]

  private let fileNames: [String]

  package init(fileNames: [String] = Self.fileNames) {
    self.fileNames = fileNames
  }

  package func prepare() throws {
    _ = try loadCalls()
  }

  package func hash(_ secret: Secret, for use: HashUse) throws -> String {
    let calls = try loadCalls()
    // Falls back to lower costs if the machine lacks memory.
    for cost in stride(from: use.cost, through: HashUse.recoveryCode.cost, by: -1) {
      var setting = [CChar](repeating: 0, count: Int(CCRYPT_SETTING_SIZE))
      // Passing no random bytes makes the library generate the salt from the system's randomness.
      guard calls.makeSetting("$y$", cost, nil, 0, &setting, Int32(setting.count)) != nil else {
        throw missingLibraryError
      }
      if let hash = calls.hash(secret, setting.text), hash.hasPrefix("$y$") { return hash }
      guard errno == ENOMEM else { throw missingLibraryError }
    }
    throw DomainError.unavailable(.memory)
  }

  package func matches(_ secret: Secret, _ hash: String) throws -> Bool {
    let calls = try loadCalls()
    errno = 0
    // The library returns a star for an invalid setting. Reject other prefixes here, as the library
    // would interpret almost any text as a setting of its oldest method, which this program never
    // used.
    guard hash.hasPrefix("$y$"), let own = calls.hash(secret, hash), !own.hasPrefix("*") else {
      if errno == ENOMEM { throw DomainError.unavailable(.memory) }
      throw DomainError.damaged(.lock)
    }
    return own.isEqualInConstantTime(to: hash)
  }

  package func isWeak(_ hash: String) -> Bool {
    // In a yescrypt setting such as `$y$jDT`, the letter after `j` encodes the memory, in ascending
    // order.
    let usual = Array("$y$jDT".utf8)
    let own = Array(hash.utf8.prefix(usual.count))
    return own.count == usual.count && own.starts(with: usual.prefix(4)) && own[4] < usual[4]
  }

  private var missingLibraryError: DomainError {
    .unavailable(.library(name: fileNames.first ?? "libcrypt", package: "libcrypt1"))
  }

  private func loadCalls() throws -> CryptCalls {
    guard let opened = OpenedLibrary(fileNames), let calls = try? CryptCalls(of: opened) else {
      throw missingLibraryError
    }
    return calls
  }
}

/// Functions of the library; missing if it is too old for yescrypt.
private struct CryptCalls {
  let makeSetting: crypt_gensalt_rn_call
  private let crypt: crypt_rn_call

  init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    makeSetting = try library.function("crypt_gensalt_rn")
    crypt = try library.function("crypt_rn")
  }

  /// Returns the hash of the secret with the salt and costs in `setting`; nil if the setting is
  /// invalid.
  func hash(_ secret: Secret, _ setting: String) -> String? {
    var data = [UInt8](repeating: 0, count: Int(CCRYPT_DATA_SIZE))
    return data.withUnsafeMutableBytes { data in
      // The library's working memory may contain the secret.
      defer { data.wipe() }
      return secret.withCString {
        crypt($0, setting, data.baseAddress, Int32(data.count)).map { String(cString: $0) }
      }
    }
  }
}

extension HashUse {
  /// Cost parameter of `crypt_gensalt`; each step doubles memory and time. 8 takes 128 MB and a
  /// quarter of a second; 10 takes half a gigabyte, too much for small machines.
  fileprivate var cost: UInt {
    switch self {
    case .passphrase: 9
    case .recoveryCode: 5
    }
  }
}

extension String {
  /// Compares in constant time, so that timing does not reveal how many bytes are equal.
  fileprivate func isEqualInConstantTime(to other: String) -> Bool {
    let (own, others) = (Array(utf8), Array(other.utf8))
    guard own.count == others.count else { return false }
    return zip(own, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension [CChar] {
  /// The text before the NUL.
  fileprivate var text: String {
    String(decoding: prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

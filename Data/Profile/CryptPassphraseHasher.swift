import CCrypt
import CLibrary
import HearthDomain

/// Hashes of yescrypt, by the system's libcrypt, which is opened when it is first needed.
///
/// One of a passphrase takes 256 MB and half a second of one core of 2026: whoever has the file
/// needs more than an hour of that for all PINs of four digits.
package struct CryptPassphraseHasher: PassphraseHasher {
  package static let fileNames = ["libcrypt.so.1", "libcrypt.so.2"]

  private let fileNames: [String]

  package init(fileNames: [String] = Self.fileNames) {
    self.fileNames = fileNames
  }

  package func prepare() throws {
    _ = try calls()
  }

  package func hash(_ secret: Secret, for use: HashUse) throws -> String {
    let calls = try calls()
    // A machine that has not the memory for it makes do with less.
    for cost in stride(from: use.cost, through: HashUse.recoveryCode.cost, by: -1) {
      var setting = [CChar](repeating: 0, count: Int(CCRYPT_SETTING_SIZE))
      // Without bytes of ours the library takes the system's own randomness for the salt.
      guard calls.makeSetting("$y$", cost, nil, 0, &setting, Int32(setting.count)) != nil else {
        throw missing
      }
      if let hash = calls.hash(secret, setting.text), hash.hasPrefix("$y$") { return hash }
      guard errno == ENOMEM else { throw missing }
    }
    throw DomainError.unavailable(.memory)
  }

  package func matches(_ secret: Secret, _ hash: String) throws -> Bool {
    let calls = try calls()
    errno = 0
    // With a star the library tells of a setting that it cannot make sense of; it would take
    // nearly anything for one of its oldest method, of which none was ever kept.
    guard hash.hasPrefix("$y$"), let own = calls.hash(secret, hash), !own.hasPrefix("*") else {
      if errno == ENOMEM { throw DomainError.unavailable(.memory) }
      throw DomainError.damaged(.lock)
    }
    return own.isSameInConstantTime(as: hash)
  }

  package func isCheap(_ hash: String) -> Bool {
    // In a setting of yescrypt the letter after its flags tells how much memory it fills; the
    // letters are in the order of their numbers.
    let usual = Array("$y$jDT".utf8)
    let own = Array(hash.utf8.prefix(usual.count))
    return own.count == usual.count && own.starts(with: usual.prefix(4)) && own[4] < usual[4]
  }

  private var missing: DomainError {
    .unavailable(.library(name: fileNames.first ?? "libcrypt", package: "libcrypt1"))
  }

  private func calls() throws -> CryptCalls {
    guard let opened = OpenedLibrary(fileNames), let calls = try? CryptCalls(of: opened) else {
      throw missing
    }
    return calls
  }
}

/// What an open library offers; one that is too old for yescrypt offers nothing.
private struct CryptCalls {
  let makeSetting: crypt_gensalt_rn_call
  private let crypt: crypt_rn_call

  init(of library: OpenedLibrary) throws(OpenedLibrary.MissingCall) {
    makeSetting = try library.call("crypt_gensalt_rn")
    crypt = try library.call("crypt_rn")
  }

  /// The hash of the secret with the salt and the costs of the setting; nil for no setting.
  func hash(_ secret: Secret, _ setting: String) -> String? {
    var data = [UInt8](repeating: 0, count: Int(CCRYPT_DATA_SIZE))
    return data.withUnsafeMutableBytes { data in
      // The library works there, and may keep the secret itself.
      defer { data.wipe() }
      return secret.withCString {
        crypt($0, setting, data.baseAddress, Int32(data.count)).map { String(cString: $0) }
      }
    }
  }
}

extension HashUse {
  /// What `crypt_gensalt` takes: each number is twice the memory and twice the time of the one
  /// before. The eighth takes 128 MB and a quarter of a second, the tenth half a gigabyte, which
  /// small machines do not have.
  fileprivate var cost: UInt {
    switch self {
    case .passphrase: 9
    case .recoveryCode: 5
    }
  }
}

extension String {
  /// Compares without telling by the time how much of it is the same.
  fileprivate func isSameInConstantTime(as other: String) -> Bool {
    let (own, others) = (Array(utf8), Array(other.utf8))
    guard own.count == others.count else { return false }
    return zip(own, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension [CChar] {
  /// What stands before the NUL.
  fileprivate var text: String {
    String(decoding: prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

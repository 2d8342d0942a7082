import CCrypt
import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hashes of yescrypt, by the system's libcrypt, which is opened when it is first needed.
public struct CryptPassphraseHasher: PassphraseHasher {
  public static let fileNames = ["libcrypt.so.1", "libcrypt.so.2"]

  private let fileNames: [String]

  public init(fileNames: [String] = Self.fileNames) {
    self.fileNames = fileNames
  }

  public func prepare() throws {
    _ = try calls()
  }

  public func hash(_ secret: String) throws -> String {
    let calls = try calls()
    var setting = [CChar](repeating: 0, count: Int(CCRYPT_SETTING_SIZE))
    // Without bytes of ours the library takes the system's own randomness for the salt.
    guard calls.makeSetting("$y$", 0, nil, 0, &setting, Int32(setting.count)) != nil,
      let hash = calls.hash(secret, setting.text), hash.hasPrefix("$y$")
    else { throw missing }
    return hash
  }

  public func matches(_ secret: String, _ hash: String) throws -> Bool {
    let calls = try calls()
    // With a star the library tells of a setting that it cannot make sense of; it would take
    // nearly anything for one of its oldest method, of which none was ever kept.
    guard hash.hasPrefix("$y$"), let own = calls.hash(secret, hash), !own.hasPrefix("*") else {
      throw DomainError.damaged(.lock)
    }
    return own.isSameInConstantTime(as: hash)
  }

  private var missing: DomainError {
    .unavailable(.library(name: fileNames.first ?? "libcrypt", package: "libcrypt1"))
  }

  private func calls() throws -> CryptCalls {
    // Never closed: opening it again finds it in place.
    let opened = fileNames.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let opened, let calls = CryptCalls(library: opened) else { throw missing }
    return calls
  }
}

/// What an open library offers; one that is too old for yescrypt offers nothing.
private struct CryptCalls {
  let makeSetting: crypt_gensalt_rn_call
  private let crypt: crypt_rn_call

  init?(library: UnsafeMutableRawPointer) {
    guard let makeSetting = dlsym(library, "crypt_gensalt_rn"),
      let crypt = dlsym(library, "crypt_rn")
    else { return nil }
    self.makeSetting = unsafeBitCast(makeSetting, to: crypt_gensalt_rn_call.self)
    self.crypt = unsafeBitCast(crypt, to: crypt_rn_call.self)
  }

  /// The hash of the secret with the salt and the costs of the setting; nil for no setting.
  func hash(_ secret: String, _ setting: String) -> String? {
    var data = [UInt8](repeating: 0, count: Int(CCRYPT_DATA_SIZE))
    return data.withUnsafeMutableBytes { data in
      crypt(secret, setting, data.baseAddress, Int32(data.count)).map { String(cString: $0) }
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

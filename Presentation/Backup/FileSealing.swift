import CLibrary
import HearthDomain
import TerminalKit

/// Options and questions for files that are encrypted with a passphrase or a key.
package struct FileSealing: Sendable {
  static let encrypt = Flag(
    "encrypt",
    help: Words(
      ko: "암호를 알아야 열 수 있게 잠가요. ‘age’로도 열 수 있어요.",
      en: "Encrypt the file with a passphrase. The program age opens it, too.")
  ).forPeopleOnly

  static let recipient = Option<String>(
    "recipient", placeholder: Words(ko: "age1…", en: "age1…"),
    help: Words(
      ko: "암호 대신 이 공개 키의 주인만 열 수 있게 잠가요 (age-keygen이 만들어요).",
      en: "Encrypt it for the owner of this public key instead (age-keygen makes one).")
  ).forPeopleOnly

  static let passphraseFile = Option<FilePath>(
    "passphrase-file", placeholder: .file,
    help: Words(
      ko: "암호를 묻지 않고 이 파일의 첫 줄에서 읽어요.",
      en: "Read the passphrase from the first line of this file."))

  static let identity = Option<FilePath>(
    "identity", placeholder: .file,
    help: Words(
      ko: "공개 키로 잠근 파일을 여는 키가 든 파일이에요.",
      en: "The file with the key to open a file encrypted for a public key."))

  /// The options for encrypting and for decrypting a file.
  static let encryptionOptions: [any CommandOption] = [encrypt, recipient, passphraseFile]
  static let decryptionOptions: [any CommandOption] = [passphraseFile, identity]

  private let sealedFiles: any SealedFiles
  private let files: any UserFiles
  /// Whether the secret is the passphrase of the lock.
  private let isLockPassphrase: @Sendable (Secret) throws -> Bool

  package init(
    sealedFiles sealed: any SealedFiles, files: any UserFiles,
    isLockPassphrase opensLock: @escaping @Sendable (Secret) throws -> Bool = { _ in false }
  ) {
    self.sealedFiles = sealed
    self.files = files
    self.isLockPassphrase = opensLock
  }

  // MARK: Encrypting

  /// Returns how to encrypt the file; nil for no encryption. Asks twice for a new passphrase.
  func chooseLock(
    for path: FilePath?, _ input: ParsedInput, in console: inout Console
  ) throws -> FileLock? {
    guard input[Self.encrypt] else {
      if try input[Self.recipient] != nil || input[Self.passphraseFile] != nil {
        throw input.usageError(.missingOption(["--encrypt"]))
      }
      // The extension .age implies encryption.
      if path?.hasSuffix(".age") ?? false {
        throw input.usageError(
          .missingOptionExplained(
            "--encrypt",
            why: Words(
              ko: "이름이 .age로 끝나는 파일은 암호로 잠근 파일이에요. 잠그려면 --encrypt를 붙여 주세요.",
              en: "A name that ends in .age is for encrypted files: add --encrypt.")))
      }
      return nil
    }
    try input.allowAtMostOne(of: [Self.recipient, Self.passphraseFile])
    if path == "-", console.traits.outputIsTerminal || console.isPage {
      throw input.usageError(
        .custom(
          Words(
            ko: "잠근 파일은 텍스트가 아니라서 터미널에 출력하지 않아요. 파일이나 파이프로 보내 주세요.",
            en: "An encrypted file is not text, so it cannot go to a terminal. Send it to a file or"
              + " a pipe.")))
    }
    if let path, path != "-" {
      // Checked before asking for a passphrase, because the file may not be replaceable.
      try files.checkIsOverwritable(path)
      if files.isFile(path), !console.traits.assumesYes {
        throw DomainError.unavailable(.file(path: path, .exists))
      }
    }
    if let recipient = try input[Self.recipient] { return try sealedFiles.fileLock(of: recipient) }
    return .passphrase(try newPassphrase(input, in: &console))
  }

  /// Runs `body`, whose output goes to `write`, encrypted if there is a lock.
  func seal<Answer>(
    for lock: FileLock?, to write: ([UInt8]) throws -> Void,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) throws -> Answer {
    guard let lock else {
      // Swift does not allow passing a non-escaping closure to another one directly.
      return try withoutActuallyEscaping(write) { write in try body { try write($0) } }
    }
    return try sealedFiles.seal(for: lock, to: write, body)
  }

  /// The kind of a new secret.
  enum SecretKind {
    case passphrase
    /// The password of an account on a server.
    case password
  }

  /// Asks twice for a new passphrase, or for a password with the same minimum length.
  func newPassphrase(
    _ input: ParsedInput, from file: Option<FilePath> = Self.passphraseFile,
    in console: inout Console, as kind: SecretKind = .passphrase
  ) throws -> SealPassphrase {
    if let given = try suppliedSecret(input, from: file, in: &console) {
      return try validatedPassphrase(given, kind)
    }
    let question = kind.promptText(console.language, SealPassphrase.minLength)
    let missing = LockRefusal.secretNeedsInput(option: file.spec.spelling)
    var attempts = 1
    var typed = try console.promptSecretly(question, orRefuse: missing) ?? Secret()
    while attempts < 3, !typed.isEmpty, let refusal = rejectionReason(of: typed, kind) {
      console.printNote(StyledText(refusal.message(in: console.language)))
      attempts += 1
      typed = try console.promptSecretly(question) ?? Secret()
    }
    let passphrase = try validatedPassphrase(typed, kind)
    let again = try console.promptSecretly(console.language(ko: "한 번 더: ", en: "Once more: "))
    guard let again, SealPassphrase(toOpen: again) == passphrase else {
      throw DomainError.refused(kind.mismatchRefusal)
    }
    return passphrase
  }

  private func validatedPassphrase(_ typed: Secret, _ kind: SecretKind) throws -> SealPassphrase {
    if let refusal = rejectionReason(of: typed, kind) { throw refusal }
    return SealPassphrase(toOpen: typed)
  }

  /// Returns the reason why the secret is not accepted; nil if it is.
  private func rejectionReason(of typed: Secret, _ kind: SecretKind) -> DomainError? {
    do {
      _ = try SealPassphrase(typed)
    } catch .invalid(let issues) {
      return issues.first.map { .invalid(kind.field, $0.problem) }
    } catch {
      return error
    }
    switch kind {
    // A failed check is ignored: then the passphrase of the lock is unknown, and the two cannot be
    // compared.
    case .passphrase:
      return (try? isLockPassphrase(typed)) == true ? .refused(.lock(.isPassphraseOfLock)) : nil
    case .password: return nil
    }
  }

  // MARK: Decrypting

  /// Whether the file is encrypted. The file is opened, so it must be possible to read it again.
  func isSealed(_ path: FilePath) throws -> Bool {
    try files.isFile(path) && sealedFiles.isSealed(files.source(path))
  }

  /// Returns a function that reads the file, decrypted if necessary. `begun` replaces the path if
  /// reading has already started.
  func openSource(
    _ path: FilePath, from begun: (() throws -> [UInt8])? = nil, _ input: ParsedInput,
    in console: inout Console
  ) throws -> () throws -> [UInt8] {
    try input.allowAtMostOne(of: Self.decryptionOptions)
    let mayWork = console.traits.assumesYes
    return try sealedFiles.decryptedSource(begun ?? files.source(path), allowsMuchWork: mayWork) {
      kind in
      switch kind {
      case .passphrase: .passphrase(try requirePassphrase(for: path, input, in: &console))
      case .keys: .keys(try readIdentity(input))
      }
    }
  }

  private func requirePassphrase(
    for path: FilePath, _ input: ParsedInput, in console: inout Console
  ) throws -> SealPassphrase {
    if path == "-", try input[Self.passphraseFile] == nil {
      throw input.usageError(
        .missingOptionExplained(
          "--passphrase-file",
          why: Words(
            ko: "표준 입력이 파일이라서 암호를 물을 수 없어요. 암호가 든 파일을 --passphrase-file로 알려 주세요.",
            en: "Standard input is the file itself, so give the passphrase with"
              + " --passphrase-file.")))
    }
    if let given = try suppliedSecret(input, in: &console) {
      return SealPassphrase(toOpen: given)
    }
    let name = path.quotable(limit: 80)
    let question = console.language(ko: "\(name) 파일의 암호: ", en: "Passphrase of \(name): ")
    return SealPassphrase(
      toOpen: try console.promptSecretly(question, orRefuse: Self.missingPassphrase) ?? Secret())
  }

  static let missingPassphrase = LockRefusal.secretNeedsInput(option: passphraseFile.spec.spelling)

  private func readIdentity(_ input: ParsedInput) throws -> Secret {
    guard let path = try input[Self.identity] else {
      throw input.usageError(
        .missingOptionExplained(
          "--identity",
          why: Words(
            ko: "공개 키로 잠근 파일이에요. 여는 키가 든 파일을 --identity로 알려 주세요.",
            en: "This file was encrypted for a public key. Give the file with its key with"
              + " --identity.")))
    }
    return try readSecret(in: path) { _ in false }
  }

  /// Returns the secret from the file named by the option. Without the option, reads the first line
  /// of standard input if it is no terminal; otherwise nil.
  func suppliedSecret(
    _ input: ParsedInput, from file: Option<FilePath> = Self.passphraseFile,
    in console: inout Console
  ) throws -> Secret? {
    if let path = try input[file] {
      return try readSecret(in: path) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
    if console.traits.inputIsTerminal || console.traits.neverAsks { return nil }
    return try console.readSecretLine()
  }

  private func readSecret(in path: FilePath, until isEnd: (UInt8) -> Bool) throws -> Secret {
    Secrecy.enable()
    let source = try files.source(path)
    let secret = Secret()
    while case let bytes = try source(), !bytes.isEmpty, secret.count < Secret.capacity {
      for byte in bytes {
        if isEnd(byte) { return secret }
        secret.append(byte)
      }
    }
    return secret
  }
}

extension FileSealing.SecretKind {
  fileprivate func promptText(_ language: Language, _ least: Int) -> String {
    switch self {
    case .passphrase:
      language(ko: "새 암호 (\(least)자 이상): ", en: "New passphrase (\(least) characters or more): ")
    case .password:
      language(ko: "새 비밀번호 (\(least)자 이상): ", en: "New password (\(least) characters or more): ")
    }
  }

  fileprivate var field: Field {
    switch self {
    case .passphrase: .passphrase
    case .password: .password
    }
  }

  fileprivate var mismatchRefusal: Refusal {
    switch self {
    case .passphrase: .lock(.passphrasesDiffer)
    case .password: .sync(.passwordsDiffer)
    }
  }
}

import HearthDomain
import JSONText

/// The arguments and options that the account commands share.
enum AccountSpec {
  static let database = SyncSpec.database

  static let email = Option<AccountEmail>(
    "email", placeholder: Words(ko: "메일", en: "EMAIL"),
    help: Words(ko: "계정의 메일 주소예요.", en: "The email address of the account."),
    parse: parseEmail)

  /// The options that choose one of the signed-in accounts.
  static let signedInAccountOptions: [any CommandOption] = [email]

  static let passwordFile = Option<FilePath>(
    "password-file", placeholder: .file,
    help: Words(
      ko: "비밀번호를 묻지 않고 이 파일의 첫 줄에서 읽어요.",
      en: "Read the password from the first line of this file, without asking."))

  @Sendable private static func parseEmail(_ typed: TypedText) throws -> AccountEmail {
    guard let email = AccountEmail(typed.text) else {
      throw typed.usageError(
        accepted: Words(ko: "나@서버.com 같은 주소", en: "an address like me@mail.com"))
    }
    return email
  }
}

extension SyncCommandTools {
  /// Returns the signed-in account that the input names.
  func findAccount(_ input: ParsedInput) throws -> SyncAccount {
    try accounts.account(
      at: input[AccountSpec.database.asOptional], input[AccountSpec.email])
  }

  /// Reads a new password for an account, asking for it twice.
  func newPassword(_ input: ParsedInput, in console: inout Console) throws -> Secret {
    try sealing.newPassphrase(
      input, from: AccountSpec.passwordFile, in: &console, as: .password
    ).secret
  }
}

extension Console {
  mutating func report(_ done: Words, of email: AccountEmail, at address: String) {
    confirm(
      [done(language)], json: ["address": .string(address), "email": .string(email.text)])
  }
}

import HearthDomain

/// The arguments and options that the link commands share.
enum LinkSpec {
  static let link = Argument<String>(
    "name", placeholder: .name,
    help: Words(ko: "연결의 이름이나 그 일부예요.", en: "The name of what is linked, or a part of it."))

  static let user = Option<String>(
    "user", placeholder: Words(ko: "사용자", en: "USER"),
    help: Words(
      ko: "서버에서 쓰는 이름이에요. 비밀번호는 키링에서 찾거나 물어봐요.",
      en: "Your name on the server; the password is taken from the keyring or asked for."))

  static let passwordCommand = Option<String>(
    "password-command", placeholder: Words(ko: "명령", en: "COMMAND"),
    help: Words(
      ko: "비밀번호를 첫 줄에 출력하는 명령이에요. 예: pass show cal.",
      en: "A command that prints the password on its first line, such as pass show cal."))

  static let readOnly = Flag(
    "read-only", help: Words(ko: "연결한 쪽에는 아무것도 쓰지 않아요.", en: "Never write to the other side."))

  /// Parses the address of a server; nil if the text is the path of a folder. Throws for an invalid
  /// address.
  static func parseAddress(_ typed: FilePath) throws -> HTTPAddress? {
    let scheme = typed.text?.prefix(8).lowercased() ?? ""
    guard let text = typed.text, scheme.hasPrefix("http://") || scheme.hasPrefix("https://") else {
      return nil
    }
    guard let address = HTTPAddress(text) else { throw CalendarRefusal.invalidAddress.error }
    return address
  }
}

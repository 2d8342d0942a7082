import HearthDomain

extension ServiceTrouble {
  func message(of name: String, in language: Language) -> String {
    switch self {
    case .noConnection:
      language(
        ko: "\(name): 연결할 수 없어요. 네트워크를 확인하고 다시 해 주세요.",
        en: "\(name) cannot be reached. Check the network and try again.")
    case .networkForbidden:
      language(
        ko: "\(name): 네트워크는 셸에서 직접 요청할 때만 써요.",
        en: "\(name) needs the network, which is used only for requests typed in a shell.")
    case .timedOut:
      language(
        ko: "\(name): 답이 너무 늦어요. 잠시 뒤에 다시 해 주세요.",
        en: "\(name) took too long to answer. Try again in a moment.")
    case .notSecure:
      language(
        ko: "\(name): 안전한 연결이 아니라서 그만두었어요.",
        en: "The connection to \(name) is not secure, so it was closed.")
    case .keyMissing(let setting, let variable):
      language(
        ko: "\(name): 키가 있어야 찾을 수 있어요. ‘hearth settings set \(setting)’ 명령이나 환경 변수 \(variable)로 알려"
          + " 주세요.",
        en: "\(name) answers only with a key. Give yours with “hearth settings set \(setting)” or"
          + " in \(variable).")
    case .addressMissing(let setting):
      language(
        ko: "\(name): 주소를 알아야 찾을 수 있어요. ‘hearth settings set \(setting) 주소’로 알려 주세요.",
        en: "\(name) needs the address of a server. Give it with “hearth settings set \(setting)"
          + " ADDRESS”.")
    case .cancelled: language(ko: "\(name): 그만두었어요.", en: "\(name): cancelled.")
    case .keyRefused:
      language(
        ko: "\(name): 키를 받아 주지 않아요. 키가 맞는지 확인해 주세요.",
        en: "\(name) does not accept the key. Check that it is right.")
    case .passwordRefused(let user?):
      language(
        ko: "\(name): \(user.quotable()) 사용자의 비밀번호를 받아 주지 않아요. 앱 암호가 따로 있는 곳도 있어요.",
        en: "\(name) does not accept the password of \(user.quotable()). Some servers want a"
          + " password made for this program.")
    case .passwordRefused(nil):
      language(
        ko: "\(name): 사용자 이름이 필요해요. --user로 알려 주세요.",
        en: "\(name) needs a user name. Give it with --user.")
    case .loginRequired:
      language(
        ko: "\(name): 사용자 이름과 비밀번호가 있어야 해요. 구독에는 적을 곳이 없으니 서버와 연결해 주세요: hearth link add 이름"
          + " calendar 서버주소 --user 사용자 --password-command 명령",
        en: "\(name) wants a user name and a password, which a subscription cannot give. Link the"
          + " server instead: hearth link add NAME calendar SERVER --user USER --password-command"
          + " COMMAND")
    case .requestRejected(let status, let words), .contentRefused(let status, let words):
      language(
        ko: "\(name): 받아 주지 않았어요 (\(status))\(words.afterColon)",
        en: "\(name) did not accept it (\(status))\(words.afterColon)")
    case .tooManyRequests(let seconds?):
      language(
        ko: "\(name): 요청이 너무 많았어요. \(seconds)초 뒤에 다시 해 주세요.",
        en: "\(name) received too many requests. Try again in \(seconds) s.")
    case .tooManyRequests(nil):
      language(
        ko: "\(name): 요청이 너무 많았어요. 잠시 뒤에 다시 해 주세요.",
        en: "\(name) received too many requests. Try again in a while.")
    case .dailyLimit:
      language(
        ko: "\(name): 오늘 쓸 수 있는 횟수를 다 썼어요. 내일 다시 해 주세요.",
        en: "\(name) has reached its daily limit. Try again tomorrow.")
    case .refused(let status):
      language(
        ko: "\(name): 요청을 받아 주지 않아요 (응답 코드 \(status)).",
        en: "\(name) refuses the request (status \(status)).")
    case .serverError(let status):
      language(
        ko: "\(name): 서비스에 문제가 있어요 (응답 코드 \(status)). 잠시 뒤에 다시 해 주세요.",
        en: "\(name) is having trouble (status \(status)). Try again in a while.")
    case .tooLarge(let limit):
      language(
        ko: "\(name): 답이 너무 커요. \(limit / 1_048_576) MB까지 받아요.",
        en: "The answer from \(name) is larger than the \(limit / 1_048_576) MB accepted.")
    case .unreadableResponse:
      language(
        ko: "\(name): 알아볼 수 없는 답이 왔어요.", en: "The answer from \(name) cannot be understood.")
    }
  }
}

extension String {
  /// The end of a sentence: the text of a service after a colon, or only a full stop if there is
  /// none.
  var afterColon: String { isEmpty ? "." : ": " + self }
}

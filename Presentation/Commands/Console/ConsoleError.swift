/// Errors of reading from or writing to the user.
package enum ConsoleError: Error, Hashable, Sendable {
  /// The user requested to stop.
  case interrupted
  /// Standard output cannot be written. A closed pipe is no such error.
  case cannotWrite(detail: String)
  /// A lasting change was made, but standard output cannot be written.
  case doneButNotReported(detail: String)
  /// The command reads standard input, which the full screen does not have.
  case noStandardInput
  /// The arguments are unknown because the system does not provide the files that contain them.
  case argumentsUnavailable
  /// The input is not valid UTF-8.
  case invalidUTF8

  /// Returns the error as a sentence; empty if no message is needed.
  package func message(in language: Language) -> String {
    switch self {
    case .interrupted: ""
    case .cannotWrite(let detail):
      language(
        ko: "표준 출력에 쓰지 못했어요 (\(detail.quotable())).",
        en: "Standard output cannot be written to (\(detail.quotable())).")
    case .doneButNotReported(let detail):
      language(
        ko: "모두 마쳤고 바뀐 것은 그대로 남지만, 표준 출력에 쓰지 못해 결과를 알려 드리지 못했어요 (\(detail.quotable())).",
        en: "It was done and the changes are saved, but the result could not be shown: standard"
          + " output cannot be written to (\(detail.quotable())).")
    case .invalidUTF8:
      language(
        ko: "입력이 UTF-8이 아니에요. 터미널과 로캘을 UTF-8로 맞춰 주세요.",
        en: "The input is not valid UTF-8. Set the terminal and the locale to UTF-8.")
    case .argumentsUnavailable:
      language(
        ko: "/proc이 없어서 명령을 읽을 수 없어요. /proc을 마운트하고 다시 해 주세요.",
        en: "The command cannot be read because there is no /proc. Mount it and try again.")
    case .noStandardInput:
      language(
        ko: "여기서는 표준 입력을 읽을 수 없어요. - 대신 파일 이름을 적어 주세요.",
        en: "Standard input cannot be read here. Give a file name instead of -.")
    }
  }
}

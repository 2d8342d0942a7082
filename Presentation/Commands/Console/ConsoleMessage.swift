import HearthDomain
import HearthWhen

/// Creates the message for any error that can end a command.
enum ConsoleMessage {
  static func message(for error: any Error, in language: Language) -> String {
    switch error {
    case is ExitStatus: ""
    case let error as UsageError: error.message(in: language)
    case let error as DomainError: error.message(in: language)
    case let error as WhenRefusal: error.message(in: language)
    case let open as AmbiguousTitle: open.refusalText(in: language)
    case let error as RecurrenceRefusal: error.message(in: language)
    case let error as ConsoleError: error.message(in: language)
    default:
      language(
        ko: "프로그램에 문제가 생겼어요: \("\(error)".quotable(limit: 200)).",
        en: "Something went wrong in the program: \("\(error)".quotable(limit: 200)).")
    }
  }
}

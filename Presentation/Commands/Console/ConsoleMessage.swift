import HearthDomain
import HearthWhen

/// Creates the message for any error that can end a command.
enum ConsoleMessage {
  static func text(for error: any Error, in language: Language) -> String {
    switch error {
    case is ExitStatus: ""
    case let error as UsageError: error.text(in: language)
    case let error as DomainError: error.text(in: language)
    case let error as WhenRefusal: error.words(in: language)
    case let open as AmbiguousTitle: open.words(in: language)
    case let error as RecurrenceRefusal: error.words(in: language)
    case let error as ConsoleError: error.text(in: language)
    default:
      language(
        ko: "프로그램에 문제가 생겼어요: \("\(error)".quotable(limit: 200)).",
        en: "The program made a mistake: \("\(error)".quotable(limit: 200)).")
    }
  }
}

import HearthDomain
import HearthPresentation

/// Requirements for every error that an input causes.
enum Refusals {
  /// Returns what is wrong with an error; nil if its message is a calm sentence in both languages.
  static func violation(of error: any Error) -> String? {
    for language in Language.allCases {
      var traits = ConsoleTraits(language: language)
      traits.errorIsTerminal = true
      traits.errorWidth = 1000
      var console = Console.recording(traits)
      let status = console.report(error)
      let text = console.recordedErrors
      if status == .programError { return "an error of the program: \(error)" }
      if text.unicodeScalars.count(where: { $0 != "\n" }) < 12 { return "no sentence: \(error)" }
      if text.utf8.count > 8_000 { return "a long sentence: \(text.prefix(200))" }
      if Shown.steers(text) { return "steers the terminal: \(error)" }
    }
    return nil
  }
}

/// Requirements for text on a terminal.
enum Shown {
  /// Whether the text contains characters that control a terminal.
  static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A, 0x09: false
      case 0..<0x20, 0x7F..<0xA0: true
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

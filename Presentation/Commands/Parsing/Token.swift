/// An argument of the command line, classified by its form.
enum Token: Hashable {
  case word(String)
  /// `--name` or `--name=value`, or `-n`, `-nvalue`.
  case option(spelling: String, value: String?)
  /// `--`: all following arguments are words.
  case optionsEnd

  /// Classifies an argument.
  ///
  /// A single dash begins an option only before a Latin letter, so that `-`, `-2w` and `-_-` are
  /// words.
  init(_ argument: String) {
    let bytes = argument.utf8
    // Compares bytes, because a combining mark after the dashes would form another character with
    // them.
    if bytes.elementsEqual("--".utf8) {
      self = .optionsEnd
    } else if bytes.starts(with: "--".utf8) {
      self = Token.longOption(argument)
    } else if bytes.first == UInt8(ascii: "-"), let letter = bytes.dropFirst().first,
      (letter | 0x20) >= UInt8(ascii: "a"), (letter | 0x20) <= UInt8(ascii: "z")
    {
      self = Token.shortOption(argument)
    } else {
      self = .word(argument)
    }
  }

  private static func longOption(_ argument: String) -> Token {
    guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return .option(spelling: argument, value: nil)
    }
    let value = argument[argument.utf8.index(after: equals)...]
    return .option(spelling: String(argument[..<equals]), value: String(value))
  }

  private static func shortOption(_ argument: String) -> Token {
    let scalars = argument.unicodeScalars
    let spelling = String(String.UnicodeScalarView(scalars.prefix(2)))
    var rest = scalars.dropFirst(2)
    if rest.first == "=" { rest = rest.dropFirst() }
    let hasValue = scalars.count > 2
    return .option(
      spelling: spelling, value: hasValue ? String(String.UnicodeScalarView(rest)) : nil)
  }
}

extension OptionSpec {
  /// Whether the spelling, including dashes, is this option's, in either language.
  func isSpelled(_ spelling: String) -> Bool {
    spelling == self.spelling || short.map { spelling == "-\($0)" } == true
      || spelling.hasPrefix("--")
        && Vocabulary.names(ofKorean: String(spelling.dropFirst(2))).contains(name)
  }
}

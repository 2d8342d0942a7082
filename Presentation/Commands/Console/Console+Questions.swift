import CLibrary
import HearthDomain
import TerminalKit

extension Console {
  /// Asks for a yes or a no on standard error; anything but a clear yes is a no.
  ///
  /// `--yes` answers beforehand. Where nobody can be asked, ``UsageError`` names the option
  /// that answers instead. Whoever wants no answer any more has a no.
  package mutating func ask(
    _ question: String, insteadGive option: String = "--yes",
    until cancellation: Cancellation? = nil
  ) throws -> Bool {
    if traits.assumesYes { return true }
    if let seat = assistant, option == "--yes" {
      if seat.agreed.contains(question) { return true }
      assistant?.question = question
      throw UsageError(.cannotAsk(insteadGive: option), in: [])
    }
    try requireSomebody(toAnswer: question, insteadGive: option, mayAgree: option == "--yes")
    let hint = language(ko: "[예/아니요]", en: "[y/N]")
    let text = asking(question, choice: hint)
    for _ in 0..<3 {
      guard let answer = try prompt(text, insteadGive: option, until: cancellation) else {
        return false
      }
      if let isYes = Console.meaning(of: answer) { return isYes }
      note(Words(ko: "예 또는 아니요로 답해 주세요.", en: "Please answer yes or no."))
    }
    return false
  }

  /// The question with the choice after it, broken between words to the terminal's width: the
  /// choice stays in one piece, with room for an answer.
  private func asking(_ question: String, choice: String) -> String {
    guard traits.errorIsTerminal else { return "\(question) \(choice) " }
    let (rows, widths, width) = (self.rows(of: question), traits.widths, traits.errorWidth)
    let needed = widths.columns(of: rows.last ?? "") + widths.columns(of: " \(choice) 아니요")
    return rows.joined(separator: "\n") + (needed > width ? "\n" : " ") + choice + " "
  }

  /// The question broken between words to the terminal's width; what is indented stays as it is.
  func rows(of question: String) -> [String] {
    guard traits.errorIsTerminal else { return [question] }
    return question.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.hasPrefix("  ") ? [String($0)] : traits.widths.wrap($0, columns: traits.errorWidth)
    }
  }

  /// Whether somebody is there to be asked.
  var canAsk: Bool { !traits.neverAsks && traits.inputIsTerminal && !traits.assumesYes }

  /// Asks for a line of text; nil when the input ended instead, or none is wanted any more.
  package mutating func prompt(
    _ question: String, insteadGive option: String, until cancellation: Cancellation? = nil
  ) throws -> String? {
    try requireSomebody(toAnswer: question, insteadGive: option)
    flush()
    errors.write(traits.errorText(question.visible).utf8)
    errors.flush()
    let line = try input.readLine(until: cancellation)
    // What follows is no answer to the question.
    if line == nil, cancellation?.isWanted == true { errors.write([UInt8(ascii: "\n")]) }
    return line
  }

  /// Asks for a line until it is understood, three times at most; nil for a blank one. Where the
  /// body answers with nil, the correction is said, and else the error that it throws.
  mutating func prompt<Answer>(
    _ question: String, insteadGive option: String, correcting correction: Words? = nil,
    read: (String) throws -> Answer?
  ) throws -> Answer? {
    for _ in 0..<3 {
      guard let line = try prompt(question, insteadGive: option),
        !line.allSatisfy(\.isWhitespace)
      else { return nil }
      do {
        if let answer = try read(line) { return answer }
        if let correction { note(correction) }
      } catch let error as DomainError {
        note(StyledText(error.text(in: language)))
      }
    }
    return nil
  }

  /// Whether a secret can be asked for: no option answers such a question.
  var canAskSecretly: Bool { !traits.neverAsks && traits.inputIsTerminal }

  /// Asks for a line that is not shown while it is typed; nil when the input ended instead.
  ///
  /// Throws the refusal where nobody can be asked.
  mutating func promptSecretly(
    _ question: String, orRefuse refusal: LockRefusal = .secretNeedsTerminal
  ) throws -> Secret? {
    try promptSecretly(question, orRefuse: refusal) { $0 }
  }

  /// The same with what is made of the line, which may take its time: until then nothing is shown
  /// of what is typed.
  mutating func promptSecretly<Answer>(
    _ question: String, orRefuse refusal: LockRefusal = .secretNeedsTerminal,
    _ judge: (Secret?) throws -> Answer
  ) throws -> Answer {
    guard canAskSecretly else { throw DomainError.refused(.lock(refusal)) }
    flush()
    let text = traits.errorText(question.visible)
    var (errors, isEnded) = (errors, false)
    func end() {
      if isEnded { return }
      isEnded = true
      errors.write([UInt8(ascii: "\n")])
      errors.flush()
    }
    defer {
      end()
      self.errors = errors
    }
    return try input.readHiddenLine(
      asking: {
        errors.write(text.utf8)
        errors.flush()
      },
      {
        end()
        return try judge($0)
      })
  }

  /// The next line of an input that is no terminal, as a secret; nil when there is none.
  mutating func readSecretLine() throws -> Secret? {
    Secrecy.begin()
    return try input.readLine().map { Secret($0.utf8) }
  }

  /// Where nobody can be asked, the question is told without waiting for an answer: nobody can
  /// agree to what was not said. A page asks itself what a yes is enough for.
  private mutating func requireSomebody(
    toAnswer question: String, insteadGive option: String, mayAgree: Bool = false
  ) throws(UsageError) {
    if traits.inputIsTerminal, !traits.neverAsks { return }
    if page != nil, mayAgree, !traits.neverAsks {
      page?.question = question
    } else {
      note(StyledText(question))
    }
    throw UsageError(.cannotAsk(insteadGive: option), in: [])
  }

  private static func meaning(of answer: String) -> Bool? {
    let word = answer.filter { !$0.isWhitespace }.lowercased()
    switch word {
    case "y", "yes", "예", "네", "응", "ㅛ", "ㅇ", "ㅇㅇ": return true
    case "", "n", "no", "아니요", "아니오", "아뇨", "아니", "ㅜ", "ㄴ", "ㄴㄴ": return false
    default: return nil
    }
  }
}

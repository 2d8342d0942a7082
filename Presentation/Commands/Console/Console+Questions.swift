import CLibrary
import HearthDomain
import TerminalKit

extension Console {
  /// Asks a yes-or-no question on standard error. Returns true only for a clear yes; cancellation
  /// is a no.
  ///
  /// `--yes` answers in advance. If no user can be asked, throws a ``UsageError`` with `option`,
  /// which answers instead.
  package mutating func ask(
    _ question: String, insteadGive option: String = "--yes",
    until cancellation: Cancellation? = nil
  ) throws -> Bool {
    if traits.assumesYes { return true }
    if let assistant, option == "--yes" {
      if assistant.confirmedQuestions.contains(question) { return true }
      self.assistant?.pendingQuestion = question
      throw UsageError(.cannotAsk(insteadGive: option), in: [])
    }
    try requireUser(toAnswer: question, insteadGive: option, mayAgree: option == "--yes")
    let hint = language(ko: "[예/아니요]", en: "[y/N]")
    let text = wrappedQuestion(question, choice: hint)
    for _ in 0..<3 {
      guard let answer = try prompt(text, insteadGive: option, until: cancellation) else {
        return false
      }
      if let isYes = Console.parseYesOrNo(of: answer) { return isYes }
      printNote(Words(ko: "예 또는 아니요로 답해 주세요.", en: "Please answer yes or no."))
    }
    return false
  }

  /// Returns the question and the choices, wrapped to the terminal's width. The choices are never
  /// split, and leave room for the answer on their line.
  private func wrappedQuestion(_ question: String, choice: String) -> String {
    guard traits.errorIsTerminal else { return "\(question) \(choice) " }
    let (rows, widths, width) = (self.wrappedRows(of: question), traits.widths, traits.errorWidth)
    let needed = widths.columns(of: rows.last ?? "") + widths.columns(of: " \(choice) 아니요")
    return rows.joined(separator: "\n") + (needed > width ? "\n" : " ") + choice + " "
  }

  /// Returns the question wrapped to the terminal's width. Indented lines are not wrapped.
  func wrappedRows(of question: String) -> [String] {
    guard traits.errorIsTerminal else { return [question] }
    return question.terminalSafe.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.hasPrefix("  ") ? [String($0)] : traits.widths.wrap($0, columns: traits.errorWidth)
    }
  }

  /// Whether a user can be asked.
  var canAsk: Bool { !traits.neverAsks && traits.inputIsTerminal && !traits.assumesYes }

  /// Whether the user can be asked and has seen the output so far. On a page of the full screen,
  /// the output and the question are displayed together.
  var canAskHere: Bool { canAsk || isPage && !traits.neverAsks && !traits.assumesYes }

  /// Asks for a line of text. Returns nil at the end of the input or after cancellation. Throws a
  /// ``UsageError`` if no one can be asked.
  package mutating func prompt(
    _ question: String, insteadGive option: String, until cancellation: Cancellation? = nil
  ) throws -> String? {
    try requireUser(toAnswer: question, insteadGive: option)
    writeHeldNotes()
    flush()
    errorStream.write(traits.errorStreamText(question.terminalSafe).utf8)
    errorStream.flush()
    let line = try input.readLine(until: cancellation)
    // Ends the line of the question, so that later output does not continue it.
    if line == nil, cancellation?.isRequested == true { errorStream.write([UInt8(ascii: "\n")]) }
    return line
  }

  /// Asks for a line up to three times, until it is valid. Returns nil for a blank line.
  ///
  /// `read` parses the line. If it returns nil, the correction is displayed; if it throws, the
  /// error is.
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
        if let correction { printNote(correction) }
      } catch let error as DomainError {
        printNote(StyledText(error.message(in: language)))
      }
    }
    return nil
  }

  /// Switches to the terminal's other screen, or back. What a command shows there, such as a
  /// recovery code, does not stay in the shell.
  package mutating func switchToAlternateScreen(_ isOn: Bool) {
    write(Array((isOn ? "\u{1B}[?1049h\u{1B}[H" : "\u{1B}[?1049l").utf8))
    flush()
  }

  /// Waits until the user has read the output, before the full screen covers it.
  package mutating func waitForEnter() {
    let question = language(
      ko: "Enter를 누르면 화면으로 돌아가요.", en: "Press Enter to go back to the full screen.")
    _ = try? prompt(question, insteadGive: "")
  }

  /// Whether the user can be asked for a secret. `--yes` does not matter, as no option answers such
  /// a question.
  var canAskSecretly: Bool { !traits.neverAsks && traits.inputIsTerminal }

  /// Asks for a line that is not displayed while it is typed. Returns nil at the end of the input.
  ///
  /// Throws the refusal if no one can be asked.
  mutating func promptSecretly(
    _ question: String, orRefuse refusal: LockRefusal = .secretNeedsTerminal
  ) throws -> Secret? {
    try promptSecretly(question, orRefuse: refusal) { $0 }
  }

  /// Asks for a line that is not displayed while it is typed, and returns the result of `judge` for
  /// it. Typed text stays hidden until `judge` returns.
  mutating func promptSecretly<Answer>(
    _ question: String, orRefuse refusal: LockRefusal = .secretNeedsTerminal,
    _ judge: (Secret?) throws -> Answer
  ) throws -> Answer {
    guard canAskSecretly else { throw DomainError.refused(.lock(refusal)) }
    writeHeldNotes()
    flush()
    let text = traits.errorStreamText(question.terminalSafe)
    var (errors, isEnded) = (errorStream, false)
    func end() {
      if isEnded { return }
      isEnded = true
      errors.write([UInt8(ascii: "\n")])
      errors.flush()
    }
    defer {
      end()
      self.errorStream = errors
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

  /// Returns the next line of an input that is not a terminal, as a secret; nil at the end.
  mutating func readSecretLine() throws -> Secret? {
    Secrecy.enable()
    return try input.readLine().map { Secret($0.utf8) }
  }

  /// Throws if no user can be asked; the question is then printed, so that the user can answer it
  /// by an option. On a page of the full screen, a yes-or-no question is stored, and the page asks
  /// it.
  private mutating func requireUser(
    toAnswer question: String, insteadGive option: String, mayAgree: Bool = false
  ) throws(UsageError) {
    if traits.inputIsTerminal, !traits.neverAsks { return }
    if capturedOutput != nil, mayAgree, !traits.neverAsks {
      capturedOutput?.question = question
    } else if traits.wantsJSON {
      throw UsageError(.cannotAsk(insteadGive: option, question: question), in: [])
    } else {
      printNote(StyledText(question))
    }
    throw UsageError(.cannotAsk(insteadGive: option), in: [])
  }

  private static func parseYesOrNo(of answer: String) -> Bool? {
    let word = answer.filter { !$0.isWhitespace }.lowercased()
    switch word {
    case "y", "yes", "예", "네", "응", "ㅛ", "ㅇ", "ㅇㅇ": return true
    case "", "n", "no", "아니요", "아니오", "아뇨", "아니", "ㅜ", "ㄴ", "ㄴㄴ": return false
    default: return nil
    }
  }
}

import HearthDomain
import HearthWhen

extension Console {
  /// Runs a command. If its words name several items, or an option is missing, asks for it, and
  /// runs the command again with the answer. Throws the error if nobody can be asked.
  mutating func runCompleting(
    _ input: ParsedInput, _ run: (ParsedInput, inout Console) throws -> Void
  ) throws {
    var input = input
    while true {
      do {
        return try run(input, &self)
      } catch {
        guard !hasConfirmedChange, form != .json, let next = try completed(input, after: error)
        else { throw error }
        input = next
      }
    }
  }

  /// Asks for what the error says is missing or ambiguous. Returns the input with the answer; nil
  /// if there is nothing to ask, or nobody can be asked.
  private mutating func completed(
    _ input: ParsedInput, after error: any Error
  ) throws -> ParsedInput? {
    if let name = AmbiguousName(error) { return try choosingItem(name, in: input) }
    guard canAsk,
      case .missingOptionExplained(let option, let why)? = (error as? UsageError)?.reason,
      input.mayBeAdded(option)
    else { return nil }
    let question = (wrappedRows(of: why(language)) + ["\(option): "]).joined(separator: "\n")
    let answer = try prompt(question, insteadGive: option)?.normalizingWhitespace(
      keepingLines: false)
    return answer.flatMap { $0.isEmpty ? nil : input.adding($0, to: option) }
  }

  /// Asks which item is meant. Ends the command without an error if none is chosen.
  private mutating func choosingItem(
    _ name: AmbiguousName, in input: ParsedInput
  ) throws -> ParsedInput? {
    let inputs = name.candidates.compactMap { input.replacing(query: name.query, with: $0.id) }
    guard canAsk, !inputs.isEmpty, inputs.count == name.candidates.count else {
      capturedOutput?.choice = name.pageChoice
      return nil
    }
    let choices = name.choices(in: language)
    guard let chosen = try choose(name.question(language), among: choices) else {
      printNote(Words(ko: "고르지 않아서 그만두었어요.", en: "Nothing was chosen."))
      throw ExitStatus.success
    }
    return inputs[chosen]
  }
}

/// An assistant that runs a command. A question ends the command; the assistant can repeat the call
/// with its agreement.
struct ConsoleAssistant {
  /// Maximum number of bytes of output.
  let maxByteCount: Int
  /// The exact questions that the assistant agrees to, so that it agrees only to what it has seen.
  let confirmedQuestions: [String]
  /// The question that ended the command, because the assistant had not agreed to it; nil if there
  /// was none.
  var pendingQuestion: String?
}

extension Console {
  /// Creates a console that records its output for an assistant and cannot ask anyone else.
  init(_ assistant: ConsoleAssistant, traits: ConsoleTraits) {
    self = .recording(traits)
    self.assistant = assistant
  }
}

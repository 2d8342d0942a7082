/// The assistant that runs a command in a console. A question ends the command; the assistant can
/// agree to it in its next call.
struct ConsoleAssistant {
  /// Maximum number of bytes of output.
  let maxByteCount: Int
  /// The exact questions that the assistant agrees to, so that it agrees only to what it has seen.
  let confirmedQuestions: [String]
  /// The question that it has not agreed to; nil if there was none.
  var pendingQuestion: String?
}

extension Console {
  /// Creates a console that records its output for an assistant and cannot ask anyone else.
  init(_ assistant: ConsoleAssistant, traits: ConsoleTraits) {
    self = .recording(traits)
    self.assistant = assistant
  }
}

/// What a console knows of the assistant that runs a command: it is asked by the answer to one call
/// and agrees with the next.
struct AssistantSeat {
  /// How many bytes it is handed at most.
  let room: Int
  /// The questions that it agrees to, word for word: what they name is what was seen.
  let agreed: [String]
  /// The question that came up beside those.
  var question: String?
}

extension Console {
  /// A console that keeps what is printed for an assistant, at which nobody else can be asked.
  init(_ seat: AssistantSeat, traits: ConsoleTraits) {
    self = .recording(traits)
    assistant = seat
  }
}

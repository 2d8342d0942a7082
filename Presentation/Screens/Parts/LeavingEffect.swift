/// The effects for leaving a page with text input: going back, or asking first.
protocol LeavingEffect: Hashable, Sendable {
  static var back: Self { get }
  static func ask(_ question: Words, then effect: Self) -> Self
}

extension LeavingEffect {
  /// Returns the effect that goes back. If `asksFirst`, it asks the question before.
  static func leaving(
    asksFirst hasEnteredInput: Bool,
    _ question: Words = Words(ko: "적은 것을 버리고 돌아갈까요?", en: "Discard what you typed and leave?")
  ) -> Self {
    hasEnteredInput ? .ask(question, then: .back) : .back
  }
}

/// What a page may want in which something was typed: to go back, and to ask before that.
protocol LeavingEffect: Hashable, Sendable {
  static var back: Self { get }
  static func ask(_ question: Words, then effect: Self) -> Self
}

extension LeavingEffect {
  /// Goes back, after a question if something was typed.
  static func leaving(
    asks hasTyped: Bool,
    _ question: Words = Words(ko: "적은 것을 버리고 돌아갈까요?", en: "Leave, and lose what you typed?")
  ) -> Self {
    hasTyped ? .ask(question, then: .back) : .back
  }
}

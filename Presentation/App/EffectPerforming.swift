import TerminalKit

/// A coordinator whose screens answer with effects that it performs.
protocol EffectPerforming {
  associatedtype Effect

  mutating func perform(_ effect: Effect) throws -> TabOutcome

  /// Reads what a screen shows now and did not before: rows that were scrolled to.
  mutating func readRowsInView() throws
}

extension EffectPerforming {
  mutating func settle(_ answer: ScreenAnswer<Effect>) throws -> TabOutcome {
    switch answer {
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    case .handled(nil):
      try readRowsInView()
      return .handled
    case .handled(let effect?): return try perform(effect)
    }
  }

  mutating func readRowsInView() throws {}
}

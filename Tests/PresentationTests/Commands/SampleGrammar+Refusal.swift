import HearthPresentation

extension SampleGrammar {
  /// Returns why the line is refused, or nil if it is understood.
  static func refusal(_ line: [String]) -> UsageError.Reason? {
    do {
      _ = try parser.parse(line)
      return nil
    } catch {
      return error.reason
    }
  }
}

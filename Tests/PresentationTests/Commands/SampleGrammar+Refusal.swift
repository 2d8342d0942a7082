import HearthPresentation

extension SampleGrammar {
  /// Why the line is refused; nil where it is understood.
  static func refusal(_ line: [String]) -> UsageError.Reason? {
    do {
      _ = try parser.parse(line)
      return nil
    } catch {
      return error.reason
    }
  }
}

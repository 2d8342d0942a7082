import HearthDomain

extension LimitedText where Rule: TextRule {
  /// Returns the maximum number of characters of a field with the old text. A longer text, which an
  /// import may have stored, keeps its length.
  static func limit(insteadOf old: LimitedText?) -> Int {
    max(Rule.lengthRange.upperBound, old?.value.count ?? 0)
  }

  /// Creates a text that was typed in place of the old one. If that was longer than a text may be,
  /// the limit is that of imported texts, and it may stay.
  init(typed text: String, insteadOf old: LimitedText?) throws {
    if let old, old.value.count > Rule.lengthRange.upperBound {
      self = text == old.value ? old : try LimitedText(imported: text)
    } else {
      self = try LimitedText(text)
    }
  }
}

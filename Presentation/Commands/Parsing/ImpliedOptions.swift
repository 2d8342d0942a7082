import HearthDomain
import HearthWhen

/// Recognizes option values in the words after a name. A day, a time and a means of contact can be
/// at the beginning or the end; the other words are a text.
struct ImpliedOptions {
  /// Maximum number of words of a value: `the last day of next month`, `tomorrow at half past 3 in
  /// the afternoon`.
  static let maxValueWords = 8
  /// Maximum number of words that one option takes here.
  static let maxOptionWords = 5

  private(set) var values: [(option: OptionSpec, value: String)] = []

  /// Assigns the words to options that were not given yet. Nil if no option accepts some of the
  /// words, or if `orText` is false and no word has a certain meaning.
  init?(_ words: [String], for options: [OptionSpec], besides given: [String], orText: Bool) {
    var options = options.filter { !given.contains($0.name) && !$0.isOfRepetition }
    // Words that are a day are meant for an option that takes only a day, if there is one.
    options = options.filter { $0.valueKind == .day } + options.filter { $0.valueKind != .day }
    var left = words[...]
    func most() -> [Int] { Array(1...max(1, min(left.count, Self.maxOptionWords))).reversed() }
    func take(_ option: OptionSpec, _ value: String) {
      values.append((option, value))
      options.removeAll { $0.name == option.name }
    }
    /// Assigns as many words as possible from one end to an option of which they are certainly a
    /// value. Returns their number; nil if there are none.
    func taken(
      _ words: (Int) -> ArraySlice<String>, by isCertainlyValue: (OptionSpec, String) -> Bool
    ) -> Int? {
      for count in most() {
        let text = words(count).joined(separator: " ")
        guard let option = options.first(where: { isCertainlyValue($0, text) }) else { continue }
        take(option, text)
        return count
      }
      return nil
    }
    while !left.isEmpty, let count = taken({ left.prefix($0) }, by: { $0.isCertainlyValue($1) }) {
      left = left.dropFirst(count)
    }
    while left.count > 1,
      let count = taken({ left.suffix($0) }, by: { $0.isCertainlyValueAtEnd($1) })
    {
      left = left.dropLast(count)
    }
    guard !left.isEmpty else { return }
    guard orText || !values.isEmpty, let option = options.first(where: \.takesText) else {
      return nil
    }
    take(option, left.joined(separator: " "))
  }
}

extension OptionSpec {
  /// Whether the option's value is any text, as for a memo.
  var takesText: Bool { ["memo", "note", "text"].contains(name) }

  /// Whether the words are a value of this option and probably meant for it: a day, a time
  /// or a contact method.
  fileprivate func isCertainlyValue(_ words: String) -> Bool {
    switch valueKind {
    case .day: WhenReader.isDay(words) && words.count > 1
    case .moment: WhenReader.isDateOrTime(words) && words.count > 1
    case .means: ContactMethod(rawValue: choice(for: words)) != nil
    default: false
    }
  }

  /// Whether words at the end of the line are almost certainly meant as a value of this option.
  /// Means of contact are recognized only in Korean: in `about the call`, the last word is text.
  fileprivate func isCertainlyValueAtEnd(_ words: String) -> Bool {
    isCertainlyValue(words) && (isDayOrMoment || Hangul.isContained(in: words))
  }

  /// Whether the option limits a repetition, so that a day alone is not meant for it: `--until`,
  /// `--except`.
  fileprivate var isOfRepetition: Bool { ["until", "except"].contains(name) }
}

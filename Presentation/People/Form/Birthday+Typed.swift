import HearthDomain
import HearthWhen

extension Birthday {
  /// Returns the birthday as text that can be typed again. Without a year, the day and month are in
  /// the given order: `21/3`.
  func typeableText(_ order: DateOrder) -> String {
    guard order == .dayFirst, case .solar(nil, let month, let day) = self else {
      return description
    }
    return "\(day)/\(month)"
  }
}

extension WhenReader {
  /// Creates a reader for birthdays typed into a form on that day.
  init(today: Day, _ order: DateOrder) {
    self.init(
      WhenContext(now: today.start, zone: FixedZone.utc, dateOrder: order, leaning: .past))
  }

  /// Returns how the birthday was understood, so that the user can check it; nil if none was typed,
  /// or if it is invalid.
  func birthdayRemark(_ typed: String?, in language: Language) -> String? {
    guard let read = typed.flatMap({ try? birthday($0) }) else { return nil }
    let words = read.value.text(in: language, today: context.now.day)
    return
      ([language(ko: "생일: \(words)", en: "Birthday: \(words)")]
      + read.guesses.compactMap { $0.explanation?(language) }).joined(separator: ". ")
  }

  /// Returns the note on what the typed birthday leaves open; nil if it is clear.
  func birthdayGuess(_ typed: String) -> Words? {
    (try? birthday(typed))?.guesses.lazy.compactMap(\.explanation).first
  }
}

import HearthDomain

/// A birthday as a card tells it.
package enum VCardBirthday: Hashable, Sendable {
  case solar(year: Int?, month: Int, day: Int)
  case lunar(year: Int?, month: Int, day: Int, isLeapMonth: Bool)

  /// Where a lunar birthday is kept, for which vCard has no property: `08-15`, `1990-08-15`,
  /// `leap-04-08`, `2020-leap-04-08`.
  package static let lunarProperty = "X-HEARTH-LUNAR-BIRTHDAY"

  /// Years that programs write where none is known.
  private static let placeholders: Set<Int> = [0, 1604, 1900]

  /// Reads a `BDAY`; nil when it does not name a month and a day.
  init?(solar property: VCardProperty) {
    let calendar = property.values(of: "CALSCALE").first ?? "gregorian"
    guard calendar.utf8.equalsIgnoringCase("gregorian"),
      let date = CardDate(property.text.utf8.trimmedBlanks),
      (1...31).contains(date.day)
    else { return nil }
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first.flatMap { Int($0) }
    let isKnown =
      date.year.map { !VCardBirthday.placeholders.contains($0) && $0 != omitted } ?? false
    let year = isKnown ? date.year : nil
    guard Day(year: year ?? 2000, month: date.month, day: date.day) != nil else { return nil }
    self = .solar(year: year, month: date.month, day: date.day)
  }

  /// Reads the value of ``lunarProperty``; nil when no lunar month, or not that of that year, has
  /// such a day.
  init?(lunar text: String) {
    let date = String(decoding: text.utf8.trimmedBlanks, as: UTF8.self)
    guard
      case .lunar(let year, let month, let day, let isLeapMonth)? = try? Birthday("lunar:" + date)
    else { return nil }
    self = .lunar(year: year, month: month, day: day, isLeapMonth: isLeapMonth)
  }

  /// The property that says so in vCard 4.0.
  package var property: VCardProperty {
    switch self {
    case .solar(let year, let month, let day):
      let start = year.map { $0.digits(4) } ?? "--"
      return VCardProperty(
        name: "BDAY", value: start + month.digits(2) + day.digits(2))
    case .lunar(let year, let month, let day, let isLeapMonth):
      let start = (year.map { $0.digits(4) + "-" } ?? "") + (isLeapMonth ? "leap-" : "")
      return VCardProperty(
        name: VCardBirthday.lunarProperty, value: "\(start)\(month.digits(2))-\(day.digits(2))")
    }
  }
}

extension VCard {
  /// The lunar birthday if the card has one, else the first solar one that can be used.
  package var birthday: VCardBirthday? {
    all(VCardBirthday.lunarProperty).lazy.compactMap { VCardBirthday(lunar: $0.text) }.first
      ?? all("BDAY").lazy.compactMap { VCardBirthday(solar: $0) }.first
  }
}

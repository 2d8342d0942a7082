import HearthDomain

/// A birthday as a card tells it.
package enum VCardBirthday: Hashable, Sendable {
  case solar(year: Int?, month: Int, day: Int)
  case lunar(month: Int, day: Int, isLeapMonth: Bool)

  /// Where a lunar birthday is kept, for which vCard has no property: `08-15`, `leap-04-08`.
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

  /// Reads the value of ``lunarProperty``; nil when no lunar month has such a day.
  init?(lunar text: String) {
    let bytes = text.utf8.trimmedBlanks
    let isLeapMonth = bytes.startsIgnoringCase("leap-")
    let numbers = bytes.dropFirst(isLeapMonth ? 5 : 0).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard numbers.count == 2, let month = CardDate.number(numbers[0], 1...2),
      let day = CardDate.number(numbers[1], 1...2), (1...12).contains(month),
      (1...30).contains(day)
    else { return nil }
    self = .lunar(month: month, day: day, isLeapMonth: isLeapMonth)
  }

  /// The property that says so in vCard 4.0.
  package var property: VCardProperty {
    switch self {
    case .solar(let year, let month, let day):
      let start = year.map { $0.digits(4) } ?? "--"
      return VCardProperty(
        name: "BDAY", value: start + month.digits(2) + day.digits(2))
    case .lunar(let month, let day, let isLeapMonth):
      let date = "\(month.digits(2))-\(day.digits(2))"
      return VCardProperty(
        name: VCardBirthday.lunarProperty, value: isLeapMonth ? "leap-" + date : date)
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

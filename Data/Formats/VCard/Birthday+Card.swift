import HearthDomain

extension VCardProperty {
  /// Where a lunar birthday is kept, for which vCard has no property: `08-15`, `1990-08-15`,
  /// `leap-04-08`, `2020-leap-04-08`.
  package static let lunarBirthday = "X-HEARTH-LUNAR-BIRTHDAY"
}

extension Birthday {
  /// Years that programs write where none is known.
  private static let placeholders: Set<Int> = [0, 1604, 1900]

  /// Reads a `BDAY`; nil when it does not name a month and a day.
  init?(solar property: VCardProperty) {
    let calendar = property.values(of: "CALSCALE").first ?? "gregorian"
    guard calendar.utf8.equalsIgnoringCase("gregorian"),
      let date = CardDate(property.text.utf8.trimmedBlanks)
    else { return nil }
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first.flatMap { Int($0) }
    let isKnown = date.year.map { !Birthday.placeholders.contains($0) && $0 != omitted } ?? false
    let read = try? Birthday.solar(checking: date.month, date.day, year: isKnown ? date.year : nil)
    guard let read else { return nil }
    self = read
  }

  /// Reads the value of ``VCardProperty/lunarBirthday``; nil when no lunar month, or not that of
  /// that year, has such a day.
  init?(lunar text: String) {
    let date = String(decoding: text.utf8.trimmedBlanks, as: UTF8.self)
    guard let read = try? Birthday("lunar:" + date), case .lunar = read else { return nil }
    self = read
  }

  /// The property that says so in vCard 4.0.
  var property: VCardProperty {
    switch self {
    case .solar(let year, let month, let day):
      let start = year.map { $0.digits(4) } ?? "--"
      return VCardProperty(
        name: "BDAY", value: start + month.digits(2) + day.digits(2))
    case .lunar(let year, let month, let day, let isLeapMonth):
      let start = (year.map { $0.digits(4) + "-" } ?? "") + (isLeapMonth ? "leap-" : "")
      return VCardProperty(
        name: VCardProperty.lunarBirthday, value: "\(start)\(month.digits(2))-\(day.digits(2))")
    }
  }
}

extension VCard {
  /// The lunar birthday if the card has one, else the first solar one that can be used.
  package var birthday: Birthday? {
    all(VCardProperty.lunarBirthday).lazy.compactMap { Birthday(lunar: $0.text) }.first
      ?? all("BDAY").lazy.compactMap { Birthday(solar: $0) }.first
  }
}

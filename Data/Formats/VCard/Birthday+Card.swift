import HearthDomain

extension VCardProperty {
  /// Property for a lunar birthday, as vCard has none. Values: `08-15`, `1990-08-15`, `leap-04-08`,
  /// `2020-leap-04-08`.
  package static let lunarBirthday = "X-HEARTH-LUNAR-BIRTHDAY"
}

extension Birthday {
  /// Years that programs write if the year is unknown.
  private static let placeholderYears: Set<Int> = [0, 1604, 1900]

  /// Parses a `BDAY` property; nil if it lacks month or day.
  init?(solar property: VCardProperty) {
    let calendar = property.values(of: "CALSCALE").first ?? "gregorian"
    guard calendar.utf8.equalsIgnoringCase("gregorian"),
      let date = CardDate(property.text.utf8.trimmedBlanks)
    else { return nil }
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first.flatMap { Int($0) }
    let isKnown =
      date.year.map { !Birthday.placeholderYears.contains($0) && $0 != omitted } ?? false
    let read = try? Birthday.solar(checking: date.month, date.day, year: isKnown ? date.year : nil)
    guard let read else { return nil }
    self = read
  }

  /// Parses a `BDAY` property; a lunar one names its calendar in its text or as a parameter.
  init?(of property: VCardProperty) {
    if let solar = Birthday(solar: property) {
      self = solar
    } else {
      let calendar = property.values(of: "CALSCALE").first?.lowercased() ?? ""
      self.init(moonIn: property.text, isMarked: ["dangi", "chinese", "lunar"].contains(calendar))
    }
  }

  /// Parses the value of ``VCardProperty/lunarBirthday``; nil if there is no such lunar date, for
  /// example because that month had no 30th day.
  init?(lunar text: String) {
    let date = String(decoding: text.utf8.trimmedBlanks, as: UTF8.self)
    guard let read = try? Birthday("lunar:" + date), case .lunar = read else { return nil }
    self = read
  }

  /// The birthday as a vCard 4.0 property.
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
  /// The lunar birthday if the card has one, else the first valid solar one.
  package var birthday: Birthday? {
    all(VCardProperty.lunarBirthday).compactMap { Birthday(lunar: $0.text) }.first
      ?? all("BDAY").compactMap { Birthday(of: $0) }.first
  }
}

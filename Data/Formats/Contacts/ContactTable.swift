import HearthDomain

/// Contacts as a table, as Google and Outlook export them and people write them.
///
/// Each row becomes a vCard, the columns that it has no property for stand in its note.
struct ContactTable {
  private let columns: [(name: String, meaning: Meaning)]
  private let dates: FileDates

  private typealias Meaning = ContactCard.Part

  /// A name, and a number or an address to reach somebody by.
  static func isHeader(_ header: CSVHeader) -> Bool {
    let meanings = header.names.map(meaning)
    let names: Set<Meaning> = [.fullName, .given, .family]
    return meanings.contains { names.contains($0) }
      && meanings.contains {
        if case .phone = $0 { true } else { $0 == .property("EMAIL") }
      }
  }

  static func read(
    _ source: @escaping () throws -> [UInt8], zone: any ZoneRules, order: DateOrder?,
    each: (ContactDetails) throws -> Void
  ) throws -> ImportReport {
    let file = try DatedFile(source, zone: zone, order: order) {
      var reader = CSVReader(source: $0)
      guard let header = try reader.header() else { return }
      let birthdays = header.names.indices.filter { meaning(header.names[$0]) == .birthday }
      try reader.survey(birthdays, &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.header() else { return reader.report }
    file.tell(&reader.report)
    reader.report.format =
      header.names.contains { $0.hasSuffix(" - Value") }
      ? "Google Contacts" : header["e-mail address", "business phone"] != nil ? "Outlook" : "CSV"
    let table = ContactTable(
      columns: header.names.map { ($0, meaning($0)) }, dates: file.dates)
    while let record = try reader.next() {
      guard let card = table.card(record) else {
        reader.refuseLast(record, .empty)
        continue
      }
      if let fact = try card.read(line: record.line, &reader.report, each: each) {
        reader.refuseLast(record, fact)
      }
    }
    return reader.report
  }

  // MARK: Rows

  /// Nil for a row with nothing in it.
  private func card(_ record: CSVRecord) -> ContactCard? {
    var card = ContactCard()
    for (place, column) in columns.enumerated() {
      let text = record.text(place)
      guard !text.isEmpty else { continue }
      switch column.meaning {
      case .birthday:
        if let day = birthday(text) { card.take(.birthday, day, called: column.name) }
      // A note may have any signs in it.
      case .property("NOTE"): card.take(column.meaning, text, called: column.name)
      case .property, .phone:
        for value in ContactTable.values(text) {
          card.take(column.meaning, value, called: column.name)
        }
      default: card.take(column.meaning, text, called: column.name)
      }
    }
    return card.isEmpty ? nil : card
  }

  /// Google puts several into one cell.
  private static func values(_ text: String) -> [String] {
    guard text.contains(":::") else { return [text] }
    return text.split(separator: ":").map { $0.withoutBlanks }.filter { !$0.isEmpty }
  }

  /// As vCard has it; nil for the zeros that Outlook writes for none.
  private func birthday(_ text: String) -> String? {
    guard text.contains(where: { ("1"..."9").contains($0) }) else { return nil }
    if text.hasPrefix("--") { return text }
    if let day = dates.day(text) { return day.description }
    // Of a leap year: the year is not told.
    guard let day = dates.day(text, in: 2000) else { return text }
    return "--\(day.month.digits(2))\(day.dayOfMonth.digits(2))"
  }

  // MARK: Columns

  private static func meaning(_ name: String) -> Meaning {
    let name = name.withoutBlanks.lowercased()
    if let known = known[name] { return known }
    if name.hasSuffix(" - label") || name.hasSuffix(" - type") { return .label }
    if name.hasPrefix("e-mail") || name.hasPrefix("email") {
      return name.hasSuffix("type") || name.hasSuffix("display name")
        ? .label : .property("EMAIL")
    }
    if name.hasPrefix("website"), name.hasSuffix("value") { return .property("URL") }
    if let address = address(name) { return address }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let isPhone = ["phone", "telephone", "mobile", "fax", "pager"].contains { words.contains($0) }
    guard isPhone || ["전화", "휴대폰", "핸드폰"].contains(where: name.contains) else { return .other }
    let isMobile = ["mobile", "cell"].contains { words.contains($0) }
    if isMobile || name.contains("휴대") || name.contains("핸드폰") { return .phone("cell") }
    if name.contains("fax") || name.contains("팩스") { return .phone("fax") }
    if words.contains("home") || name.contains("집") { return .phone("home") }
    let isWork = ["business", "work", "company"].contains { words.contains($0) }
    return .phone(isWork || name.contains("회사") || name.contains("근무처") ? "work" : "")
  }

  /// `Home Street`, `Business Postal Code`, `Address 1 - City`.
  private static func address(_ name: String) -> Meaning? {
    let parts = [
      "po box": 0, "extended address": 1, "street": 2, "formatted": 2, "city": 3, "region": 4,
      "state": 4, "postal code": 5, "country": 6, "country/region": 6,
    ]
    for kind in ["home ", "business ", "other ", "address 1 - ", "address 2 - ", "address 3 - "]
    where name.hasPrefix(kind) {
      guard let part = parts[String(name.dropFirst(kind.count))] else { continue }
      // A formatted address says the same as its parts.
      if name.hasSuffix("formatted") { return .label }
      let type = ["home ": "home", "business ": "work"][kind] ?? ""
      return .address(type, part)
    }
    return nil
  }

  private static let known: [String: Meaning] = [
    "name": .fullName, "full name": .fullName, "display name": .fullName, "file as": .label,
    "이름": .fullName, "성명": .fullName,
    "first name": .given, "given name": .given, "middle name": .middle,
    "additional name": .middle, "last name": .family, "family name": .family, "surname": .family,
    "성": .family, "name prefix": .prefix, "title": .prefix, "name suffix": .suffix,
    "suffix": .suffix, "nickname": .property("NICKNAME"), "별명": .property("NICKNAME"),
    "birthday": .birthday, "birth date": .birthday, "date of birth": .birthday, "생일": .birthday,
    "생년월일": .birthday, "notes": .property("NOTE"), "note": .property("NOTE"),
    "메모": .property("NOTE"), "이메일": .property("EMAIL"), "전자 메일 주소": .property("EMAIL"),
    "company": .organization(0), "organization": .organization(0),
    "organization name": .organization(0), "organization 1 - name": .organization(0),
    "회사": .organization(0), "department": .organization(1),
    "organization department": .organization(1), "organization 1 - department": .organization(1),
    "부서": .organization(1), "job title": .property("TITLE"),
    "organization title": .property("TITLE"), "organization 1 - title": .property("TITLE"),
    "직함": .property("TITLE"), "labels": .property("CATEGORIES"),
    "group membership": .property("CATEGORIES"), "categories": .property("CATEGORIES"),
    "web page": .property("URL"), "personal web page": .property("URL"),
    "photo": .property("PHOTO"), "priority": .label, "sensitivity": .label, "private": .label,
    "gender": .other,
  ]
}

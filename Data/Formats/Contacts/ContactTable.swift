import HearthDomain

/// Contacts as a table, as exported by Google and Outlook or written by people.
///
/// Each row becomes a vCard; values without a vCard property go to its note.
struct ContactTable {
  private let columns: [Column]
  /// Index of the column that tells in which calendar the birthdays are; nil if there is none.
  private let calendar: Int?
  private let dates: FileDates

  private typealias Meaning = ContactCard.Part

  private struct Column {
    let name: String
    /// What the column contains; nil if it only describes another column, as the label of a phone
    /// number does.
    let meaning: Meaning?
    /// Index of the column with the label of this column's values; nil if there is none.
    let label: Int?
  }

  /// Whether the header has a name, and a phone number or an address.
  static func isHeader(_ header: CSVHeader) -> Bool {
    hasNameAndMore(header) {
      switch $0 {
      case .phone, .address, .wholeAddress, .property("EMAIL"): true
      case .fullName, .given, .middle, .family, .prefix, .suffix, .property, .birthday,
        .organization, .other:
        false
      }
    }
  }

  /// Whether the header has a name and anything else about people; a note does not suffice.
  static func mayBeHeader(_ header: CSVHeader) -> Bool { hasNameAndMore(header) { $0 != .other } }

  private static func hasNameAndMore(_ header: CSVHeader, _ isMore: (Meaning) -> Bool) -> Bool {
    let meanings = header.names.compactMap(meaning)
    let names: Set<Meaning> = [.fullName, .given, .family]
    return meanings.contains(where: names.contains)
      && meanings.contains { !names.contains($0) && isMore($0) }
  }

  static func read(
    _ source: @escaping () throws -> [UInt8], zone: any ZoneRules, hints: ImportHints,
    each: (ContactDetails) throws -> ImportFact?
  ) throws -> ImportReport {
    let file = try DatedFile(source, zone: zone, order: hints.dateOrder) {
      var reader = CSVReader(source: $0)
      guard let header = try reader.readHeader()?.renamed(hints) else { return }
      let birthdays = header.names.indices.filter { meaning(header.names[$0]) == .birthday }
      try reader.survey(birthdays, &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let header = try reader.readHeader()?.renamed(hints) else { return reader.report }
    file.addNote(&reader.report)
    let isOutlook = header["e-mail address", "business phone"] != nil
    let program: String? =
      header.names.contains { $0.hasSuffix(" - Value") }
      ? "Google Contacts" : isOutlook ? "Outlook" : nil
    reader.report.format = program ?? CSVReader.formatName
    reader.report.answers = header.answersWithAllColumns(hints)
    let calendar = header.names.firstIndex { isCalendarName($0.withoutBlanks.lowercased()) }
    let table = ContactTable(columns: columns(header), calendar: calendar, dates: file.dates)
    let read = fieldNames(header)
    try header.checkAnswers(hints, read, among: fields)
    if program == nil {
      let unknown = table.columns.indices.filter {
        table.columns[$0].meaning == .other && knownNames[header.names[$0].lowercased()] == nil
      }
      try header.ask(about: unknown, hints, read, among: fields)
      reader.report.columns = header.readColumns(read)
    }
    let used: [Int?] =
      table.columns.indices.filter { table.columns[$0].meaning != nil } + [calendar]
    let unused = header.otherColumns(besides: used + table.columns.map(\.label))
    var others = SkippedColumns()
    while let record = try reader.next() {
      var facts: [ImportFact] = []
      guard let card = table.card(record, &facts) else {
        reader.markLastSkipped(record, .empty)
        continue
      }
      if let fact = try card.importContact(line: record.line, &reader.report, each: each) {
        reader.markLastSkipped(record, fact)
      }
      for fact in facts { reader.report.warn(line: record.line, fact) }
      others.count(record.values(of: unused), line: record.line)
    }
    others.note(&reader.report)
    return reader.report
  }

  /// Names by which users say what a column is.
  static let fields = [
    "name", "first name", "last name", "nickname", "phone", "mobile", "email", "birthday",
    "home address", "company", "department", "job title", "labels", "web page", "notes",
  ]

  /// Returns the fields as which the columns can be read.
  static func fieldNames(_ header: CSVHeader) -> ReadFields {
    ReadFields(
      uniqueKeysWithValues: columns(header).enumerated().compactMap { index, column in
        column.meaning?.fieldName.map { (index, $0) }
      })
  }

  // MARK: Rows

  /// Converts a row to a contact; returns nil if the row is empty.
  private func card(_ record: CSVRecord, _ facts: inout [ImportFact]) -> ContactCard? {
    var card = ContactCard()
    for (place, column) in columns.enumerated() {
      let text = record.text(place)
      guard let meaning = column.meaning, !text.isEmpty,
        !ContactTable.isOutlookDefault(text, in: column.name)
      else { continue }
      // Google marks the primary label with a star.
      let label = record.text(column.label).drop { $0 == "*" || $0.isWhitespace }
      switch meaning {
      case .birthday:
        let isLunarColumn = ContactTable.isLunarName(column.name.withoutBlanks.lowercased())
        let told = record.text(calendar)
        guard let kind = BirthdayCalendar(told, isLunar: isLunarColumn) else {
          facts.append(.unusable(field: written(calendar), text: ImportFact.excerpt(told)))
          card.add(.other, text, called: column.name)
          continue
        }
        if let moon = Birthday(
          moonIn: text, dates, isMarked: kind != .solar, isLeap: kind == .leapMonth)
        {
          card.addProperty(moon.property.name, moon.property.value)
        } else if kind != .solar {
          facts.append(.unusable(field: column.name, text: ImportFact.excerpt(text)))
          card.add(.other, text, called: column.name)
        } else if let day = birthday(text) {
          card.add(.birthday, day, called: column.name)
        }
      // Notes are not split at `:::`, as they may contain anything.
      case .property("NOTE"): card.add(meaning, text, called: column.name)
      case .property("CATEGORIES"):
        let names = ContactTable.categories(text).map(ContentText.escaped)
        if !names.isEmpty { card.addProperty("CATEGORIES", names.joined(separator: ",")) }
      case .property, .phone:
        for value in ContactTable.values(text) {
          card.add(meaning, value, called: column.name, as: String(label))
        }
      default: card.add(meaning, text, called: column.name, as: String(label))
      }
    }
    return card.isEmpty ? nil : card
  }

  private func written(_ column: Int?) -> String { column.map { columns[$0].name } ?? "" }

  /// The calendar of a birthday, as a cell tells it.
  private enum BirthdayCalendar {
    case solar, lunar, leapMonth

    /// Creates the calendar from the first word of its name; nil if it is unknown.
    init?(_ text: String, isLunar: Bool) {
      let text = text.lowercased()
      func begins(_ words: String...) -> Bool { words.contains(where: text.hasPrefix) }
      if begins("윤", "leap")
        || begins("음", "lunar") && (text.contains("윤") || text.contains("leap"))
      {
        self = .leapMonth
      } else if begins("음", "lunar", "평달") || text.isEmpty && isLunar {
        self = .lunar
      } else if text.isEmpty || begins("양", "solar", "gregorian") {
        self = isLunar ? .lunar : .solar
      } else {
        return nil
      }
    }
  }

  /// Splits a cell at `:::`, by which Google separates several values.
  private static func values(_ text: String) -> [String] {
    text.split(at: ":::").map { $0.withoutBlanks }.filter { !$0.isEmpty }
  }

  /// Returns the groups of a contact, without Google's group of all contacts.
  private static func categories(_ text: String) -> [String] {
    values(text).flatMap { $0.split(separator: ";") }
      .map { String($0.drop { $0 == "*" || $0.isWhitespace }) }
      .filter { !["", "mycontacts", "my contacts"].contains($0.lowercased()) }
  }

  /// Whether the value is a default that Outlook writes for every contact.
  private static func isOutlookDefault(_ text: String, in column: String) -> Bool {
    ["priority", "sensitivity", "private"].contains(column.lowercased())
      && ["normal", "false", "no", "보통", "거짓"].contains(text.lowercased())
  }

  /// Returns the birthday in vCard form; unchanged if it is not a date. Returns nil for zeros,
  /// which Outlook writes for no date.
  private func birthday(_ text: String) -> String? {
    guard text.contains(where: { !"0-/.: ".contains($0) }) else { return nil }
    if text.hasPrefix("--") { return ContentText.escaped(text) }
    if let day = dates.day(text) { return day.description }
    // For a date without a year, parse it in a leap year, so that 29 February is valid.
    guard let day = dates.day(text, in: 2000) else { return ContentText.escaped(text) }
    return "--\(day.month.digits(2))\(day.dayOfMonth.digits(2))"
  }

  // MARK: Columns

  /// Returns the meanings of the columns, each with the column of its label.
  private static func columns(_ header: CSVHeader) -> [Column] {
    let names = header.names.map { $0.withoutBlanks.lowercased() }
    var labels: [String: Int] = [:]
    for (place, name) in names.enumerated() {
      guard let ending = labelSuffixes.first(where: name.hasSuffix) else { continue }
      labels[String(name.dropLast(ending.count))] = place
    }
    let described = names.map { name in
      name.lastIndex(of: "-").map { String(name[..<$0].withoutBlanks) } ?? ""
    }
    let used = names.indices.map { place in
      labels[described[place]].flatMap { $0 == place ? nil : $0 }
    }
    let meanings = header.names.map(meaning)
    // Beside a family name, 이름 is the given name.
    let isInParts = meanings.contains(.family) && !meanings.contains(.given)
    return names.indices.map { place in
      let isGiven = isInParts && meanings[place] == .fullName
      return Column(
        name: header.written[place],
        meaning: used.contains(place) || isCalendarName(names[place])
          ? nil : isGiven ? .given : meanings[place],
        label: used[place])
    }
  }

  private static let labelSuffixes = [" - label", " - type"]

  /// Whether a column with this name has lunar birthdays, as 음력 생일 has.
  private static func isLunarName(_ name: String) -> Bool {
    (name.contains("음력") && name.contains("생일") || name == "lunar birthday")
      && !isCalendarName(name)
  }

  /// Whether a column with this name tells the calendar of a birthday.
  private static func isCalendarName(_ name: String) -> Bool {
    ["calendar", "birthday calendar"].contains(name) || name.contains("양력") && name.contains("음력")
      || ["음양력", "양음력", "음력여부", "음력 여부", "생일 달력", "생일구분", "생일 구분"].contains(name)
  }

  /// Returns what a column with this name contains; nil if it is not used.
  private static func meaning(_ name: String) -> Meaning? {
    let name = name.withoutBlanks.lowercased()
    if let known = knownNames[name] { return known }
    if isLunarName(name) { return .birthday }
    if labelSuffixes.contains(where: name.hasSuffix) { return .other }
    if name.hasPrefix("e-mail") || name.hasPrefix("email") {
      return name.hasSuffix("type") || name.hasSuffix("display name") ? nil : .property("EMAIL")
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

  /// Parses names of address columns: `Home Street`, `Business Postal Code`, `Address 1 - City`.
  private static func address(_ name: String) -> Meaning? {
    func component(_ name: String) -> Int? {
      let synonyms = ["state": "region", "country/region": "country"]
      return addressParts.firstIndex(of: synonyms[name] ?? name)
    }
    for (kind, type) in addressKinds where name.hasPrefix(kind + " ") {
      let rest = String(name.dropFirst(kind.count + 1))
      if rest == "address" { return .wholeAddress(type) }
      if let part = component(rest) { return .address(type, part) }
    }
    guard name.hasPrefix("address "), let hyphen = name.lastIndex(of: "-") else { return nil }
    let kind = String(name[..<hyphen].withoutBlanks)
    let rest = name[name.index(after: hyphen)...].withoutBlanks
    return rest == "formatted" ? .wholeAddress(kind) : component(rest).map { .address(kind, $0) }
  }

  /// Components of an address in the order of `ADR`.
  fileprivate static let addressParts = [
    "po box", "extended address", "street", "city", "region", "postal code", "country",
  ]
  /// Words before them in names of columns, and the types of addresses that they mean.
  fileprivate static let addressKinds = [
    (word: "home", type: "home"), (word: "business", type: "work"), (word: "other", type: "other"),
  ]

  private static let knownNames: [String: Meaning] = [
    "name": .fullName, "full name": .fullName, "display name": .fullName, "file as": .other,
    "이름": .fullName, "성명": .fullName, "이름(성 제외)": .given, "집 주소": .wholeAddress("home"),
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
    "그룹": .property("CATEGORIES"), "웹페이지": .property("URL"),
    "web page": .property("URL"), "personal web page": .property("URL"),
    "photo": .property("PHOTO"), "priority": .other, "sensitivity": .other, "private": .other,
    "gender": .other,
  ]
}

extension ContactCard.Part {
  /// The name of a column with the value; nil for values that go to the note.
  fileprivate var fieldName: String? {
    switch self {
    case .fullName: "name"
    case .given: "first name"
    case .family: "last name"
    case .middle: "middle name"
    case .prefix: "name prefix"
    case .suffix: "name suffix"
    case .property("NOTE"): "notes"
    case .property("TITLE"): "job title"
    case .property("CATEGORIES"): "labels"
    case .property("URL"): "web page"
    case .property(let name): name.lowercased()
    case .phone("cell"): "mobile"
    case .phone: "phone"
    case .birthday: "birthday"
    case .organization(let part): part == 0 ? "company" : "department"
    case .address(let type, let part): "\(Self.word(type)) \(ContactTable.addressParts[part])"
    case .wholeAddress(let type): "\(Self.word(type)) address"
    case .other: nil
    }
  }

  private static func word(_ type: String) -> String {
    ContactTable.addressKinds.first { $0.type == type }?.word ?? "other"
  }
}

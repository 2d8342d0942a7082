import HearthDomain
import JSONText

/// A Monica export: people with notes and a history of meetings.
///
/// Each person becomes a vCard. Data without a vCard property goes to its note. So do meetings,
/// since only people who are plants have a history of contacts here.
struct MonicaAccount {
  /// Keys at the beginning of every Monica export.
  static let signatureKeys = [["version", "app_version", "export_date"]]
  /// Maximum size of the document without photos, in bytes. No user writes that much.
  static let maxDocumentSize = 64 << 20

  let dates: FileDates
  var limit = maxDocumentSize

  func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport {
    let records = JSONRecords(lists: [], keys: ["account"], limit: limit)
    var text = JSONWithoutFiles()
    func next() throws -> [UInt8] {
      while case let bytes = try source(), !bytes.isEmpty {
        let left = text.filtered(bytes)
        if !left.isEmpty { return left }
      }
      return []
    }
    var report = try records.read(next) { fields, line, report in
      let account = fields["account"]
      let parts = MonicaParts(account)
      let types = MonicaParts.byUUID(account?["instance"]?["contact_field_types"])
      let activities = MonicaParts.byUUID(.array(parts["activity"]))
      for contact in parts["contact"] {
        report.countRead()
        let (card, care) = self.card(contact, types, activities)
        let refused = try card.importContact(line: line, &report) { try each($0, care) }
        if let refused { report.skipLast(line: line, refused) }
      }
      for (kind, count) in parts.skippedCounts {
        report.warn(line: line, .unstorableValues(field: kind, records: count))
      }
    }
    report.format = report.format.map { _ in "Monica" }
    return report
  }

  private func card(
    _ contact: JSONValue, _ types: [String: JSONValue], _ activities: [String: JSONValue]
  ) -> (card: ContactCard, care: ImportedCare?) {
    let parts = MonicaParts(contact)
    var card = ContactCard()
    func take(_ part: ContactCard.Part, _ value: JSONValue?, called name: String) {
      guard let text = value?.stringValue, !text.allSatisfy(\.isWhitespace) else { return }
      card.add(part, text, called: name)
    }
    take(.property("UID"), contact["uuid"], called: "uuid")
    let properties = contact["properties"]
    for (part, name) in MonicaAccount.parts { take(part, properties?[name], called: name) }
    birthday(of: properties, &card)
    for field in parts["contact_field"] {
      let type = field["properties"]?["type"]?.stringValue.flatMap { types[$0]?["properties"] }
      let kind = type?["type"]?.stringValue ?? type?["name"]?.stringValue?.lowercased() ?? ""
      let part: ContactCard.Part =
        switch kind {
        case "phone": .phone("")
        case "email": .property("EMAIL")
        default: .other
        }
      take(part, field["properties"]?["data"], called: type?["name"]?.stringValue ?? kind)
    }
    for (place, address) in parts["address"].enumerated() {
      for (part, name) in ["", "", "street", "city", "province", "postal_code", "country"]
        .enumerated()
      {
        let type =
          ["home", "work"].indices.contains(place) ? ["home", "work"][place] : "\(place + 1)"
        take(.address(type, part), address["properties"]?[name], called: name)
      }
    }
    let tags = properties?["tags"]?.arrayValue?.compactMap(\.stringValue) ?? []
    if !tags.isEmpty {
      card.addProperty("CATEGORIES", tags.map(ContentText.escaped).joined(separator: ","))
    }
    for note in parts["note"] { take(.other, note["properties"]?["body"], called: "") }
    let meetings = meetings(parts, activities)
    for meeting in meetings {
      let text = meeting.text.isEmpty ? meeting.kind : "\(meeting.kind): \(meeting.text)"
      card.add(.other, (meeting.day.map { "\($0) " } ?? "") + text, called: "")
    }
    for (kind, values) in parts.noteParts {
      for text in values.compactMap(MonicaAccount.text) {
        card.add(.other, text, called: kind)
      }
    }
    let isGone = properties?["is_dead"].map { $0.boolValue ?? ($0.intValue == 1) } ?? false
    let care = ImportedCare(
      everyDays: isGone ? nil : properties?["stay_in_touch_frequency"]?.intValue,
      meetings: meetings.compactMap { meeting in
        meeting.day.map { .init(on: $0, by: meeting.contactMethod, text: meeting.text) }
      })
    return (card, care)
  }

  private static let parts: [(ContactCard.Part, String)] = [
    (.given, "first_name"), (.middle, "middle_name"), (.family, "last_name"),
    (.property("NICKNAME"), "nickname"), (.property("TITLE"), "job"), (.organization(0), "company"),
    (.property("NOTE"), "description"), (.other, "food_preferences"),
  ]

  /// Adds the birthday and other dates. If a date was estimated from an age, adds only its
  /// approximate year, to the note.
  private func birthday(of properties: JSONValue?, _ card: inout ContactCard) {
    for name in ["birthdate", "first_met_date", "deceased_date"] {
      guard let date = properties?[name], let text = date["date"]?.stringValue, !text.isEmpty
      else { continue }
      guard let day = dates.day(text.prefix(10)) else {
        if name == "birthdate" {
          card.add(.birthday, ContentText.escaped(text), called: name)
        } else {
          card.add(.other, text, called: name)
        }
        continue
      }
      let yearless = "--\(day.description.dropFirst(5))"
      let isGuessed = MonicaAccount.bool(date["is_age_based"])
      let told = MonicaAccount.bool(date["is_year_unknown"]) ? yearless : day.description
      if name == "birthdate", !isGuessed {
        card.add(.birthday, told, called: name)
      } else {
        card.add(.other, isGuessed ? "~\(day.year)" : told, called: name)
      }
    }
  }

  private static func bool(_ value: JSONValue?) -> Bool {
    value?.boolValue ?? (value?.intValue == 1)
  }

  private struct Meeting {
    /// Day of the meeting; nil if it is unknown.
    let day: Day?
    let contactMethod: ContactMethod
    let kind, text: String
  }

  /// Returns the meetings, sorted by day.
  private func meetings(
    _ parts: MonicaParts, _ activities: [String: JSONValue]
  ) -> [Meeting] {
    let shared = parts["activity"].compactMap { value in
      value.stringValue.flatMap { activities[$0] } ?? (value.objectValue == nil ? nil : value)
    }
    let kinds: [(values: [JSONValue], kind: String, means: ContactMethod, moment: String)] = [
      (shared, "activity", .meet, "happened_at"), (parts["call"], "call", .call, "called_at"),
      (parts["conversation"], "conversation", .message, "happened_at"),
    ]
    return kinds.flatMap { kind in
      kind.values.compactMap { value -> Meeting? in
        let told = value["properties"]
        let moment = told?[kind.moment]?.stringValue ?? ""
        // Only calls have a time; other meetings have a day, written as midnight UTC.
        let isDay = kind.means != .call || ISOMoment(moment)?.time == .midnight
        let day = isDay ? dates.day(moment.prefix(10)) : dates.day(moment)
        let texts = ["summary", "description", "content"].compactMap { told?[$0]?.stringValue }
        let messages = told?["messages"]?.arrayValue?.compactMap {
          ($0["properties"]?["content"] ?? $0["content"])?.stringValue
        }
        let text = (texts + (messages ?? [])).filter { !$0.isEmpty }.joined(separator: "\n")
        // Skip a reference to an object that is missing in the file, as it has neither a day nor a
        // text.
        if day == nil && text.isEmpty { return nil }
        return Meeting(day: day, contactMethod: kind.means, kind: kind.kind, text: text)
      }
    }
    .sorted { $0.day ?? .latest < $1.day ?? .latest }
  }

  /// Returns the texts of an object of another kind; nil if it has none.
  private static func text(_ value: JSONValue) -> String? {
    let texts = (value["properties"]?.objectValue?.members ?? []).compactMap {
      member -> String? in
      guard let text = member.value.stringValue, !text.isEmpty, member.key != "type" else {
        return member.value.intValue.map { "\(member.key) \($0)" }
      }
      return text
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// The objects of an account or contact in a Monica export, listed by kind.
private struct MonicaParts {
  /// Kinds of an account's objects that are not reported as skipped.
  private static let unreportedKinds: Set<String> = ["contact", "activity", "user", "addressbook"]
  /// Kinds of objects that have their own place in a contact; objects of other kinds go to its
  /// note.
  private static let importedKinds: Set<String> = [
    "contact_field", "address", "note", "activity", "call", "conversation", "photo", "document",
  ]

  private var lists: [(kind: String, values: [JSONValue])] = []

  init(_ owner: JSONValue?) {
    for part in owner?["data"]?.arrayValue ?? [] {
      guard let kind = part["type"]?.stringValue else { continue }
      lists.append((kind, part["values"]?.arrayValue ?? []))
    }
  }

  subscript(kind: String) -> [JSONValue] { lists.filter { $0.kind == kind }.flatMap(\.values) }

  /// Objects of a contact that go to its note.
  var noteParts: [(kind: String, values: [JSONValue])] {
    lists.filter { !MonicaParts.importedKinds.contains($0.kind) }
  }

  /// Numbers of the account's objects that are not imported, by kind.
  var skippedCounts: [(kind: String, count: Int)] {
    lists.filter { !MonicaParts.unreportedKinds.contains($0.kind) }.map {
      ($0.kind, $0.values.count)
    }
    .filter { $0.count > 0 }
  }

  /// Returns the objects by their UUIDs.
  static func byUUID(_ list: JSONValue?) -> [String: JSONValue] {
    Dictionary(
      (list?.arrayValue ?? []).compactMap { value in
        value["uuid"]?.stringValue.map { ($0, value) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

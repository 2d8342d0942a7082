import HearthDomain

/// People in an LDIF file, as exported by Thunderbird, Evolution and directories.
///
/// Each entry becomes a vCard, with other values in its note. Binary values other than photos, and
/// values that are only a URL, are left out.
struct LDIFContactFile {
  /// Classes of entries that are no people: containers and address lists.
  private static let containerClasses: Set<String> = [
    "organizationalunit", "organization", "domain", "dcobject", "locality", "country",
  ]
  private static let groupClasses: Set<String> = [
    "groupofnames", "groupofuniquenames", "mailgroup",
  ]

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ContactDetails) throws -> ImportFact?
  ) throws -> ImportReport {
    var reader = LDIFReader(source: source)
    while let entry = try reader.next() {
      do {
        let card = try card(of: entry, &reader.report)
        if let fact = try card.importContact(line: entry.line, &reader.report, each: each) {
          throw UnreadableRecord(fact)
        }
      } catch let error as UnreadableRecord {
        reader.report.skipLast(line: entry.line, error.fact)
      }
    }
    if reader.report.readCount > 0 { reader.report.format = "LDIF" }
    return reader.report
  }

  /// Returns the vCard of the entry. Throws ``UnreadableRecord`` if it is not a person.
  private func card(
    of entry: LDIFReader.Entry, _ report: inout ImportReport
  ) throws(UnreadableRecord) -> ContactCard {
    let kinds = Set(
      entry.values.filter { $0.name == "objectclass" }
        .map { String(decoding: $0.bytes, as: UTF8.self).lowercased() })
    if !kinds.isDisjoint(with: LDIFContactFile.groupClasses) { throw UnreadableRecord(.group) }
    if !kinds.isDisjoint(with: LDIFContactFile.containerClasses), !kinds.contains("person") {
      throw UnreadableRecord(.noName)
    }
    var card = ContactCard()
    var birth: [String: Int] = [:]
    for value in entry.values {
      if value.name == "jpegphoto", !value.isURL {
        card.addProperty("PHOTO", "data:image/jpeg;base64," + LDIFContactFile.base64(value.bytes))
        continue
      }
      if LDIFContactFile.ignoredAttributes.contains(value.name) { continue }
      let part = LDIFContactFile.parts[value.name] ?? .other
      guard !value.isURL, let text = LDIFContactFile.text(value.bytes) else {
        report.warn(
          line: entry.line, .unstorableValues(field: ImportFact.excerpt(value.name), records: 1))
        continue
      }
      if text.allSatisfy(\.isWhitespace) { continue }
      switch value.name {
      case "changetype":
        if text != "add" { throw UnreadableRecord("changetype", text) }
      case "birthyear", "birthmonth", "birthday":
        if let number = Int(text) {
          birth[value.name] = number
        } else {
          card.add(.other, text, called: value.name)
        }
      // If an attribute has several names, the first one is displayed.
      default: card.add(card.hasNamePart(part) ? .other : part, text, called: value.name)
      }
    }
    for line in entry.unreadable {
      report.warn(line: entry.line, .unreadableLine(text: ImportFact.excerpt(line)))
      card.add(.other, line, called: "")
    }
    LDIFContactFile.addBirthday(birth, into: &card)
    return card
  }

  /// Adds the birthday. A year alone is not a birthday, and is added to the note.
  private static func addBirthday(_ birth: [String: Int], into card: inout ContactCard) {
    if let month = birth["birthmonth"], let day = birth["birthday"],
      let birthday = try? Birthday.solar(checking: month, day, year: birth["birthyear"])
    {
      let text = birthday.description
      return card.add(.birthday, birth["birthyear"] == nil ? "--" + text : text, called: "")
    }
    for name in ["birthyear", "birthmonth", "birthday"] {
      if let number = birth[name] { card.add(.other, String(number), called: name) }
    }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = String(decoding: UnpaddedBase64.encoded(bytes), as: UTF8.self)
    return letters + String(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }

  /// Returns the bytes as text; nil if they are not text.
  private static func text(_ bytes: [UInt8]) -> String? {
    if bytes.contains(0) || BinaryBeginning(bytes) != nil { return nil }
    var chunks = TextChunks(plain: true, source: ChunkSource([bytes]).next)
    var plain: [UInt8] = []
    while let more = try? chunks.next() { plain += more }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Attributes to skip: those of the directory or its programs, and passwords.
  private static let ignoredAttributes: Set<String> = [
    "dn", "version", "objectclass", "modifytimestamp", "createtimestamp", "creatorsname",
    "modifiersname", "entrydn", "entrycsn", "structuralobjectclass", "subschemasubentry",
    "hassubordinates", "mozillausehtmlmail", "xmozillausehtmlmail", "userpassword",
  ]

  private static let parts: [String: ContactCard.Part] = {
    let names: [(ContactCard.Part, [String])] = [
      (.fullName, ["cn", "commonname", "displayname"]), (.given, ["givenname", "gn"]),
      (.family, ["sn", "surname"]),
      (.property("NICKNAME"), ["mozillanickname", "xmozillanickname"]),
      (.property("EMAIL"), ["mail", "rfc822mailbox", "mozillasecondemail", "xmozillasecondemail"]),
      (.phone("work"), ["telephonenumber"]),
      (.phone("home"), ["homephone", "hometelephonenumber"]),
      (.phone("cell"), ["mobile", "mobiletelephonenumber", "cellphone", "carphone"]),
      (.phone("fax"), ["facsimiletelephonenumber", "fax"]),
      (.phone("pager"), ["pager", "pagerphone"]),
      (.address("work", 0), ["postofficebox"]), (.address("work", 1), ["mozillaworkstreet2"]),
      (.address("work", 2), ["street", "streetaddress"]),
      (.address("work", 3), ["l", "locality", "localityname"]),
      (.address("work", 4), ["st", "region"]), (.address("work", 5), ["postalcode", "zip"]),
      (.address("work", 6), ["c", "co", "countryname"]),
      (.address("home", 1), ["mozillahomestreet2"]),
      (.address("home", 2), ["mozillahomestreet", "homestreet"]),
      (.address("home", 3), ["mozillahomelocalityname"]),
      (.address("home", 4), ["mozillahomestate"]),
      (.address("home", 5), ["mozillahomepostalcode"]),
      (.address("home", 6), ["mozillahomecountryname"]),
      (.property("TITLE"), ["title"]), (.organization(0), ["o", "organizationname", "company"]),
      (.organization(1), ["ou", "department", "departmentnumber", "orgunit"]),
      (
        .property("URL"),
        ["mozillaworkurl", "workurl", "mozillahomeurl", "homeurl", "labeleduri"]
      ),
      (.property("NOTE"), ["description", "notes"]), (.property("UID"), ["entryuuid"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: names.flatMap { part, names in names.map { ($0, part) } })
  }()
}

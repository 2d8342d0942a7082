import HearthDomain

/// A vCard that is put together from what another format tells of somebody: with all that vCard has
/// a property for; the rest stands in its note with its name, so that nothing is lost.
struct ContactCard {
  /// What a value says.
  enum Part: Hashable {
    case fullName, given, middle, family, prefix, suffix
    case property(String)
    case phone(String)
    case birthday
    case organization(Int)
    case address(String, Int)
    /// What tells nothing by itself, such as the label of the column beside it.
    case label
    case other
  }

  private var names: [Part: String] = [:]
  private var organization: [Int: String] = [:]
  private var addresses: [String: [Int: String]] = [:]
  private var notes: [String] = []
  private var properties: [VCardProperty] = []

  var isEmpty: Bool {
    names.isEmpty && properties.isEmpty && organization.isEmpty && notes.isEmpty
  }

  /// Takes a value under the name that it has there; a birthday is that of vCard.
  mutating func take(_ part: Part, _ text: String, called name: String) {
    switch part {
    case .fullName, .given, .middle, .family, .prefix, .suffix: names[part] = text
    case .property("NOTE"): notes.insert(text, at: 0)
    case .property(let name): put(name, ContentText.escaped(text))
    case .phone(let type):
      let types = type.isEmpty ? [] : [VCardParameter("TYPE", type)]
      put("TEL", ContentText.escaped(text), types)
    case .birthday: put("BDAY", text)
    case .organization(let part): organization[part] = text
    case .address(let kind, let part): addresses[kind, default: [:]][part] = text
    case .label: break
    case .other: notes.append(name.isEmpty ? text : "\(name): \(text)")
    }
  }

  /// Adds a property with the value that it has in vCard.
  mutating func put(_ name: String, _ value: String, _ parameters: [VCardParameter] = []) {
    properties.append(VCardProperty(name: name, parameters: parameters, value: value))
  }

  /// Whether that part is told already.
  func has(_ part: Part) -> Bool { names[part] != nil }

  /// Hands the contact over. The card is read as any other, with its rules and what is to be told
  /// of it; the answer is why it is left out, where it is.
  func read(
    line: Int, _ report: inout ImportReport, each: (ContactDetails) throws -> Void
  ) throws -> ImportFact? {
    let read = try VCardContactFile().read(Pieces([card.bytes]).next, each: each)
    for note in read.warnings.first { report.warn(line: line, note.fact) }
    return read.skipped.first.first?.fact
  }

  private var card: VCard {
    var card = VCard()
    card.properties = nameProperties + properties
    if !organization.isEmpty {
      card.properties.append(ContactCard.structured("ORG", organization, count: 2))
    }
    for kind in addresses.keys.sorted() {
      var address = ContactCard.structured("ADR", addresses[kind] ?? [:], count: 7)
      if !kind.isEmpty { address.parameters = [VCardParameter("TYPE", kind)] }
      card.properties.append(address)
    }
    if !notes.isEmpty {
      let note = ContentText.escaped(notes.joined(separator: "\n"))
      card.properties.append(VCardProperty(name: "NOTE", value: note))
    }
    return card
  }

  private var nameProperties: [VCardProperty] {
    let parts: [Part] = [.family, .given, .middle, .prefix, .suffix]
    var properties: [VCardProperty] = []
    if let full = names[.fullName] {
      properties.append(VCardProperty(name: "FN", value: ContentText.escaped(full)))
    }
    if parts.contains(where: { names[$0] != nil }) {
      let value = parts.map { ContentText.escaped(names[$0] ?? "") }.joined(separator: ";")
      properties.append(VCardProperty(name: "N", value: value))
    }
    return properties
  }

  private static func structured(
    _ name: String, _ parts: [Int: String], count: Int
  ) -> VCardProperty {
    let values = (0..<count).map { ContentText.escaped(parts[$0] ?? "") }
    return VCardProperty(name: name, value: values.joined(separator: ";"))
  }
}

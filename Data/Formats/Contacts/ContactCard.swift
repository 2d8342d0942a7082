import HearthDomain

/// Builds a vCard from a contact in another format. Appends values without a vCard property to the
/// note, each with its name, so that nothing is lost.
struct ContactCard {
  /// What a value is, such as a part of the name or a phone number.
  enum Part: Hashable {
    case fullName, given, middle, family, prefix, suffix
    case property(String)
    case phone(String)
    case birthday
    case organization(Int)
    /// One component of an address: the kind of address, such as home or work, and the component's
    /// index in `ADR`.
    case address(String, Int)
    /// An address given as one text. Its components may be given as well.
    case wholeAddress(String)
    case other
  }

  private var names: [Part: String] = [:]
  private var organization: [Int: String] = [:]
  private var addresses: [String: [Int: String]] = [:]
  private var wholeAddresses: [String: String] = [:]
  private var addressLabels: [String: String] = [:]
  private var notes: [String] = []
  private var properties: [VCardProperty] = []

  var isEmpty: Bool {
    names.isEmpty && properties.isEmpty && organization.isEmpty && notes.isEmpty
      && addresses.isEmpty && wholeAddresses.isEmpty
  }

  /// Adds a value. `name` is the value's name in the source; `label` is the user's word for a
  /// number or address, such as `home`. A birthday must be in vCard form.
  mutating func add(_ part: Part, _ text: String, called name: String, as label: String = "") {
    switch part {
    case .fullName, .given, .middle, .family, .prefix, .suffix: names[part] = text
    case .property("NOTE"): notes.insert(text, at: 0)
    case .property(let name): addProperty(name, ContentText.escaped(text), as: label)
    case .phone(let type):
      addProperty("TEL", ContentText.escaped(text), as: label.isEmpty ? type : label)
    case .birthday: addProperty("BDAY", text)
    case .organization(let part): organization[part] = text
    case .address(let kind, let part):
      addresses[kind, default: [:]][part] = text
      addressLabels[kind] = label
    case .wholeAddress(let kind):
      wholeAddresses[kind] = text
      addressLabels[kind] = label
    case .other:
      let title = label.isEmpty ? name : label
      notes.append(title.isEmpty ? text : "\(title): \(text)")
    }
  }

  /// Adds a property. Words of the label that vCard knows, such as `home`, become types; any other
  /// label becomes an extra line, as in other programs.
  private mutating func addProperty(_ name: String, _ value: String, as label: String) {
    addProperty(name, value)
    let plain = properties.removeLast()
    let (property, label) = labelled(plain, label, at: properties.count)
    properties += [property] + label
  }

  private func labelled(
    _ property: VCardProperty, _ label: String, at place: Int
  ) -> (property: VCardProperty, label: [VCardProperty]) {
    var property = property
    let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let types = words.compactMap { ContactCard.types[$0] }.filter { !$0.isEmpty }
    if !types.isEmpty { property.parameters = [VCardParameter(name: "TYPE", values: types)] }
    guard words.contains(where: { ContactCard.types[$0] == nil }) else { return (property, []) }
    property.group = "item\(place + 1)"
    let text = ContentText.escaped(label)
    return (property, [VCardProperty(group: property.group, name: "X-ABLabel", value: text)])
  }

  /// The vCard type for each known word in a label; empty for words that mean nothing.
  private static let types: [String: String] = [
    "mobile": "cell", "cell": "cell", "휴대전화": "cell", "휴대폰": "cell", "모바일": "cell",
    "home": "home", "집": "home", "work": "work", "business": "work", "직장": "work", "회사": "work",
    "fax": "fax", "팩스": "fax", "homefax": "fax", "workfax": "fax", "pager": "pager",
    "other": "", "기타": "", "internet": "", "phone": "", "email": "",
  ]

  /// Adds a property with its vCard value.
  mutating func addProperty(_ name: String, _ value: String, _ parameters: [VCardParameter] = []) {
    let value = ContentText.onOneLine(value, escapingCommas: false)
    properties.append(VCardProperty(name: name, parameters: parameters, value: value))
  }

  /// Whether this part of the name is set.
  func hasNamePart(_ part: Part) -> Bool { names[part] != nil }

  /// Passes the contact to `each`. Reports the first fact about its values, and what `each`
  /// returns. Returns why the contact was not imported; nil if it was.
  func importContact(
    line: Int, _ report: inout ImportReport, each: (ContactDetails) throws -> ImportFact?
  ) throws -> ImportFact? {
    let card = card
    if card.properties.isEmpty { return .empty }
    var told = card.unusableFacts
    var returned: ImportFact?
    defer {
      for fact in [told.first, returned].compactMap(\.self) { report.warn(line: line, fact) }
    }
    do {
      returned = try each(card.details { told.append($0) })
      return nil
    } catch let error as UnreadableRecord {
      return error.fact
    }
  }

  private var card: VCard {
    var card = VCard()
    card.properties = nameProperties + properties
    if !organization.isEmpty {
      card.properties.append(ContactCard.structured("ORG", organization, count: 2))
    }
    for kind in Set(addresses.keys).union(wholeAddresses.keys).sorted() {
      // Use the address given as one text only if there is no street among the components, which it
      // would repeat.
      var parts = addresses[kind] ?? [:]
      if parts[2, default: ""].isEmpty { parts[2] = wholeAddresses[kind] ?? "" }
      let label = addressLabels[kind] ?? ""
      let usual = ["home", "work"].contains(kind) ? kind : ""
      let (address, line) = labelled(
        ContactCard.structured("ADR", parts, count: 7), label.isEmpty ? usual : label,
        at: card.properties.count)
      card.properties += [address] + line
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

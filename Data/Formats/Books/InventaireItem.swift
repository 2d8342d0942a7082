import HearthDomain
import JSONText

/// A book in an Inventaire export: the data of its edition, and the user's notes.
struct InventaireItem {
  static let signatureKey = "entity:title"

  static func isRecord(_ fields: JSONFields) -> Bool { fields["snapshot"]?[signatureKey] != nil }

  func book(_ fields: JSONFields, _ facts: inout [ImportFact]) throws -> ImportedBook {
    func told(_ key: String) -> String {
      fields["snapshot"]?["entity:\(key)"]?.stringValue ?? ""
    }
    var details = BookDetails(title: try BookTitle(told("title")))
    details.author = BookAuthor(cutting: told("authors"), &facts)
    if !told("subtitle").isEmpty { try details.enter(told("subtitle"), as: .subtitle) }
    let entity = try fields.text("entity") ?? ""
    if entity.hasPrefix("isbn:") { details.isbn = ISBNCell([String(entity.dropFirst(5))]).isbn }
    let notes = try [fields.text("details"), fields.text("notes")].compactMap { $0 }
    details.description = BookDescription(
      cutting: notes.filter { !$0.isEmpty }.joined(separator: "\n\n"), &facts)
    for key in ["series", "shelves"] {
      let isThere = key == "shelves" ? fields[key]?.isFilled ?? false : !told(key).isEmpty
      if isThere { facts.append(.unstorableValues(field: key, records: 1)) }
    }
    let created = fields["created"]?.intValue.map { Instant(milliseconds: Int64($0)) }
    var book = ImportedBook(details, state: .toRead, addedAt: created)
    book.hasState = false
    return book
  }
}

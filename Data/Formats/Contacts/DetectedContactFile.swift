import HearthDomain

/// A file of contacts. Its format is detected from its beginning: LDIF, a table (Google's,
/// Outlook's or any other), a Monica account, otherwise vCard. Always writes vCard.
package struct DetectedContactFile: ContactFile {
  private let cards = VCardContactFile()
  private let zone: any ZoneRules
  private let hints: ImportHints

  package init(zone: any ZoneRules, hints: ImportHints = ImportHints()) {
    (self.zone, self.hints) = (zone, hints)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    caring take: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport {
    try FileBeginning.read(source, as: .contacts, hints) { file in
      if file.isJSON {
        let dates = FileDates(zone: zone, order: hints.dateOrder)
        return try MonicaAccount(dates: dates).read(file.source, each: take)
      }
      if file.isLDIF { return try LDIFContactFile().read(file.source) { try take($0, nil) } }
      guard let header = file.header,
        ContactTable.isHeader(header) || file.kind == nil && ContactTable.mayBeHeader(header)
      else {
        if file.kind == nil, file.isTable, let header = file.header {
          throw header.noColumnsError(among: ContactTable.fields, required: ["name", "phone"])
        }
        var report = try cards.read(file.source, caring: take)
        report.format = "vCard"
        return report
      }
      return try ContactTable.read(file.source, zone: zone, hints: hints) { try take($0, nil) }
    }
  }

  package func bytes(of contact: ContactDetails, notes: [String]) -> [UInt8] {
    cards.bytes(of: contact, notes: notes)
  }
}

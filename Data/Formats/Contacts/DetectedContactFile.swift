import HearthDomain

/// A file of contacts. Its format is detected from its beginning: LDIF, a table (Google's,
/// Outlook's or any other), a Monica account, otherwise vCard. Always writes vCard.
package struct DetectedContactFile: ContactFile {
  private let cards = VCardContactFile()
  private let zone: any ZoneRules
  private let order: DateOrder?

  /// `order` is the order of day, month and year in a table, if given.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    self.zone = zone
    self.order = order
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    caring take: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport {
    func each(_ details: ContactDetails) throws { _ = try take(details, nil) }
    return try FileBeginning.read(source, as: .contacts) { file in
      if file.isJSON {
        let dates = FileDates(zone: zone, order: order)
        return try MonicaAccount(dates: dates).read(file.source, each: take)
      }
      if file.isLDIF { return try LDIFContactFile().read(file.source, each: each) }
      guard let header = file.header,
        ContactTable.isHeader(header) || file.kind == nil && ContactTable.mayBeHeader(header)
      else {
        var report = try cards.read(file.source, caring: take)
        report.format = "vCard"
        return report
      }
      return try ContactTable.read(file.source, zone: zone, order: order, each: each)
    }
  }

  package func bytes(of contact: ContactDetails) -> [UInt8] { cards.bytes(of: contact) }
}

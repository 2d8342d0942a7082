/// Reads and writes contact files of other programs.
public protocol ContactFile: Sendable {
  /// Passes the contacts of a file to `each`, in order, and returns a report of what was left out.
  ///
  /// `source` returns the next bytes, and none at the end. A malformed record is reported with its
  /// line and skipped; only errors of `source` and `each` are thrown. Only one contact is in memory
  /// at a time.
  ///
  /// Each contact comes with the file's data about keeping in touch. `each` returns what could not
  /// be imported, for the report.
  func read(
    _ source: @escaping () throws -> [UInt8],
    caring each: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport

  /// Returns the contact as a complete file. Such files can be concatenated to one. Everything in
  /// ``ContactDetails/card`` is kept; the notes are added to it.
  func bytes(of contact: ContactDetails, notes: [String]) -> [UInt8]
}

extension ContactFile {
  public func bytes(of contact: ContactDetails) -> [UInt8] { bytes(of: contact, notes: []) }

  public func read(
    _ source: @escaping () throws -> [UInt8], each: (ContactDetails) throws -> Void
  ) throws -> ImportReport {
    try read(
      source,
      caring: { details, _ in
        try each(details)
        return nil
      })
  }
}

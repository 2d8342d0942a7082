/// Reads and writes files in which other programs keep contacts.
public protocol ContactFile: Sendable {
  /// Hands over the contacts of a file one by one, in order, and reports what was left out.
  ///
  /// The source answers with the next bytes, and with none at the end. A broken record is
  /// reported with its line and the rest is read; only what the source or the body throws is
  /// thrown. Memory is needed for one contact only.
  ///
  /// With each comes what the file tells of how somebody keeps in touch; what of that could not be
  /// done is the answer, and is reported.
  func read(
    _ source: @escaping () throws -> [UInt8],
    caring each: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport

  /// The contact as the bytes of a file, or of a part of one: files are put together from
  /// them. Nothing that ``ContactDetails/card`` holds is lost.
  func bytes(of contact: ContactDetails) -> [UInt8]
}

extension ContactFile {
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

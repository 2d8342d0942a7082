/// What is listed for people to look at, because devices had not seen each other's changes. Nothing
/// waits for that.
package enum SyncNotice: Hashable, Sendable {
  /// A value that does not stand, of a field or of several that have a rule together.
  case otherValue(JournalPlace, [String], kept: [FieldValue], other: [FieldValue], by: EntryID)
  /// What somebody has removed, but somebody else changed who had not seen that: so it is there.
  case broughtBack(JournalPlace, removedBy: EntryID)
  /// What cannot be shown as it is.
  case aside(JournalPlace, Reason)
  /// Both have the number or the ISBN; one of them is found by it.
  case claimed(String, FieldValue, found: JournalPlace, other: JournalPlace)
  /// Of what is once a day this one does not count.
  case sameDay(kept: JournalPlace, other: JournalPlace)
  /// A reading that is open while a later one is.
  case alsoOpen(JournalPlace, present: JournalPlace)
  /// A record with an earlier page than one of a day before.
  case goesBack(JournalPlace)

  package enum Reason: Hashable, Sendable {
    /// Its addition has not come yet.
    case notBorn
    /// What it belongs to is not there; that removal had not seen it.
    case orphaned(of: JournalPlace)
    /// These fields would break a rule.
    case breaksRule([String], [FieldValue])
    /// More of a list than it may have.
    case tooMany(String, [String])
  }
}

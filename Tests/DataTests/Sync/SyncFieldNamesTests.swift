import HearthDomain
import Testing

@testable import HearthData

/// Merge rules refer to fields by the names that the journal uses.
@Suite struct SyncFieldNamesTests {
  @Test(arguments: JournalKind.allCases)
  func `every field with a merge rule is journaled`(kind: JournalKind) {
    var known = Set(JournaledKind.of(kind).fieldTypes.keys).union(
      [SyncFields.sameAs, SyncFields.removal])
    // In transit a reading has its own id and names its book.
    if kind == .pastReading { known.insert("book") }
    #expect(SyncFields.rules(of: kind).names.subtracting(known) == [])
    if let owner = SyncFields.rules(of: kind).owner?.field { #expect(known.contains(owner)) }
    if let claim = SyncFields.rules(of: kind).uniqueField { #expect(known.contains(claim)) }
  }
}

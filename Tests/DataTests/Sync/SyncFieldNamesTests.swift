import HearthDomain
import Testing

@testable import HearthData

/// Merging has rules for fields by their names, which are those that the journal notes.
@Suite struct SyncFieldNamesTests {
  @Test(arguments: JournalKind.allCases)
  func `every field with a rule is one that is noted`(kind: JournalKind) {
    var known = Set(JournaledKind.of(kind).forms.keys).union(
      [SyncFields.sameAs, SyncFields.removal])
    // A reading has an id of its own where it travels, and names its book.
    if kind == .pastReading { known.insert("book") }
    #expect(SyncFields.of(kind).names.subtracting(known) == [])
    if let owner = SyncFields.of(kind).owner?.field { #expect(known.contains(owner)) }
    if let claim = SyncFields.of(kind).claim { #expect(known.contains(claim)) }
  }
}

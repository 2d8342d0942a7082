import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Inspects a store when the test releases it: the data that use cases leave must pass all checks
/// of the doctor.
///
/// Repository tests do not use it, because they write rows that no use case would.
final class Soundness: Sendable {
  private let tried: StoreUnderTest
  private let location: SourceLocation

  /// `location` is that of the test, at which problems are reported.
  init(of tried: StoreUnderTest, _ location: SourceLocation) {
    self.tried = tried
    self.location = location
  }

  deinit {
    guard let path = tried.path else { return }
    do {
      let findings = try Soundness.findings(path)
      if !findings.isEmpty {
        Issue.record("the store is left unsound: \(findings)", sourceLocation: location)
      }
    } catch {
      Issue.record(error, "the store cannot be looked into", sourceLocation: location)
    }
  }

  /// Returns the problems of the file itself, not of the machine.
  private static func findings(_ path: String) throws -> [StoreFinding] {
    try SQLiteInspector(path: FilePath(path)).inspect().findings.filter { finding in
      switch finding {
      case .corrupted, .furtherCorruptions, .mismatch, .brokenReferences, .unreadableRows,
        .outdatedData,
        .changedOutsideJournal:
        true
      case .openToOthers, .cannotBeCreated, .littleSpace, .changedBackup, .olderBackup, .leftover:
        false
      }
    }
  }
}

import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Looks into a store as soon as the test lets go of it: what use cases leave behind has to be what
/// the doctor calls sound.
///
/// Tests of repositories do not use it: they write rows that no use case would.
final class Soundness: Sendable {
  private let tried: StoreUnderTest
  private let location: SourceLocation

  /// The location is that of the test, where trouble is told.
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

  /// What is wrong in the file itself, and not with the machine around it.
  private static func findings(_ path: String) throws -> [StoreFinding] {
    try SQLiteInspector(path: FilePath(path)).inspect().findings.filter { finding in
      switch finding {
      case .unsound, .furtherUnsound, .mismatch, .brokenReferences, .unreadableRows, .outOfStep,
        .changedUnnoted:
        true
      case .openToOthers, .cannotBeMade, .littleSpace, .changedBackup, .leftover: false
      }
    }
  }
}

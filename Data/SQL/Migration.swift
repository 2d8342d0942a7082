import HearthDomain

/// A migration from one schema to the next; never edited after its release.
struct Migration: Sendable {
  let number: Int
  let name: String
  /// SQL only, so that a migration stays the same when the program changes.
  let statements: @Sendable () -> [String]
  /// Creates derived data that SQL cannot compute, such as folded search texts. Must spell out
  /// column names instead of using other code's lists, as later migrations may change tables.
  var fillDerivedData: @Sendable (any SQLConnection) throws -> Void = { _ in }

  /// All migrations in order, numbered without gaps from the baseline. One of a single statement is
  /// written here; any other has a file in `Migrations`.
  static let all: [Migration] = [.baseline, .everydayAdditions, .toDosAfterDone]

  /// Events that repeat after they are done become to-dos.
  static let toDosAfterDone = Migration(number: 37, name: "to_dos_after_done") { [] }

  /// Expected hash of the schema that they create. If it is wrong, checks are only slower.
  static let newestHash = "e204b74a39a57665"

  /// Newest schema known to this program.
  static var newestNumber: Int { all.last?.number ?? 0 }

  /// Oldest schema that this program can open.
  static let oldestSupported = baseline.number - 1

  /// Last commit that can migrate older stores to ``oldestSupported``.
  static let commitForOlder = "b11d62d9"

  /// Throws ``StoreTrouble/newerSchema(found:known:)`` or
  /// ``StoreTrouble/olderSchema(found:oldest:commit:)`` if this program cannot open a store of
  /// schema `found`. 0 means a store yet to be created.
  static func check(_ found: Int, of store: FilePath, known: Int = newestNumber) throws {
    if found > known {
      throw DomainError.unavailable(.store(path: store, .newerSchema(found: found, known: known)))
    }
    if found > 0, found < oldestSupported {
      throw DomainError.unavailable(
        .store(
          path: store, .olderSchema(found: found, oldest: oldestSupported, commit: commitForOlder)))
    }
  }
}

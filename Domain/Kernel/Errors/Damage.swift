/// Stored or given data that cannot be used because it is malformed or of another kind.
public enum Damage: Hashable, Sendable {
  /// The file is not a store of this program; it was not modified.
  case notAStore(path: FilePath)
  case store(path: FilePath, detail: String)
  /// The store's schema differs from what this program creates; nothing was changed.
  case schema(path: FilePath, SchemaMismatch)
  case row(table: String, column: String, id: String)
  /// The search index of a store is damaged; it can be rebuilt. Nothing was changed.
  case index(path: FilePath)
  /// A file is not text from this byte on, counted from 0.
  case notText(offset: Int)
  /// A table does not begin with column names, which are expected to be these.
  case noHeader(columns: [String])
  /// A table has columns whose meaning is not known, or not enough others; `fields` are the names
  /// of those that a column can be.
  case unknownColumns([ReadColumn], fields: [String])
  /// A table has no column of this name, but these.
  case missingColumn(String, columns: [String])
  /// No column of the table can be the field of this name, but these.
  case unknownField(String, fields: [String])
  /// A file is malformed at this position, counted from 1.
  case malformed(line: Int, column: Int)
  /// The settings file is malformed at this position, counted from 1.
  case settings(path: FilePath, line: Int, column: Int)
  /// The list of profiles is malformed.
  case profiles(path: FilePath)
  /// The stored passphrase hash is malformed.
  case lock
  /// The file contains other files, which have to be extracted first.
  case fileArchive
  /// Compressed data is truncated or corrupted.
  case corruptCompression
  /// Compressed data exceeds the size limit.
  case compressedDataTooLarge
  /// The file is of a kind that another command reads.
  case otherFileKind(FileKind)
  /// The file is internal data of calcurse, not an export.
  case calcurseInternalFile
  /// The kind of the file is unknown.
  case unknownFileKind
  /// The file is a table with these columns, and it is not clear what they are about.
  case unknownTable(columns: [String])
  /// The file does not show whether day or month comes first in dates such as `text`.
  case ambiguousDates(text: String)
  /// The file contains moods with unknown names; each comes with the number of its records.
  case unknownMoods([NamedCount])

  // Sync
  case sealed(SealDamage)
  /// The file with a device's keys is malformed.
  case keys(path: FilePath)

  // Backup
  /// The checksum of a store's copy does not match.
  case checksum(path: FilePath)
  /// The file is not an archive of a store.
  case notAnArchive
  /// The archive has a newer version than this program knows.
  case newerArchive(found: Int, known: Int)
}

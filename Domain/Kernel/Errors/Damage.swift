/// What is stored or was given and cannot be understood.
public enum Damage: Hashable, Sendable {
  /// The file is not a store of this program; it was not touched.
  case notAStore(path: FilePath)
  case store(path: FilePath, detail: String)
  /// What a store consists of is not what this program makes; nothing was changed.
  case schema(path: FilePath, SchemaMismatch)
  case row(table: String, column: String, id: String)
  /// The index of words of a store, which follows from the rest of it; nothing was changed.
  case index(path: FilePath)
  /// A file that should be text is none from that byte on, counted from 0.
  case notText(offset: Int)
  /// A table does not begin with the names of its columns, which are these.
  case noHeader(columns: [String])
  /// A file breaks the rules of its format at that place, counted from 1.
  case malformed(line: Int, column: Int)
  /// The file of the settings is broken at that place, counted from 1.
  case settings(path: FilePath, line: Int, column: Int)
  /// The file that tells which profiles there are is broken.
  case profiles(path: FilePath)
  /// What is kept of a passphrase is no hash.
  case lock
  /// A file holds other files, which have to be unpacked first.
  case packed
  /// What was packed is cut off, or otherwise not as it was.
  case brokenPacking
  /// What was packed is larger than anything that is read from an archive.
  case packedTooLarge
  /// A file of a kind that another command reads.
  case otherFile(FileKind)
  /// A file in which calcurse keeps appointments or tasks, and not what it exports.
  case ofCalcurse
  /// A file of no kind that is known.
  case unknownFile
  /// Nothing in a file tells whether the day or the month comes first in its dates, such as this.
  case undecidedDates(text: String)
  /// Nothing in a file tells of how many its numbers are that stand for moods, such as this.
  case undecidedScores(text: String)
  /// A file has moods of names that nobody knows, each with the number of its records.
  case unknownMoods([NamedCount])
  /// So many moods of a file have no level.
  case untoldLevels(records: Int)

  // Sync
  case sealed(SealDamage)
  /// What is kept of the keys of a device is no such thing.
  case keys(path: FilePath)

  // Backup
  /// A copy of a store is not as it was made: it has another checksum than the one beside it.
  case checksum(path: FilePath)
  /// A file is no archive of everything.
  case notAnArchive
  /// An archive of a later form than this program knows.
  case newerArchive(found: Int, known: Int)
}

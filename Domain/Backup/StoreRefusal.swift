/// Why the store's file cannot be copied or replaced at this moment.
public enum StoreRefusal: Hashable, Sendable {
  /// The store is in memory and has no file.
  case isInMemory
  /// There is no store at the path yet.
  case isMissing(path: FilePath)
  /// The file to be restored is the store itself.
  case isTheStore(path: FilePath)
  /// The file to be written belongs to the program.
  case belongsToProgram(path: FilePath)
}

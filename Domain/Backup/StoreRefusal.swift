/// Why the store's file cannot be copied or replaced at this moment.
public enum StoreRefusal: Hashable, Sendable {
  /// A store in memory has no file to copy or to replace.
  case isInMemory
  /// There is no store at the path yet.
  case isMissing(path: FilePath)
  /// The file to be restored is the store itself.
  case isTheStore(path: FilePath)
  /// The file to be written holds what the program keeps.
  case isKept(path: FilePath)
}

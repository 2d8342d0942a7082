/// A required resource that cannot be used now, and why.
public enum Unavailability: Hashable, Sendable {
  case store(path: FilePath, StoreTrouble)
  case file(path: FilePath, FileTrouble)
  /// The backup before a change could not be written, so the change was not made.
  case backup(path: FilePath, FileTrouble)
  /// The editor with this command did not start or failed.
  case editor(command: String)
  /// A system library is missing; `package` contains it.
  case library(name: String, package: String)
  /// There is not enough memory.
  case memory
  /// A network service, by its display name.
  case service(name: String, ServiceTrouble)
  /// A reminder channel cannot be used; `name` contains no secrets.
  case channel(name: String, ChannelTrouble)
}

/// Why the store cannot be used although its file may be valid.
public enum StoreTrouble: Hashable, Sendable {
  case isFolder
  case noPermission
  case readOnly
  case noFolder
  /// A parent of the path is not a folder.
  case notFolder
  /// The path is too long. The limit (`most`) leaves room for the longer names of files that a
  /// store needs beside it.
  case pathTooLong(most: Int)
  case full
  case busy
  /// The file was moved or deleted while in use.
  case gone
  /// A newer program wrote the store; it was not modified.
  case newerSchema(found: Int, known: Int)
  /// The store is too old. Only the program built from this commit can migrate it to the oldest
  /// schema that this program knows. The store was not modified.
  case olderSchema(found: Int, oldest: Int, commit: String)
  /// The log beside the file belongs to another store. It was moved to this path; nil if that
  /// failed.
  case foreignLog(kept: FilePath?)
  case failed(detail: String)
}

/// Why a file cannot be read or written.
public enum FileTrouble: Hashable, Sendable {
  case missing
  case missingFolder
  /// The target of the symbolic link is missing, or the link leads back to itself.
  case brokenLink
  /// Another program has locked the file.
  case busy
  /// The folder for a new file does not exist.
  case noFolder
  /// A parent of the path is not a folder.
  case notFolder
  case isFolder
  /// The path is a symbolic link, which is not followed.
  case isLink
  /// The path is a pipe, a socket or a device, which is never replaced.
  case isSpecial
  case noPermission
  case readOnly
  case full
  /// A pipe delivered more than the limit; nothing of it was used.
  case pipeTooLong(limit: Int)
  /// The file exists and is replaced only on request.
  case exists
  case failed(detail: String)
}

/// Something needed that cannot be used now.
public enum Unavailability: Hashable, Sendable {
  case store(path: FilePath, StoreTrouble)
  case file(path: FilePath, FileTrouble)
  /// No copy of the store could be written before a change, which was not made.
  case backup(path: FilePath, FileTrouble)
  /// The editor that this command starts did not start, or ended with an error.
  case editor(command: String)
  /// A library of the system that only some commands need.
  case library(name: String, package: String)
  /// The machine has not the memory that is needed.
  case memory
  /// A service in the network, under the name that people know it by.
  case service(name: String, ServiceTrouble)
  /// A channel of reminders, by its name; nothing secret is part of it.
  case channel(name: String, ChannelTrouble)
}

/// Why the store cannot be used, although the file may be sound.
public enum StoreTrouble: Hashable, Sendable {
  case isFolder
  case noPermission
  case readOnly
  case noFolder
  /// Something else stands where its folder has to be.
  case notFolder
  /// Files with longer names stand beside a store while it is written to.
  case longName(most: Int)
  case full
  case busy
  /// The file was moved away or removed while the program was using it.
  case gone
  /// Written by a newer program; left untouched.
  case newerSchema(found: Int, known: Int)
  /// The log beside the file was left by another store; where it is kept now, nil where it cannot
  /// be moved.
  case foreignLog(kept: FilePath?)
  case failed(detail: String)
}

/// Why a file cannot be read or written.
public enum FileTrouble: Hashable, Sendable {
  case missing
  case missingFolder
  /// The link leads to what is not there, or back to itself.
  case brokenLink
  /// Another program keeps it locked.
  case busy
  /// A new file would stand in a folder that does not exist.
  case noFolder
  /// Something else stands where a folder has to be.
  case notFolder
  case isFolder
  /// A symbolic link stands there, which is not followed.
  case isLink
  /// A pipe, a socket or a device stands there, which is never replaced.
  case isSpecial
  case noPermission
  case readOnly
  case full
  /// More came through a pipe than is taken from one; none of it was used.
  case longPipe(limit: Int)
  /// It is there and may only be replaced when the user says so.
  case exists
  case failed(detail: String)
}

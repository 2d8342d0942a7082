import CLibrary
import CRename
import HearthDomain

/// A file that is replaced atomically: readers see either the old bytes or the new ones, even after
/// a crash.
package struct AtomicFile: Hashable, Sendable {
  package let path: FilePath
  /// Whether to remove leftovers of crashed runs. This lists the whole folder, so a caller that
  /// writes many files does it only once.
  private let removesLeftovers: Bool

  package init(path: FilePath, tidying tidies: Bool = true) {
    (self.path, self.removesLeftovers) = (path, tidies)
  }

  /// Writes the bytes durably. Throws ``Unavailability/file(path:_:)`` if nothing was changed, or
  /// ``DomainError/uncertain(_:)`` if the file was written but the disk did not confirm it.
  ///
  /// An existing file is replaced only if `replacing`; pipes, sockets and devices are never
  /// replaced. If the path is a symbolic link, its target is replaced. A new file has mode 0600; a
  /// replaced file keeps its mode unless `privately`.
  package func write(_ bytes: [UInt8], replacing: Bool, privately: Bool = false) throws {
    try write(replacing: replacing, privately: privately) { try $0(bytes) }
  }

  /// Writes the bytes that the body passes to its closure; otherwise like the other `write`. If the
  /// body throws, nothing is changed.
  package func write(
    replacing: Bool, privately: Bool = false,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try make(replacing: replacing, permissions: privately ? 0o600 : nil) { descriptor, _ in
      try body { try fill(descriptor, with: $0) }
    }
  }

  /// Writes the bytes with mode 0600, even if the existing file was accessible to others.
  func writePrivately(_ bytes: [UInt8]) throws {
    try write(bytes, replacing: true, privately: true)
  }

  /// Creates the file atomically. The body writes it, given a descriptor and its temporary path. If
  /// `guarded`, the temporary file is removed even if the program is killed.
  func make(
    replacing: Bool, permissions: mode_t? = nil, guarded: Bool = false,
    _ body: (Int32, FilePath) throws -> Void
  ) throws {
    let target = try SymbolicLink.finalTarget(of: path)
    let present = try FileStatus.existing(at: target)
    try refuseUnlessPlain(present)
    if present != nil, !replacing { throw DomainError.file(path, .exists) }
    let parent = target.parent
    let folder = try TemporaryFolder(in: parent, for: path, tidying: removesLeftovers)
    func fill() throws {
      try folder.fill(mode: permissions ?? present?.permissions ?? 0o600, called: path, body)
    }
    if guarded { try folder.whileGuarded(fill) } else { try fill() }
    try moveIntoPlace(folder.file, at: target, replacing: replacing)
    try Folder(path: parent).synchronizeName(path)
  }

  /// Creates a file under the first free name and returns the name, safe against concurrent calls.
  /// All names must be in the same folder.
  static func createUnderFreeName(
    named names: (_ turn: Int) -> FilePath, _ body: (Int32, FilePath) throws -> Void
  ) throws -> FilePath {
    let parent = names(1).parent
    let folder = try TemporaryFolder(in: parent, for: names(1))
    try folder.fill(called: names(1), body)
    let name = try firstFreeName(of: names) {
      try AtomicFile(path: $0).moveIntoPlace(folder.file, at: $0, replacing: false)
    }
    try Folder(path: parent).synchronizeName(name)
    return name
  }

  /// Creates an empty file under the first free name, to reserve that name.
  static func reserveName(_ names: (_ turn: Int) -> FilePath) throws -> FilePath {
    try firstFreeName(of: names) { name in
      guard let file = OpenFile(making: name) else { throw DomainError.lastError(at: name) }
      try file.close(at: name)
    }
  }

  /// Returns the first name for which `take` does not throw. For a name in use, `take` must throw
  /// ``FileTrouble/exists``.
  static func firstFreeName(
    of names: (_ turn: Int) -> FilePath, taking take: (FilePath) throws -> Void
  ) throws -> FilePath {
    var turn = 1
    while true {
      let name = names(turn)
      do {
        try take(name)
        return name
      } catch DomainError.unavailable(.file(_, .exists)) where turn < 10_000 {
        turn += 1
      }
    }
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws {
    if let code = writeAll(bytes, to: descriptor) {
      throw DomainError.file(path, FileTrouble(errno: code))
    }
  }

  /// Renames the temporary file to its name. Replaces an existing plain file if `replacing`,
  /// otherwise throws ``FileTrouble/exists``. Never replaces anything but a plain file.
  func moveIntoPlace(_ temporary: FilePath, at target: FilePath, replacing: Bool) throws {
    guard replacing else { return try moveToFreeName(temporary, target) }
    // What has the name may have changed since it was checked. So exchange both files atomically,
    // and then check the old one under the temporary name, to which nobody else has access.
    if crename_exchange(temporary.cString, target.cString) == 0 {
      let fetched = FileStatus(ofLink: temporary)
      if fetched?.kind == .file { return }
      let error = DomainError.lastError(at: path)
      guard crename_exchange(temporary.cString, target.cString) == 0 else {
        throw DomainError.uncertain(.file(path: path))
      }
      try refuseUnlessPlain(fetched)
      throw error
    }
    if errno == ENOENT { return try moveToFreeName(temporary, target) }
    // Some file systems cannot exchange files; then the check before must suffice.
    try refuseUnlessPlain(FileStatus(ofLink: target))
    guard rename(temporary.cString, target.cString) == 0 else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Moves the file to a free name; throws ``FileTrouble/exists`` if the name is in use.
  private func moveToFreeName(_ temporary: FilePath, _ target: FilePath) throws {
    // `link` never replaces an existing file, as `rename` does.
    if link(temporary.cString, target.cString) == 0 {
      unlink(temporary.cString)
      return
    }
    // Some file systems have no hard links; then the check before must suffice.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno), FileStatus(ofLink: target) == nil else {
      throw DomainError.lastError(at: path)
    }
    guard rename(temporary.cString, target.cString) == 0 else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Throws unless the status is that of a plain file, or nil.
  private func refuseUnlessPlain(_ present: FileStatus?) throws {
    switch present?.kind {
    case .folder?: throw DomainError.file(path, .isFolder)
    case .other?: throw DomainError.file(path, .isSpecial)
    case .file?, nil: break
    }
  }
}

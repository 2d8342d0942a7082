import CLibrary
import CRename
import HearthDomain

/// A file that is replaced as a whole: whoever opens it finds the old bytes or the new,
/// whatever happens in between.
package struct AtomicFile: Hashable, Sendable {
  package let path: FilePath
  /// Whether what ended runs have left beside it is removed. To look for that takes as long as the
  /// folder has files: who writes many into one does it with the first.
  private let tidies: Bool

  package init(path: FilePath, tidying tidies: Bool = true) {
    (self.path, self.tidies) = (path, tidies)
  }

  /// Writes the bytes and makes them survive a power cut; throws
  /// ``Unavailability/file(path:_:)`` and leaves everything as it was when it cannot, or
  /// ``DomainError/unsure(_:)`` when it is written and the disk does not confirm it.
  ///
  /// A new file is its owner's alone; a replaced one keeps its mode, unless it is written
  /// privately. A file that is there is only replaced when told so; a symbolic link stays, and what
  /// it leads to is replaced. What is no plain file is never replaced: a pipe, a socket, a device.
  package func write(_ bytes: [UInt8], replacing: Bool, privately: Bool = false) throws {
    try write(replacing: replacing, privately: privately) { try $0(bytes) }
  }

  /// The same with bytes that are handed over piece by piece; what the body throws undoes all.
  package func write(
    replacing: Bool, privately: Bool = false,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try make(replacing: replacing, permissions: privately ? 0o600 : nil) { descriptor, _ in
      try body { try fill(descriptor, with: $0) }
    }
  }

  /// Writes the bytes for the eyes of the owner alone, also where the file was open to others.
  func writePrivately(_ bytes: [UInt8]) throws {
    try write(bytes, replacing: true, privately: true)
  }

  /// The same with a file that the body fills, given its descriptor and its name for the time
  /// being. What takes long is to be guarded: nothing of it stays when the program is ended.
  func make(
    replacing: Bool, permissions: mode_t? = nil, guarded: Bool = false,
    _ body: (Int32, FilePath) throws -> Void
  ) throws {
    let target = try SymbolicLink.end(of: path)
    let present = try FileStatus.present(at: target)
    try refuse(present)
    if present != nil, !replacing { throw DomainError.file(path, .exists) }
    let parent = target.parent
    let folder = try TemporaryFolder(in: parent, for: path, tidying: tidies)
    func fill() throws {
      try folder.fill(mode: permissions ?? present?.permissions ?? 0o600, called: path, body)
    }
    if guarded { try folder.whileGuarded(fill) } else { try fill() }
    try put(folder.file, at: target, replacing: replacing)
    try Folder(path: parent).confirm(path)
  }

  /// Makes a file under the first of the names that nobody has, however many look for one at the
  /// same time; returns it. They are names of one folder.
  static func make(
    named names: (_ turn: Int) -> FilePath, _ body: (Int32, FilePath) throws -> Void
  ) throws -> FilePath {
    let parent = names(1).parent
    let folder = try TemporaryFolder(in: parent, for: names(1))
    try folder.fill(called: names(1), body)
    let name = try first(of: names) {
      try AtomicFile(path: $0).put(folder.file, at: $0, replacing: false)
    }
    try Folder(path: parent).confirm(name)
    return name
  }

  /// Makes an empty file of the first of the names that nobody has, so that nobody else gets it.
  static func claim(_ names: (_ turn: Int) -> FilePath) throws -> FilePath {
    try first(of: names) { name in
      guard let file = OpenFile(making: name) else { throw DomainError.lastError(at: name) }
      try file.close(at: name)
    }
  }

  /// The first of the names that can be taken; taking one that somebody has throws
  /// ``FileTrouble/exists``.
  static func first(
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

  /// Gives the file its name. A plain file that is there already is replaced, or stays and
  /// ``FileTrouble/exists`` is thrown; anything else of that name stays in any case.
  func put(_ temporary: FilePath, at target: FilePath, replacing: Bool) throws {
    guard replacing else { return try name(temporary, target) }
    // Whatever was looked at before may be something else by now. So what stands there is
    // fetched in the same step, and looked at where nobody else can reach it.
    if crename_exchange(temporary.cString, target.cString) == 0 {
      let fetched = FileStatus(ofLink: temporary)
      if fetched?.kind == .file { return }
      let error = DomainError.lastError(at: path)
      guard crename_exchange(temporary.cString, target.cString) == 0 else {
        throw DomainError.unsure(.file(path: path))
      }
      try refuse(fetched)
      throw error
    }
    if errno == ENOENT { return try name(temporary, target) }
    // Some file systems cannot do that; there the look before the renaming must do.
    try refuse(FileStatus(ofLink: target))
    guard rename(temporary.cString, target.cString) == 0 else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Gives the file a name that nobody has; ``FileTrouble/exists`` is thrown if somebody does.
  private func name(_ temporary: FilePath, _ target: FilePath) throws {
    // Unlike a rename, a link never replaces what came into being meanwhile.
    if link(temporary.cString, target.cString) == 0 {
      unlink(temporary.cString)
      return
    }
    // Some file systems know no links; there the look before the renaming must do.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno), FileStatus(ofLink: target) == nil else {
      throw DomainError.lastError(at: path)
    }
    guard rename(temporary.cString, target.cString) == 0 else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Throws for what is no plain file.
  private func refuse(_ present: FileStatus?) throws {
    switch present?.kind {
    case .folder?: throw DomainError.file(path, .isFolder)
    case .other?: throw DomainError.file(path, .isSpecial)
    case .file?, nil: break
    }
  }
}

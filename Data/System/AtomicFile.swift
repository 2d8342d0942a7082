import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is replaced as a whole: whoever opens it finds the old bytes or the new,
/// whatever happens in between.
public struct AtomicFile: Hashable, Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Writes the bytes and makes them survive a power cut; throws
  /// ``Unavailability/file(path:_:)`` and leaves everything as it was when it cannot.
  ///
  /// A new file is its owner's alone; a replaced one keeps its mode. A file that is there
  /// is only replaced when told so; a symbolic link stays, and what it leads to is replaced.
  public func write(_ bytes: [UInt8], replacing: Bool) throws {
    try write(replacing: replacing) { try $0(bytes) }
  }

  /// The same with bytes that are handed over piece by piece; what the body throws undoes all.
  public func write(
    replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try make(replacing: replacing) { descriptor, _ in
      try body { try fill(descriptor, with: $0) }
    }
  }

  /// Writes the bytes for the eyes of the owner alone, also where the file was open to others.
  func writePrivately(_ bytes: [UInt8]) throws {
    try make(replacing: true, permissions: 0o600) { descriptor, _ in
      try fill(descriptor, with: bytes)
    }
  }

  /// The same with a file that the body fills, given its descriptor and its name for the time
  /// being.
  func make(
    replacing: Bool, permissions: mode_t? = nil, _ body: (Int32, String) throws -> Void
  ) throws {
    let target = SymbolicLink.end(of: path)
    let present = FileStatus(path: target)
    switch present?.kind {
    case .folder?: throw DomainError.file(path, .isFolder)
    case .other?: throw DomainError.file(path, .failed(detail: "not a regular file"))
    case .file? where !replacing: throw DomainError.file(path, .exists)
    case .file?, nil: break
    }
    let temporary = try fill(
      beside: target, mode: permissions ?? present?.permissions ?? 0o600, body)
    do {
      try put(temporary, at: target, replacing: replacing)
    } catch {
      unlink(temporary)
      throw error
    }
    try Folder(path: Folder.parent(of: target)).synchronize()
  }

  private func fill(
    beside target: String, mode: mode_t, _ body: (Int32, String) throws -> Void
  ) throws -> String {
    let folder = Folder.parent(of: target)
    var template = Array("\(folder.isEmpty ? "." : folder)/.hearth-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      let trouble = FileTrouble(errno: errno)
      throw DomainError.file(path, trouble == .missing ? .noFolder : trouble)
    }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do {
      defer { close(descriptor) }
      guard fchmod(descriptor, mode) == 0 else { throw DomainError.lastError(at: path) }
      try body(descriptor, temporary)
      guard fsync(descriptor) == 0 else { throw DomainError.lastError(at: path) }
    } catch {
      unlink(temporary)
      throw error
    }
    return temporary
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws {
    if let code = writeAll(bytes, to: descriptor) {
      throw DomainError.file(path, FileTrouble(errno: code))
    }
  }

  /// Gives the file its name; one that is there already is replaced, or stays and
  /// ``FileTrouble/exists`` is thrown.
  func put(_ temporary: String, at target: String, replacing: Bool) throws {
    if replacing {
      guard rename(temporary, target) == 0 else { throw DomainError.lastError(at: path) }
      return
    }
    // Unlike a rename, a link never replaces what came into being meanwhile.
    if link(temporary, target) == 0 {
      unlink(temporary)
      return
    }
    // Some file systems know no links; there the look before the write must do.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno), FileStatus(path: target) == nil else {
      throw DomainError.lastError(at: path)
    }
    try put(temporary, at: target, replacing: true)
  }
}

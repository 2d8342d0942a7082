import CLibrary
import HearthDomain

/// Caches status lines in a private folder in memory, valid as long as the files of the store are
/// unchanged.
package struct StatusFolder: StatusCache {
  /// Maximum number of cached lines.
  private static let maxLines = 32
  /// Time after a write during which a file may change again without a new timestamp.
  private static let freshMilliseconds = 100

  private let folder: FilePath
  private let store: FilePath
  private let surroundings: String

  /// Uses the session's folder, else one for this user; returns nil if the system has no folder in
  /// memory. `surroundings` is everything else that affects the lines.
  package init?(runtime: FilePath?, store: FilePath, surroundings: String) {
    if let runtime, runtime.isAbsolute {
      self.init(folder: runtime.appending("hearth"), store: store, surroundings: surroundings)
      return
    }
    #if os(Linux)
      self.init(
        folder: FilePath("/dev/shm/hearth-\(geteuid())"), store: store, surroundings: surroundings)
    #else
      return nil
    #endif
  }

  init(folder: FilePath, store: FilePath, surroundings: String) {
    self.folder = folder
    self.store = store
    self.surroundings = surroundings
  }

  package func line(
    answering question: String, inMinute minute: Int64, otherwise make: () throws -> StatusLineText
  ) throws -> String {
    // Read the state before the store, so that later changes are noticed.
    guard let fileState else { return try make().line }
    let head = "\(minute) \(fileState)\n"
    let file = folder.appending("status-" + name(of: question))
    if let line = cachedLine(head, in: file) { return line }
    let said = try make()
    if said.isCacheable { save(head + said.line, in: file) } else { clear() }
    return said.line
  }

  private func cachedLine(_ head: String, in file: FilePath) -> String? {
    guard isPrivate, let bytes = try? FileReader(limit: 1 << 16).bytes(of: file),
      bytes.starts(with: head.utf8)
    else { return nil }
    return String(decoding: bytes.dropFirst(head.utf8.count), as: UTF8.self)
  }

  private func save(_ text: String, in file: FilePath) {
    guard (try? Folder(path: folder).create()) != nil, isPrivate else { return }
    if lines.count >= StatusFolder.maxLines { clear() }
    try? AtomicFile(path: file).writePrivately(Array(text.utf8))
  }

  /// Removes all cached lines, which may reveal what a new lock protects.
  private func clear() {
    for name in lines { unlink(folder.appending(name).cString) }
  }

  private var lines: [FilePath] {
    Folder(path: folder).names().filter { $0.hasPrefix("status-") }
  }

  /// Whether nobody else can have written to the folder. This matters because status bars execute
  /// the output of some lines.
  private var isPrivate: Bool {
    guard let status = FileStatus(ofLink: folder) else { return false }
    return status.kind == .folder && status.owner == geteuid() && status.permissions & 0o077 == 0
  }

  private func name(of question: String) -> String {
    var hash = SHA256()
    hash.update(Array("\(surroundings)\n\(question)\n".utf8) + store.bytes)
    return String(hash.digest().prefix(32))
  }

  /// State of the store's files, by which cached lines are found; nil if the files were just
  /// changed, so that another change might not alter their timestamps.
  private var fileState: String? {
    // SQLite puts its log next to the target of a symbolic link.
    let path = (try? SymbolicLink.finalTarget(of: store)) ?? store
    guard let file = FileStatus(path: path) else { return nil }
    let log = FileStatus(path: path + "-wal")
    let now = FileTime.now
    let files = [file] + (log.map { $0.size > 0 ? [$0] : [] } ?? [])
    guard
      files.allSatisfy({
        $0.modifiedAt.isBefore(now, byMilliseconds: StatusFolder.freshMilliseconds)
      })
    else { return nil }
    return files.map {
      "\($0.identity.device) \($0.identity.number) \($0.size) \($0.modifiedAt.text)"
    }
    .joined(separator: " ")
  }
}

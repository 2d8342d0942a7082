import CLibrary
import HearthDomain

/// Remembers what was said in a folder in memory, for its owner alone and for as long as the files
/// of the store are as they were before it was read.
package struct StatusFolder: StatusMemory {
  /// So many lines are kept, each for another question.
  private static let most = 32
  /// What was written so lately may be written again without its time being another.
  private static let freshMilliseconds = 100

  private let folder: FilePath
  private let store: FilePath
  private let surroundings: String

  /// In the folder of the session or, where there is none, in one for this user alone; nil where
  /// the system has no place in memory. The surroundings are what else decides about the words.
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
    answering question: String, inMinute minute: Int64, otherwise make: () throws -> SaidStatus
  ) throws -> String {
    // As it was before the store is read: what comes later counts as a change.
    guard let state else { return try make().line }
    let head = "\(minute) \(state)\n"
    let file = folder.appending("status-" + name(of: question))
    if let line = remembered(head, in: file) { return line }
    let said = try make()
    if said.mayBeKept { keep(head + said.line, in: file) } else { forget() }
    return said.line
  }

  private func remembered(_ head: String, in file: FilePath) -> String? {
    guard isOwn, let bytes = try? FileReader(limit: 1 << 16).bytes(of: file),
      bytes.starts(with: head.utf8)
    else { return nil }
    return String(decoding: bytes.dropFirst(head.utf8.count), as: UTF8.self)
  }

  private func keep(_ text: String, in file: FilePath) {
    guard (try? Folder(path: folder).create()) != nil, isOwn else { return }
    if lines.count >= StatusFolder.most { forget() }
    try? AtomicFile(path: file).writePrivately(Array(text.utf8))
  }

  /// What was said before there was a lock says no less than what is said after it.
  private func forget() {
    for name in lines { unlink(folder.appending(name).cString) }
  }

  private var lines: [FilePath] {
    Folder(path: folder).names().filter { $0.hasPrefix("status-") }
  }

  /// Whether nobody else can have put anything there: a bar runs what some lines say.
  private var isOwn: Bool {
    guard let status = FileStatus(ofLink: folder) else { return false }
    return status.kind == .folder && status.owner == geteuid() && status.permissions & 0o077 == 0
  }

  private func name(of question: String) -> String {
    var hash = SHA256()
    hash.take(Array("\(surroundings)\n\(question)\n".utf8) + store.bytes)
    return String(hash.digest().prefix(32))
  }

  /// What the files of the store look like from outside; nil where nobody can tell that they will
  /// look otherwise after the next change.
  private var state: String? {
    // The log lies beside the file that a symbolic link leads to.
    let path = (try? SymbolicLink.end(of: store)) ?? store
    guard let file = FileStatus(path: path) else { return nil }
    let log = FileStatus(path: path + "-wal")
    let now = FileTime.now
    let files = [file] + (log.map { $0.size > 0 ? [$0] : [] } ?? [])
    guard
      files.allSatisfy({ $0.written.isBefore(now, byMilliseconds: StatusFolder.freshMilliseconds) })
    else { return nil }
    return files.map { "\($0.identity.device) \($0.identity.number) \($0.size) \($0.written.text)" }
      .joined(separator: " ")
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells when the files of an open store change, without asking again and again.
///
/// Only Linux tells it this way; elsewhere there is no descriptor to wait for.
public struct StoreWatch: Sendable {
  /// Can be read when something changed; nil where the system cannot tell.
  public let descriptor: Int32?

  /// Watches the store at the path, which has to be open, so that its log is there.
  public init(path: String) {
    #if os(Linux)
      let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      // SQLite keeps its log beside the file that a symbolic link leads to.
      let file = SymbolicLink.end(of: path)
      let files: [String] = [file, file + "-wal"]
      let watched = files.filter { name in
        watch >= 0 && inotify_add_watch(watch, name, UInt32(IN_MODIFY)) >= 0
      }
      if watched.isEmpty, watch >= 0 { close(watch) }
      descriptor = watched.isEmpty ? nil : watch
    #else
      descriptor = nil
    #endif
  }

  /// Takes note of all that was told, so that the descriptor waits for what comes next.
  public func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}

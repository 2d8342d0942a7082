import CLibrary
import HearthDomain

/// Tells when the files of an open store change, without asking again and again.
///
/// Only Linux tells it this way; elsewhere there is no descriptor to wait for.
package final class StoreWatch: Sendable {
  /// Can be read when something changed; nil where the system cannot tell. It is closed when
  /// the watch goes.
  package let descriptor: Int32?

  private let path: FilePath

  /// Watches the store at the path, which has to be open, so that its log is there.
  package init(path: FilePath) {
    self.path = path
    #if os(Linux)
      let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let isWatching = watch >= 0 && StoreWatch.add(path, to: watch)
      if !isWatching, watch >= 0 { close(watch) }
      descriptor = isWatching ? watch : nil
    #else
      descriptor = nil
    #endif
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Watches the files that stand there now; those watched already are not watched twice. While
  /// there is no store, its folder is watched until something comes there.
  package func renew() {
    #if os(Linux)
      guard let descriptor, !StoreWatch.add(path, to: descriptor) else { return }
      let folder = (try? SymbolicLink.end(of: path))?.parent ?? path.parent
      let arrivals = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_ONESHOT)
      _ = inotify_add_watch(descriptor, folder.cString, arrivals)
      // It may have come in between.
      _ = StoreWatch.add(path, to: descriptor)
    #endif
  }

  #if os(Linux)
    /// Whether there is a store to watch.
    private static func add(_ path: FilePath, to watch: Int32) -> Bool {
      // SQLite keeps its log beside the file that a symbolic link leads to.
      let file = (try? SymbolicLink.end(of: path)) ?? path
      // A file that is removed while it is open changes its number of names.
      let changes = UInt32(IN_MODIFY) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB)
      _ = inotify_add_watch(watch, (file + "-wal").cString, changes)
      return inotify_add_watch(watch, file.cString, changes) >= 0
    }
  #endif

  /// Takes note of all that was told, so that the descriptor waits for what comes next.
  package func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}

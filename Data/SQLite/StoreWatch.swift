import CLibrary
import HearthDomain

/// Reports changes of an open store's files, without polling.
///
/// Works on Linux only; on other systems there is no descriptor.
package final class StoreWatch: Sendable {
  /// Descriptor that becomes readable after a change; nil if unsupported. Closed with this object.
  package let descriptor: Int32?

  private let path: FilePath

  /// Watches the store at the path. The store must be open, so that its log exists.
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

  /// Watches the files that exist now; calling it again is harmless. If there is no store, watches
  /// its folder until one is created.
  package func watchExistingFiles() {
    #if os(Linux)
      guard let descriptor, !StoreWatch.add(path, to: descriptor) else { return }
      let folder = (try? SymbolicLink.finalTarget(of: path))?.parent ?? path.parent
      let arrivals = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_ONESHOT)
      _ = inotify_add_watch(descriptor, folder.cString, arrivals)
      // The store may have been created just before its folder was watched.
      _ = StoreWatch.add(path, to: descriptor)
    #endif
  }

  #if os(Linux)
    /// Watches the store's files; returns whether there are any.
    private static func add(_ path: FilePath, to watch: Int32) -> Bool {
      // SQLite puts its log next to the target of a symbolic link.
      let file = (try? SymbolicLink.finalTarget(of: path)) ?? path
      // Removing a file that is open changes its link count, which inotify reports as a change of
      // attributes.
      let changes = UInt32(IN_MODIFY) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB)
      _ = inotify_add_watch(watch, (file + "-wal").cString, changes)
      return inotify_add_watch(watch, file.cString, changes) >= 0
    }
  #endif

  /// Reads all pending events, so that the descriptor waits for the next one.
  package func drain() {
    guard let descriptor else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}

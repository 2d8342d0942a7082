import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells when files beside a store change, without asking again and again.
///
/// Only Linux tells it this way; elsewhere there is no descriptor to wait for.
public struct StoreWatch: Sendable {
  /// Can be read when something changed; nil where the system cannot tell.
  public let descriptor: Int32?

  public init(path: String) {
    #if os(Linux)
      let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let folder = Folder.parent(of: path)
      // The log may be made anew at any time, so the folder is watched, not the log.
      let changes = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
      guard watch >= 0, inotify_add_watch(watch, folder.isEmpty ? "." : folder, changes) >= 0
      else {
        if watch >= 0 { close(watch) }
        descriptor = nil
        return
      }
      descriptor = watch
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

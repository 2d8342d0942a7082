import Foundation

/// Runs the body as somebody whom the file system's permissions stop.
///
/// Root passes every permission. On Linux a thread can put on another user's rights for
/// files alone, and does so here for as long as the body runs.
func asOrdinaryUser<T>(_ body: () throws -> T) rethrows -> T {
  #if os(Linux)
    typealias SetUser = @convention(c) (UInt32) -> Int32
    guard geteuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else {
      return try body()
    }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    let nobody: UInt32 = 65_534
    _ = setUser(nobody)
    defer { _ = setUser(0) }
    return try body()
  #else
    return try body()
  #endif
}

/// Lets everybody do with the path what the mode says.
func setPermissions(_ mode: mode_t, of path: String) throws {
  guard chmod(path, mode) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
}

/// The lowest nine bits of the path's mode.
func permissions(of path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}

import Foundation

/// Runs the body as a user to whom file permissions apply.
///
/// Root ignores permissions. On Linux the thread assumes another user's file system rights while
/// the body runs.
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

/// Sets the mode of the path.
func setPermissions(_ mode: mode_t, of path: String) throws {
  guard chmod(path, mode) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
}

/// Returns the permission bits of the path.
func permissions(of path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}

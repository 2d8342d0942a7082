/// A system library that is loaded on first use, so that commands without it do not pay for loading
/// it.
package struct OpenedLibrary {
  /// The library lacks a function: it is too old, or not the expected one.
  package struct MissingFunction: Error {
    package init() {}
  }

  private let handle: UnsafeMutableRawPointer

  /// Loads the first library that exists; returns nil if there is none. Never unloaded, so its
  /// functions are valid as long as the process runs.
  package init?(_ fileNames: [String]) {
    guard let handle = fileNames.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
    else { return nil }
    self.handle = handle
  }

  /// Returns the function of that name; the type must match its signature.
  package func function<Call>(_ name: String) throws(MissingFunction) -> Call {
    unsafeBitCast(try address(name), to: Call.self)
  }

  /// Returns the address of a function that only C can call.
  package func address(_ name: String) throws(MissingFunction) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw MissingFunction() }
    return address
  }
}

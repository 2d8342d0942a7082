/// A system library. It is loaded on first use, so that commands that do not need it start faster.
package struct OpenedLibrary {
  /// Thrown if the library lacks a function, because it is too old or not the expected one.
  package struct MissingFunction: Error {
    package init() {}
  }

  private let handle: UnsafeMutableRawPointer

  /// Loads the first of these libraries that exists; nil if there is none. It is never unloaded, so
  /// its functions stay valid until the process ends.
  package init?(_ fileNames: [String]) {
    guard let handle = fileNames.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
    else { return nil }
    self.handle = handle
  }

  /// Returns the function of that name; the type must match its signature.
  package func function<Call>(_ name: String) throws(MissingFunction) -> Call {
    unsafeBitCast(try address(name), to: Call.self)
  }

  /// Returns the address of a function that only C can call, because it is variadic.
  package func address(_ name: String) throws(MissingFunction) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw MissingFunction() }
    return address
  }
}

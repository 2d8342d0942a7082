/// A library of the system that is opened when it is first needed, so that nothing else pays for
/// it.
package struct OpenedLibrary {
  /// The library has no such call: it is another one than its name says, or too old.
  package struct MissingCall: Error {
    package init() {}
  }

  private let handle: UnsafeMutableRawPointer

  /// The first of these that is there. It is never closed: its calls live as long as the process,
  /// and opening it again finds it in place.
  package init?(_ fileNames: [String]) {
    guard let handle = fileNames.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
    else { return nil }
    self.handle = handle
  }

  /// The call of that name, whose type says how it is called.
  package func call<Call>(_ name: String) throws(MissingCall) -> Call {
    unsafeBitCast(try address(name), to: Call.self)
  }

  /// For what only C can call.
  package func address(_ name: String) throws(MissingCall) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw MissingCall() }
    return address
  }
}

import CLibrary

/// Libraries of the system that only some commands need.
package enum SystemLibrary {
  /// Whether the library of that name could be opened.
  package static func isThere(_ name: String) -> Bool {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return false }
    dlclose(library)
    return true
  }
}

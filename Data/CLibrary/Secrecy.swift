import CSecrecy

/// What keeps a secret from being found in what a crash leaves, or by others of the same user.
package enum Secrecy {
  /// Before anything secret is typed or read; nothing takes it back while the program runs.
  package static func begin() {
    hearth_forbid_dumps()
  }
}

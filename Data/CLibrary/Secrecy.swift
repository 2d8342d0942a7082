import CSecrecy

/// Keeps secrets from core dumps and from the user's other processes.
package enum Secrecy {
  /// Protects the process until it ends. Must be called before a secret is typed or read.
  package static func enable() {
    hearth_forbid_dumps()
  }
}

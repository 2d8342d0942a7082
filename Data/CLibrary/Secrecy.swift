import CSecrecy

/// Protects secrets from core dumps and from other processes of the user.
package enum Secrecy {
  /// Must be called before a secret is typed or read; lasts until the program ends.
  package static func enable() {
    hearth_forbid_dumps()
  }
}

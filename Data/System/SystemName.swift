import CLibrary

/// The system that the program runs on.
package enum SystemName {
  /// Its name, release and machine, such as `Linux 6.1.0 x86_64`; empty where it does not tell.
  package static var text: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return [string(names.sysname), string(names.release), string(names.machine)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The letters of a field up to its end.
  private static func string<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

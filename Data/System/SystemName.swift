import CLibrary

/// Information about the operating system.
package enum SystemName {
  /// Name, release and machine, such as `Linux 6.1.0 x86_64`; empty if the system does not report
  /// them.
  package static var text: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return [string(names.sysname), string(names.release), string(names.machine)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text of a C string field.
  private static func string<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

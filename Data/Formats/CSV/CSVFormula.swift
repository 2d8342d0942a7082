/// Keeps spreadsheets from taking texts for formulas, and undoes it.
///
/// A value that begins with `=`, `+`, `-`, `@`, a tab or a line break is written with an apostrophe
/// before it, which a spreadsheet shows as text. So is one that has apostrophes before such a
/// sign, so that taking one away gives every value back.
package enum CSVFormula {
  static let apostrophe = UInt8(ascii: "'")

  /// The value with an apostrophe before it if it needs one.
  static func guarded(_ value: String) -> String {
    isGuardable(value.utf8) ? "'" + value : value
  }

  /// The value without the apostrophe that guards it.
  static func unguarded(_ value: String) -> String {
    isGuarded(value.utf8) ? String(value.unicodeScalars.dropFirst()) : value
  }

  /// Whether the value, in a character set that has ASCII in it, begins with an apostrophe that
  /// guards it.
  static func isGuarded(_ value: some Collection<UInt8>) -> Bool {
    value.first == apostrophe && isGuardable(value)
  }

  private static func isGuardable(_ value: some Collection<UInt8>) -> Bool {
    switch value.first(where: { $0 != apostrophe }) {
    case UInt8(ascii: "=")?, UInt8(ascii: "+")?, UInt8(ascii: "-")?, UInt8(ascii: "@")?: true
    case .tab?, .lineFeed?, .carriageReturn?: true
    default: false
    }
  }

  /// The text within `="…"`, by which some programs keep the zeros of a number; any other value
  /// as it is.
  package static func text(of value: String) -> String {
    let bytes = value.utf8
    guard isText(bytes) else { return value }
    return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
  }

  static func isText(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    bytes.count >= 3 && bytes.starts(with: "=\"".utf8) && bytes.last == .quotationMark
      && !bytes.dropFirst(2).dropLast().contains(.quotationMark)
  }
}

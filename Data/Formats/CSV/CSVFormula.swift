/// Protects texts from being taken for formulas by spreadsheets.
///
/// A value that begins with `=`, `+`, `-`, `@`, a tab or a line break is written with an apostrophe
/// in front, which makes spreadsheets display it as text. If a value already has apostrophes before
/// such a character, it gets one more, so that removing one always restores it.
package enum CSVFormula {
  static let apostrophe = UInt8(ascii: "'")

  /// Returns the value with an apostrophe in front if it needs one.
  static func guarded(_ value: String) -> String {
    isGuardable(value.utf8) ? "'" + value : value
  }

  /// Returns the value without the apostrophe that protects it.
  static func unguarded(_ value: String) -> String {
    isGuarded(value.utf8) ? String(value.unicodeScalars.dropFirst()) : value
  }

  /// Whether the value begins with a protecting apostrophe. It may be in any charset that contains
  /// ASCII.
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

  /// Returns the text in `="…"`, which some programs write to keep leading zeros; returns any other
  /// value unchanged.
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

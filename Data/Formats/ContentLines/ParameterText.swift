/// Encoding of parameter values in vCard and iCalendar, with the escapes of RFC 6868.
enum ParameterText {
  /// Decodes the escapes `^n` (line break), `^^` (caret) and `^'` (quotation mark).
  static func unescaped(_ raw: String) -> String {
    guard raw.utf8.contains(UInt8(ascii: "^")) else { return raw }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in raw.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "^"):
        isEscaped = true
        continue
      case (false, _), (true, "^"): plain.append(scalar)
      case (true, "n"): plain.append("\n")
      case (true, "'"): plain.append("\"")
      case (true, _): plain.append(contentsOf: ["^", scalar])
      }
      isEscaped = false
    }
    if isEscaped { plain.append("^") }
    return String(plain)
  }

  /// Returns the escaped value, in quotes if it needs them.
  static func escaped(_ value: String) -> String {
    var escaped = ""
    // Use quotation marks for a value with blanks at its ends, as readers would remove them.
    var needsQuotes = value.utf8.first?.isBlank ?? false || value.utf8.last?.isBlank ?? false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": escaped += "^^"
      case "\"": escaped += "^'"
      case "\n", "\r": escaped += "^n"
      default:
        needsQuotes = needsQuotes || [",", ";", ":"].contains(scalar)
        escaped.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(escaped)\"" : escaped
  }
}

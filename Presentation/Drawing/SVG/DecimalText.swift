/// Formats numbers for drawings: with a decimal point, no exponent and no trailing zeros.
enum DecimalText {
  /// Returns the value rounded to the number of digits after the point; "0" for values that are not
  /// numbers.
  static func format(_ value: Double, digits: Int) -> String {
    let places = min(max(digits, 0), 6)
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = (value * Double(unit)).rounded()
    guard let count = Int(exactly: min(max(scaled, -1e15), 1e15)) else { return "0" }
    let whole = abs(count) / unit
    var rest = String(abs(count) % unit)
    rest = String(repeating: "0", count: places - min(rest.count, places)) + rest
    while rest.last == "0" { rest.removeLast() }
    return (count < 0 ? "-" : "") + String(whole) + (rest.isEmpty ? "" : "." + rest)
  }
}

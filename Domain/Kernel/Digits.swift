extension FixedWidthInteger {
  /// Returns the number with at least `width` digits, padded with zeros.
  public func digits(_ width: Int, radix: Int = 10) -> String {
    let text = String(magnitude, radix: radix)
    let zeros = String(repeating: "0", count: Swift.max(0, width - text.utf8.count))
    return (self < 0 ? "-" : "") + zeros + text
  }
}

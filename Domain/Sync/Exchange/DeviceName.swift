/// Names of the devices of a profile. They are unique, so that a name identifies a device.
enum DeviceName {
  /// Maximum length of a name, in bytes.
  static let maxBytes = 32

  /// Returns the wanted name. If another device has it, returns the first free one of `vm-2`,
  /// `vm-3` …
  static func unique(_ wanted: String, beside others: some Sequence<String>) -> String {
    let taken = Set(others.map(folded))
    if !taken.contains(folded(wanted)) { return wanted }
    let stem = stem(of: wanted).flatMap { taken.contains(folded($0)) ? $0 : nil } ?? wanted
    var number = 2
    while true {
      let name = numbered(stem, number)
      if !taken.contains(folded(name)) { return name }
      number += 1
    }
  }

  /// Returns `vm` for `vm-2`; nil for a name without a number.
  private static func stem(of name: String) -> String? {
    guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")), dash > name.startIndex,
      Int(name[name.utf8.index(after: dash)...]) != nil
    else { return nil }
    return String(name[..<dash])
  }

  /// Returns the stem with the number appended, such as `vm-2`. The stem is shortened to stay
  /// within ``maxBytes``.
  private static func numbered(_ stem: String, _ number: Int) -> String {
    let end = "-\(number)"
    var short = stem
    while short.utf8.count + end.utf8.count > maxBytes { short.removeLast() }
    return short + end
  }

  /// Returns the form in which names are compared, ignoring case.
  private static func folded(_ name: String) -> String { name.lowercased() }
}

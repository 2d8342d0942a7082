/// What people call the devices of a profile: no two by the same name, so that each is meant alone.
enum DeviceName {
  /// So many bytes a name has at most.
  static let limit = 32

  /// The name, or where another device has it already the first of `vm-2`, `vm-3` … that none has.
  static func free(_ wanted: String, beside others: some Sequence<String>) -> String {
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

  /// `vm` for `vm-2`; nil for what has no number.
  private static func stem(of name: String) -> String? {
    guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")), dash > name.startIndex,
      Int(name[name.utf8.index(after: dash)...]) != nil
    else { return nil }
    return String(name[..<dash])
  }

  /// What is too long loses its end.
  private static func numbered(_ stem: String, _ number: Int) -> String {
    let end = "-\(number)"
    var short = stem
    while short.utf8.count + end.utf8.count > limit { short.removeLast() }
    return short + end
  }

  /// Names that differ in the size of letters alone are one to people.
  private static func folded(_ name: String) -> String { name.lowercased() }
}

/// Set of cases of an enumeration, stored as bits of one number.
struct Flags<Flag: RawRepresentable<Int> & Sendable>: ExpressibleByArrayLiteral, Sendable {
  private var bits: UInt64 = 0

  init(arrayLiteral flags: Flag...) { for flag in flags { insert(flag) } }

  private static func bit(_ flag: Flag) -> UInt64 { 1 << UInt64(flag.rawValue) }

  mutating func insert(_ flag: Flag, if isSet: Bool = true) {
    if isSet { bits |= Self.bit(flag) }
  }
  mutating func remove(_ flag: Flag) { bits &= ~Self.bit(flag) }
  var isEmpty: Bool { bits == 0 }
  func contains(_ flag: Flag) -> Bool { bits & Self.bit(flag) != 0 }
  func isDisjoint(with other: Flags) -> Bool { bits & other.bits == 0 }
  func isSuperset(of other: Flags) -> Bool { bits & other.bits == other.bits }
}

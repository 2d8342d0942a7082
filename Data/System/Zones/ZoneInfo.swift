import HearthDomain

/// A zone from the system's time zone database.
package struct ZoneInfo: ZoneRules, Hashable {
  package let name: String
  /// Times at which the offset changes, in seconds since 1970, ascending.
  private let changes: [Int64]
  /// The offset after each change, in the same order.
  private let offsets: [Int]
  private let offsetBefore: Int
  /// Rule for times after the last change; nil if there is none.
  private let rule: POSIXZone?

  /// Parses a compiled zone file (TZif, any version); nil if the bytes are not a valid one.
  package init?(name: String, bytes: [UInt8]) {
    guard let file = ZoneFile(bytes) else { return nil }
    self.name = name
    changes = file.changes
    offsets = file.offsets
    offsetBefore = file.offsetBefore
    rule = file.rule
  }

  /// Parses a POSIX TZ string such as `KST-9`; returns nil if it is malformed.
  package init?(posix text: String) {
    guard let rule = POSIXZone(text) else { return nil }
    name = text
    changes = []
    offsets = []
    offsetBefore = rule.standardOffset
    self.rule = rule
  }

  package func offset(at instant: Instant) -> Int {
    let second = instant.seconds
    let index = firstChange(after: Int64(second))
    if index == changes.count, let rule { return rule.offset(atSecond: second) }
    return index == 0 ? offsetBefore : offsets[index - 1]
  }

  private func firstChange(after second: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

import HearthDomain

/// Time zone whose offset changes at given moments.
package struct ChangingZone: ZoneRules {
  package let name: String
  private let first: Int
  /// Moments in seconds since 1970 and the offsets from then on, in order.
  private let changes: [(at: Int, offset: Int)]

  package init(name: String, first: Int, changes: [(at: Int, offset: Int)]) {
    self.name = name
    self.first = first
    self.changes = changes
  }

  /// Berlin in 2026: forward on 29 March at 2:00, back on 25 October at 3:00.
  package static let berlin = ChangingZone(
    name: "Europe/Berlin", first: 3600, changes: [(1_774_746_000, 7200), (1_792_890_000, 3600)])

  /// New York in 2026: forward on 8 March at 2:00, back on 1 November at 2:00.
  package static let newYork = ChangingZone(
    name: "America/New_York", first: -18_000,
    changes: [(1_772_953_200, -14_400), (1_793_512_800, -18_000)])

  package func offset(at instant: Instant) -> Int {
    changes.last { $0.at <= instant.seconds }?.offset ?? first
  }
}

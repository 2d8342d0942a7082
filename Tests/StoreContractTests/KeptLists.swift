import HearthDomain
import HearthTestSupport
import Testing

/// Recorded results of lists, which reveal changes in a store or in a rule that stores share.
struct KeptLists {
  private let file: String
  private var lines = ""

  init(_ file: String) { self.file = file }

  /// Appends the ids of a list. Of a long list, appends the first ids, the number of all, and a
  /// hash.
  mutating func note(_ name: String, _ ids: [Int64]) {
    lines += "\(name): \(ids.prefix(24).map(String.init).joined(separator: " "))"
    if ids.count > 24 {
      let mark = ids.reduce(UInt64(0)) { ($0 &+ UInt64(bitPattern: $1)) &* 1_099_511_628_211 }
      lines += " … \(ids.count) \(mark)"
    }
    lines += "\n"
  }

  func expectAsEver() throws { try expectMatchesFile("Tests/Fixtures/Lists/\(file).txt", lines) }
}

import HearthDomain
import HearthTestSupport
import Testing

/// Returns items written as text. For example, `when=9 SUMMARY=Lunch | 1125 SUMMARY=Tea` has two
/// parts.
private func units(_ text: String?) -> LinkUnits? {
  guard let text else { return nil }
  var units = LinkUnits()
  for (place, part) in text.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
    var words = part.split(separator: " ").map(String.init)
    let name = place == 0 ? LinkUnits.wholeItem : ExternalName(words.removeFirst())
    units.parts[name] = Dictionary(
      uniqueKeysWithValues: words.map { word in
        let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
        let unit: LinkUnits.Unit = pair[0] == "when" ? .timing : .property(ExternalName(pair[0]))
        return (unit, Array(pair[1].utf8))
      })
  }
  return units
}

@Suite struct LinkMergeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let base, here, there: String?
    let merged: String
    var conflicts: [String] = []
  }

  static let rows = [
    Row(
      testDescription: "one side each", base: "when=9 S=Lunch", here: "when=9 S=Dinner",
      there: "when=10 S=Lunch", merged: "when=10 S=Dinner"),
    Row(
      testDescription: "the same on both sides", base: "when=9 S=Lunch", here: "when=9 S=Tea",
      there: "when=9 S=Tea", merged: "when=9 S=Tea"),
    Row(
      testDescription: "both sides differently", base: "when=9 S=Lunch", here: "when=9 S=Tea",
      there: "when=9 S=Cake", merged: "when=9 S=Cake", conflicts: ["S: Cake, not Tea"]),
    Row(
      testDescription: "removed here, changed there", base: "when=9 D=a", here: "when=9",
      there: "when=9 D=b", merged: "when=9 D=b", conflicts: ["D: b, not -"]),
    Row(
      testDescription: "changed here, removed there", base: "when=9 D=a", here: "when=9 D=b",
      there: "when=9", merged: "when=9", conflicts: ["D: -, not b"]),
    Row(
      testDescription: "removed here, as it was there", base: "when=9 D=a", here: "when=9",
      there: "when=9 D=a", merged: "when=9"),
    Row(
      testDescription: "a part removed here", base: "S=a|1 S=x", here: "S=a", there: "S=a|1 S=x",
      merged: "S=a"),
    Row(
      testDescription: "a part removed here and changed there", base: "S=a|1 S=x", here: "S=b",
      there: "S=a|1 S=y", merged: "S=b|1 S=y"),
    Row(
      testDescription: "a part of each side", base: "S=a", here: "S=a|1 S=x", there: "S=a|2 S=y",
      merged: "S=a|1 S=x|2 S=y"),
    Row(
      testDescription: "a part that both sides made", base: "S=a D=x", here: "S=a D=x|1 S=b D=x",
      there: "S=a D=x|1 S=a D=y", merged: "S=a D=x|1 S=b D=y"),
    Row(
      testDescription: "a part that both sides made differently", base: "S=a D=x",
      here: "S=a D=x|1 S=b D=x", there: "S=a D=x|1 S=c D=x", merged: "S=a D=x|1 S=c D=x",
      conflicts: ["S: c, not b"]),
    Row(
      testDescription: "a part of both sides, to which one took no picture along",
      base: "S=a ATTACH=p", here: "S=a ATTACH=p|1 S=b", there: "S=a ATTACH=p|1 S=a ATTACH=p D=y",
      merged: "S=a ATTACH=p|1 S=b ATTACH=p D=y"),
    Row(
      testDescription: "when a part is that both sides made", base: "when=9 S=a",
      here: "when=9 S=a|1 when=8 S=b", there: "when=9 S=a|1 when=10 S=a",
      merged: "when=9 S=a|1 when=10 S=b", conflicts: [": 10, not 8"]),
    Row(
      testDescription: "never equal before", base: nil, here: "when=9 S=a D=x",
      there: "when=9 S=b", merged: "when=9 S=b D=x", conflicts: ["S: b, not a"]),
  ]

  @Test(arguments: rows) func `each unit is merged separately`(row: Row) throws {
    let merge = LinkMerge(
      since: units(row.base).map { LinkBaseUnits($0) }, here: try #require(units(row.here)),
      there: try #require(units(row.there)))
    #expect(merge.unitsForOtherSide == units(row.merged))
    let told = merge.conflicts.map { conflict in
      let texts = [conflict.appliedValue, conflict.overruledValue].map { content in
        content.map { String(decoding: $0, as: UTF8.self) } ?? "-"
      }
      return "\(conflict.unit.textForm.dropFirst("property ".count)): \(texts[0]), not \(texts[1])"
    }
    #expect(told == row.conflicts)
  }

  /// A value that the other side omitted stays here and is sent again only when it changes.
  @Test(arguments: [
    ("S=a X=1", "S=a", "S=a X=1", "S=a"), ("S=b X=1", "S=a", "S=b X=1", "S=b"),
    ("S=a X=1", "S=c", "S=c X=1", "S=c"), ("S=a X=2", "S=a", "S=a X=2", "S=a X=2"),
    ("S=a", "S=a", "S=a", "S=a"), ("S=a X=1", "S=a X=3", "S=a X=3", "S=a X=3"),
  ])
  func `a value that the other side omits stays on this side`(
    here: String, there: String, mine: String, theirs: String
  ) throws {
    let base = LinkBaseUnits(
      here: try #require(units("S=a X=1")), there: try #require(units("S=a")))
    let (here, there) = (try #require(units(here)), try #require(units(there)))
    switch LinkStep(since: base, here: here, there: there) {
    case .inSync: #expect(units(mine) == here && units(theirs) == there)
    case .merge(let merge):
      #expect(merge.unitsForThisSide == units(mine) && merge.unitsForOtherSide == units(theirs))
      #expect(merge.conflicts.isEmpty)
    case let step: Issue.record("\(step)")
    }
    // An item deleted there is removed here, unless it was changed here, which restores it.
    #expect(LinkStep(since: base, here: base.here, there: nil) == .removeHere)
    #expect(LinkStep(since: base, here: units("S=b X=1"), there: nil) == .copyThere)
    #expect(LinkStep(since: base, here: nil, there: base.there) == .removeThere)
  }

  @Test(
    arguments: [
      (nil, "S=a", nil, "copyThere"), (nil, nil, "S=a", "copyHere"),
      ("S=a", "S=a", "S=a", "inSync"), ("S=a", "S=b", "S=b", "inSync"),
      ("S=a", "S=a", nil, "removeHere"), ("S=a", nil, "S=a", "removeThere"),
      ("S=a", "S=b", nil, "copyThere"), ("S=a", nil, "S=b", "copyHere"),
      ("S=a", nil, nil, "forgetItem"), ("S=a", "S=b", "S=a", "copyThere"),
      ("S=a", "S=a", "S=b", "copyHere"), ("S=a", "S=b", "S=c", "merge"),
    ] as [(String?, String?, String?, String)])
  func `the step of a sync follows from the last and present states`(
    base: String?, here: String?, there: String?, expected: String
  ) {
    let step = LinkStep(
      since: units(base).map { LinkBaseUnits($0) }, here: units(here), there: units(there))
    #expect("\(step)".hasPrefix(expected))
  }

  @Test(
    arguments: [
      ("S=a", "S=b", "S=a", "copyHere"), ("S=a", "S=b", nil, "removeHere"),
      ("S=a", nil, "S=a", "copyHere"), (nil, "S=a", nil, "removeHere"),
      ("S=a", "S=b", "S=c", "copyHere"),
    ] as [(String?, String?, String?, String)])
  func `a read-only link takes the remote state`(
    base: String?, here: String?, there: String?, expected: String
  ) {
    let step = LinkStep(
      since: units(base).map { LinkBaseUnits($0) }, here: units(here), there: units(there),
      isReadOnly: true)
    #expect("\(step)".hasPrefix(expected))
  }

  @Test func `units are written and read back`() throws {
    let all: [LinkUnits.Unit] = [
      .timing, .alarm("a b"), .attendee("mailto:a@b"), .property("SUMMARY"), .component("X y"),
    ]
    for unit in all { #expect(LinkUnits.Unit(textForm: unit.textForm) == unit) }
    #expect(LinkUnits.Unit(textForm: "property") == nil)
  }

  /// Edits both sides at random between runs, each of which may stop halfway.
  ///
  /// In the end both sides are equal. Every value entered is present, was replaced on the side
  /// where it was entered, or is listed.
  @Test(arguments: (0..<300).tried(usually: 100))
  func `both sides end up equal and nothing is lost`(seed: Int) {
    var chance = SeededNumbers(seed: UInt64(seed))
    var sides: [[String: LinkUnits]] = [[:], [:]]
    var bases: [String: LinkUnits] = [:]
    var listed: Set<[UInt8]> = []
    var entered: [(uid: String, value: [UInt8], side: Int)] = []
    var replaced: Set<[UInt8]> = []
    var value = 0

    func run(stopping: Bool) {
      for uid in Set(bases.keys).union(sides[0].keys).union(sides[1].keys).sorted() {
        let isCut = stopping && Bool.random(using: &chance)
        let step = LinkStep(
          since: bases[uid].map { LinkBaseUnits($0) }, here: sides[0][uid], there: sides[1][uid])
        switch step {
        case .inSync: bases[uid] = sides[0][uid]
        case .forgetItem: bases[uid] = nil
        case .copyHere:
          sides[0][uid] = sides[1][uid]
          bases[uid] = sides[1][uid]
        case .copyThere:
          sides[1][uid] = sides[0][uid]
          if !isCut { bases[uid] = sides[0][uid] }
        case .removeHere:
          sides[0][uid] = nil
          bases[uid] = nil
        case .removeThere:
          sides[1][uid] = nil
          if !isCut { bases[uid] = nil }
        case .merge(let merge):
          sides[1][uid] = merge.unitsForOtherSide
          if isCut { continue }
          sides[0][uid] = merge.unitsForOtherSide
          bases[uid] = merge.unitsForOtherSide
          for conflict in merge.conflicts {
            if let other = conflict.overruledValue { listed.insert(other) }
          }
        }
      }
    }
    for _ in 0..<30 {
      for side in 0...1 {
        for _ in 0..<Int.random(in: 0...4, using: &chance) {
          let uid = "u\(Int.random(in: 0...5, using: &chance))"
          var item = sides[side][uid] ?? LinkUnits(parts: [LinkUnits.wholeItem: [:]])
          if Int.random(in: 0...9, using: &chance) == 0, sides[side][uid] != nil {
            for part in item.parts.values { replaced.formUnion(part.values) }
            sides[side][uid] = nil
            continue
          }
          let part = Bool.random(using: &chance) ? LinkUnits.wholeItem : "1"
          let unit = LinkUnits.Unit.property("P\(Int.random(in: 0...2, using: &chance))")
          value += 1
          let new = Array("\(value)".utf8)
          if let old = item.parts[part]?[unit] { replaced.insert(old) }
          item.parts[part, default: [:]][unit] = new
          sides[side][uid] = item
          entered.append((uid, new, side))
        }
      }
      run(stopping: Bool.random(using: &chance))
    }
    run(stopping: false)
    run(stopping: false)
    #expect(sides[0] == sides[1])
    #expect(sides[0] == bases)
    let standing = Set(
      sides[0].values.flatMap { $0.parts.values.flatMap { Array($0.values) } })
    for (uid, value, side) in entered {
      let isKept = standing.contains(value) || listed.contains(value) || replaced.contains(value)
      #expect(isKept, "\(String(decoding: value, as: UTF8.self)) of \(uid), side \(side)")
    }
  }
}

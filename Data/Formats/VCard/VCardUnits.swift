import HearthDomain

/// Splits the lines of a card into units, such as the name or a phone number with its label, which
/// a sync merges separately.
enum VCardUnits {
  /// Properties that programs change with every save, and that are therefore not compared.
  private static let ignoredProperties: Set = ["VERSION", "UID", "REV", "PRODID"]
  /// Properties of which each value is a unit of its own.
  private static let listProperties: Set = ["TEL", "EMAIL"]

  /// Lines that belong together: one line, or a group such as a number with its label.
  private struct LineGroup {
    /// Indices of its lines among the parts of the card, ascending.
    var lineIndices: [Int] = []
    var lines: [ICalendarLine] = []

    /// The line that the others of the group describe, for example as a label.
    private var main: ICalendarLine? {
      lines.filter { !$0.propertyName.hasPrefix("X-AB") }
        .min { ($0.propertyName, $0.value) < ($1.propertyName, $1.value) } ?? lines.first
    }

    /// The unit that the lines belong to; nil for properties that are not compared.
    var unit: LinkUnits.Unit? {
      guard let main, !ignoredProperties.contains(main.propertyName) else { return nil }
      let name = main.propertyName
      if name == VCardProperty.lunarBirthday { return .property("BDAY") }
      let key = ExternalName(name)
      return listProperties.contains(name)
        ? .entry(key, ExternalName(listKey(main))) : .property(key)
    }

    /// Bytes by which the lines are compared. Without the group name, as each program chooses its
    /// own.
    var content: [UInt8] {
      lines.map(\.ungroupedBytes).sorted { $0.lexicographicallyPrecedes($1) }
        .reduce(into: []) { $0 += $1 + [.lineFeed] }
    }
  }

  /// Returns the key of a list entry, such as a phone number. It is the same however the entry is
  /// written.
  private static func listKey(_ line: ICalendarLine) -> String {
    let text = line.text
    for scheme in ["tel:", "mailto:"] where text.lowercased().hasPrefix(scheme) {
      return key(String(text.dropFirst(scheme.count).prefix { $0 != ";" }))
    }
    return key(text)
  }

  static func key(_ text: String) -> String {
    (try? PhoneNumber(text).comparisonKey) ?? text.singleLine.lowercased()
  }

  private static func lineGroups(of card: ICalendarComponent) -> [LineGroup] {
    var bundles: [LineGroup] = []
    var groups: [ExternalName: Int] = [:]
    for (place, part) in card.parts.enumerated() {
      guard let line = part.line else { continue }
      let index = line.group.flatMap { groups[ExternalName($0)] } ?? bundles.count
      if index == bundles.count { bundles.append(LineGroup()) }
      if let group = line.group { groups[ExternalName(group)] = index }
      bundles[index].lineIndices.append(place)
      bundles[index].lines.append(line)
    }
    return bundles
  }

  private static func content(_ bundles: [LineGroup]) -> [UInt8] {
    let contents = bundles.map { (grouped: $0.lines.count > 1, content: $0.content) }
      .sorted { $0.content.lexicographicallyPrecedes($1.content) }
    var made: [UInt8] = []
    for (number, bundle) in contents.enumerated() {
      // Lines that begin with the same number form a group.
      let mark = bundle.grouped ? Array("\(number + 1).".utf8) : []
      for line in bundle.content.split(separator: .lineFeed) { made += mark + line + [.lineFeed] }
    }
    return made
  }

  static func units(of card: ICalendarComponent) -> LinkUnits {
    var found: [LinkUnits.Unit: [LineGroup]] = [:]
    for bundle in lineGroups(of: card) {
      if let unit = bundle.unit { found[unit, default: []].append(bundle) }
    }
    return LinkUnits(parts: [LinkUnits.wholeItem: found.mapValues { content($0) }])
  }

  /// Returns the indices of the unit's lines among the parts of the card.
  static func lineIndices(of unit: LinkUnits.Unit, in card: ICalendarComponent) -> [Int] {
    lineGroups(of: card).filter { $0.unit == unit }.flatMap(\.lineIndices).sorted()
  }

  /// Returns the card with the contents of its units replaced by `units`. A unit that is the same
  /// in the other card is copied from there byte for byte.
  static func applyingUnits(
    _ card: ICalendarComponent, saying units: LinkUnits, besides other: ICalendarComponent
  ) -> ICalendarComponent {
    var changed = card
    let wanted = units.parts[LinkUnits.wholeItem] ?? [:]
    let old = self.units(of: card).parts[LinkUnits.wholeItem] ?? [:]
    let theirs = self.units(of: other).parts[LinkUnits.wholeItem] ?? [:]
    for unit in Set(old.keys).union(wanted.keys).sorted() where old[unit] != wanted[unit] {
      let places = lineIndices(of: unit, in: changed)
      for place in places.reversed() { changed.parts.remove(at: place) }
      guard let content = wanted[unit] else { continue }
      let lines =
        theirs[unit] == content
        ? lineGroups(of: other).filter { $0.unit == unit }.flatMap(\.lines)
        : self.lines(of: content)
      changed.insert(lines, at: places.first)
    }
    if let revised = other.first("REV"), revised.value > changed.first("REV")?.value ?? "" {
      changed.set("REV", to: revised)
    }
    return changed
  }

  /// Converts the content of a unit to lines.
  private static func lines(of content: LinkUnits.Content) -> [ICalendarLine] {
    content.split(separator: .lineFeed).map { line in
      ICalendarLine(String(decoding: line, as: UTF8.self))
    }
  }
}

extension ICalendarLine {
  /// Group in upper case, such as `ITEM1` of `item1.TEL`.
  var group: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Name in upper case, without the group.
  var propertyName: String {
    name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
  }

  /// Unfolded bytes of the line, without a group prefix such as `item1.`.
  fileprivate var ungroupedBytes: [UInt8] {
    guard let parts = ContentLineParts(bytes) else { return bytes }
    return Array(propertyName.utf8) + bytes[parts.name.endIndex...]
  }

  /// Returns the line with another group prefix.
  fileprivate func grouped(as group: String) -> ICalendarLine {
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), self.group != nil else { return self }
    return ICalendarLine(group + String(decoding: bytes[dot...], as: UTF8.self))
  }
}

extension ICalendarComponent {
  /// Inserts lines at the index, or after all lines if it is nil. Renames their groups if the names
  /// are already used.
  mutating func insert(_ lines: [ICalendarLine], at place: Int?) {
    let taken = Set(self.lines.compactMap(\.group))
    let all = taken.union(lines.compactMap(\.group))
    var names: [String: String] = [:]
    var number = 0
    for group in lines.compactMap(\.group) where names[group] == nil {
      // A number stands for a new group, which gets a name now.
      guard taken.contains(group) || group.allSatisfy(\.isNumber) else {
        names[group] = group
        continue
      }
      repeat { number += 1 } while all.contains("ITEM\(number)")
      names[group] = "item\(number)"
    }
    let made = lines.map { line -> Part in
      guard let group = line.group, let name = names[group], name != group else {
        return .line(line)
      }
      return .line(line.grouped(as: name))
    }
    var place = min(place ?? endOfLines, parts.count)
    // Do not insert after a line that continues on the next one, as the inserted line would become
    // part of it.
    while place > 0, parts[place - 1].line?.continuesOnNextLine == true { place -= 1 }
    parts.insert(contentsOf: made, at: place)
  }
}

import HearthDomain

/// A card's lines as units that are merged each by itself.
enum VCardUnits {
  /// What tells which form it has, when it was changed, and by what: it differs with every program.
  private static let ignored: Set = ["VERSION", "UID", "REV", "PRODID"]
  /// Of these a card has several, each by itself.
  private static let listed: Set = ["TEL", "EMAIL"]

  /// Lines that belong together: one, or all of a group, as a number and what it is called.
  private struct Bundle {
    /// Where its lines stand among the parts of the card, in their order.
    var places: [Int] = []
    var lines: [ICalendarLine] = []

    /// What the others only describe.
    private var main: ICalendarLine? {
      lines.filter { !$0.propertyName.hasPrefix("X-AB") }
        .min { ($0.propertyName, $0.value) < ($1.propertyName, $1.value) } ?? lines.first
    }

    /// Nil for what says nothing that is compared.
    var unit: LinkUnits.Unit? {
      guard let main, !ignored.contains(main.propertyName) else { return nil }
      let name = main.propertyName
      if name == VCardProperty.lunarBirthday { return .property("BDAY") }
      return listed.contains(name) ? .entry(name, entry(main)) : .property(name)
    }

    /// Without the name of the group, which every program counts anew.
    var content: [UInt8] {
      lines.map(\.plain).sorted { $0.lexicographicallyPrecedes($1) }
        .reduce(into: []) { $0 += $1 + [.lineFeed] }
    }
  }

  /// By what two entries of a list are the same, however each is written.
  private static func entry(_ line: ICalendarLine) -> String {
    let text = line.text
    for scheme in ["tel:", "mailto:"] where text.lowercased().hasPrefix(scheme) {
      return key(String(text.dropFirst(scheme.count).prefix { $0 != ";" }))
    }
    return key(text)
  }

  static func key(_ text: String) -> String {
    (try? PhoneNumber(text).key) ?? text.tidy.lowercased()
  }

  private static func bundles(of card: ICalendarComponent) -> [Bundle] {
    var bundles: [Bundle] = []
    var groups: [String: Int] = [:]
    for (place, part) in card.parts.enumerated() {
      guard let line = part.line else { continue }
      let index = line.group.flatMap { groups[$0] } ?? bundles.count
      if index == bundles.count { bundles.append(Bundle()) }
      if let group = line.group { groups[group] = index }
      bundles[index].places.append(place)
      bundles[index].lines.append(line)
    }
    return bundles
  }

  private static func content(_ bundles: [Bundle]) -> [UInt8] {
    let contents = bundles.map { (grouped: $0.lines.count > 1, content: $0.content) }
      .sorted { $0.content.lexicographicallyPrecedes($1.content) }
    var made: [UInt8] = []
    for (number, bundle) in contents.enumerated() {
      // Which lines describe which other one: those of one number.
      let mark = bundle.grouped ? Array("\(number + 1).".utf8) : []
      for line in bundle.content.split(separator: .lineFeed) { made += mark + line + [.lineFeed] }
    }
    return made
  }

  static func units(of card: ICalendarComponent) -> LinkUnits {
    var found: [LinkUnits.Unit: [Bundle]] = [:]
    for bundle in bundles(of: card) {
      if let unit = bundle.unit { found[unit, default: []].append(bundle) }
    }
    return LinkUnits(parts: [LinkUnits.whole: found.mapValues { content($0) }])
  }

  /// Where the lines of a unit stand among the parts of the card.
  static func places(of unit: LinkUnits.Unit, in card: ICalendarComponent) -> [Int] {
    bundles(of: card).filter { $0.unit == unit }.flatMap(\.places).sorted()
  }

  /// The card saying these units; what the other card says in the same words it says byte for byte.
  static func card(
    _ card: ICalendarComponent, saying units: LinkUnits, besides other: ICalendarComponent
  ) -> ICalendarComponent {
    var changed = card
    let wanted = units.parts[LinkUnits.whole] ?? [:]
    let old = self.units(of: card).parts[LinkUnits.whole] ?? [:]
    let theirs = self.units(of: other).parts[LinkUnits.whole] ?? [:]
    for unit in Set(old.keys).union(wanted.keys).sorted() where old[unit] != wanted[unit] {
      let places = places(of: unit, in: changed)
      for place in places.reversed() { changed.parts.remove(at: place) }
      guard let content = wanted[unit] else { continue }
      let lines =
        theirs[unit] == content
        ? bundles(of: other).filter { $0.unit == unit }.flatMap(\.lines) : self.lines(of: content)
      changed.insert(lines, at: places.first)
    }
    if let revised = other.first("REV"), revised.value > changed.first("REV")?.value ?? "" {
      changed.set("REV", to: revised)
    }
    return changed
  }

  /// What a unit says, as lines.
  private static func lines(of content: LinkUnits.Content) -> [ICalendarLine] {
    content.split(separator: .lineFeed).map { line in
      ICalendarLine(String(decoding: line, as: UTF8.self))
    }
  }
}

extension ICalendarLine {
  /// What ties it to other lines, as `item1` in `item1.TEL`; in capitals.
  var group: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// In capitals, without the group.
  var propertyName: String {
    name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? name
  }

  /// Without folds and group.
  fileprivate var plain: [UInt8] {
    guard let parts = ContentLineParts(bytes) else { return bytes }
    return Array(propertyName.utf8) + bytes[parts.name.endIndex...]
  }

  /// The same in another group.
  fileprivate func grouped(as group: String) -> ICalendarLine {
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), self.group != nil else { return self }
    return ICalendarLine(group + String(decoding: bytes[dot...], as: UTF8.self))
  }
}

extension ICalendarComponent {
  /// Puts lines there, or behind the others; groups whose names are taken get others.
  mutating func insert(_ lines: [ICalendarLine], at place: Int?) {
    let taken = Set(self.lines.compactMap(\.group))
    let all = taken.union(lines.compactMap(\.group))
    var names: [String: String] = [:]
    var number = 0
    for group in lines.compactMap(\.group) where names[group] == nil {
      // A number is the group of nobody so far.
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
    // What stands behind a line that goes on would be a part of it.
    while place > 0, parts[place - 1].line?.goesOn == true { place -= 1 }
    parts.insert(contentsOf: made, at: place)
  }
}

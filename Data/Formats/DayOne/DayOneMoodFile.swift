import HearthDomain

/// Day One journals: the `Journal.json` of an export.
package struct DayOneMoodFile: MoodFile {
  private let zone: any ZoneRules
  private let zones: @Sendable (String) -> (any ZoneRules)?
  private let writer: JSONMoodFile

  /// `zones` finds the zones that entries name. `zone` is used for entries that name none.
  package init(zone: any ZoneRules, zones: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.zone = zone
    self.zones = zones
    writer = JSONMoodFile(zone: zone, zones: zones)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let element = DayOneElement(zone: zone, zones: CachedZones(zones))
    return try JSONMoodReader { _ in element }.read(FileBeginning(source).source, each: each)
  }

  // Write this program's format, as Day One's has no levels.
  package var header: [UInt8] { writer.header }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    writer.bytes(of: mood, isFirst: isFirst)
  }
  package var footer: [UInt8] { writer.footer }
}

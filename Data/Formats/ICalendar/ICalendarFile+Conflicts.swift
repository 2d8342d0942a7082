import HearthDomain

extension ICalendarFile {
  package func contents(
    of units: [LinkUnits.Unit], in event: StoredEvent
  ) -> [LinkUnits.Unit: LinkUnits.Content] {
    if units.isEmpty { return [:] }
    let parts = item(of: event).units.parts
    var contents: [LinkUnits.Unit: LinkUnits.Content] = [:]
    for unit in units { contents[unit] = Self.content(of: unit, in: parts) }
    return contents
  }

  private static func content(
    of unit: LinkUnits.Unit, in parts: [ExternalName: LinkUnits.Part]
  ) -> LinkUnits.Content? {
    let whole = parts[LinkUnits.wholeItem] ?? [:]
    switch unit {
    case .timing:
      let times = parts.filter { $0.key != LinkUnits.wholeItem }.sorted { $0.key < $1.key }
      // The places come last: earlier versions stored conflicts without them, which stay open as
      // long as the file's value begins with theirs.
      return combined(
        [whole[.timing]] + times.flatMap { time in occurrenceUnits.map { time.value[$0] } }
          + times.map { $0.value[.property("LOCATION")] })
    case LinkUnits.reminders:
      let alarms = whole.filter { if case .alarm = $0.key { true } else { false } }
      return combined(alarms.sorted { $0.key < $1.key }.map(\.value))
    case .property, .component, .alarm, .attendee, .entry: return whole[unit]
    }
  }

  /// Parts of a single occurrence that a user can edit in this program, except the place.
  private static let occurrenceUnits: [LinkUnits.Unit] = [
    .timing, .property("SUMMARY"), .property("DESCRIPTION"),
  ]

  private static func combined(_ contents: [LinkUnits.Content?]) -> LinkUnits.Content? {
    let known = contents.compactMap { $0 }
    return known.isEmpty ? nil : Array(known.joined())
  }
}

import HearthDomain

extension ICalendarFile {
  package func conflicts(
    _ sides: [EventConflict.Sides], of here: KeptEvent, with there: KeptEvent
  ) -> [LinkMerge.Conflict] {
    let units = [here, there].map { item(of: $0).units.parts[LinkUnits.whole] ?? [:] }
    return sides.map { side in
      let contents = units.map { ICalendarFile.content(of: side.unit, in: $0) }
      return LinkMerge.Conflict(
        part: LinkUnits.whole, unit: side.unit, kept: contents[0], other: contents[1])
    }
  }

  private static func content(
    of unit: LinkUnits.Unit, in part: LinkUnits.Part
  ) -> LinkUnits.Content? {
    guard unit == LinkUnits.reminders else { return part[unit] }
    let alarms = part.filter { if case .alarm = $0.key { true } else { false } }
    return alarms.isEmpty
      ? nil : Array(alarms.sorted { $0.key < $1.key }.map(\.value).joined())
  }
}

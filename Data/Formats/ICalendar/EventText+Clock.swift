import HearthDomain

extension ICalendarTexts {
  func fileDefinedZone(of text: EventText, named name: String) -> (any ZoneRules)? {
    let zones = ICalendarZones(kept: text.zones, StoredTextDetails.zones)
    let clocks = zones.definedZones(asKnownBy: name)
    let observed = clocks.compactMap { $0 as? ObservedZone }
    // Choosing the right one of several zones requires parsing the event, which is slow.
    if observed.isEmpty || clocks.count == 1 { return observed.first }
    return clock(of: text, zones)
  }

  private func clock(of text: EventText, _ zones: ICalendarZones) -> (any ZoneRules)? {
    let event = ICalendarEvent(kept: text)
    guard let place = event.masterIndex,
      let name = event.components[place].first("DTSTART")?.parameter("TZID")
    else { return nil }
    var zones = zones
    return zones.zone(name) as? ObservedZone
  }
}

import HearthDomain

extension EventRepository {
  func clock(of text: EventText) -> (any ZoneRules)? {
    let event = ICalendarEvent(kept: text)
    guard let place = event.masterPlace,
      let name = event.components[place].first("DTSTART")?.parameter("TZID")
    else { return nil }
    var zones = ICalendarZones(kept: text.zones, KeptParts.zones)
    return zones.zone(name) as? ObservedZone
  }
}

import HearthDomain

extension ICalendarTexts {
  func text(_ text: EventText, withUID uid: String) -> EventText {
    let raw = ICalendarEvent(kept: text).components.reduce(into: [UInt8]()) { raw, component in
      var named = component
      named.setUID(uid)
      named.write(to: &raw)
    }
    // The generated UIDs are ASCII, so bytes that were valid text remain valid.
    let all = LosslessText.text(of: raw) ?? text.text
    return EventText(of: text.event, uid: uid, text: all, zones: text.zones, place: text.position)
  }

  func generatedText(
    ofOwn kept: StoredEvent, called uid: String, zoned isZoned: Bool, place: Int,
    _ clock: LocalClock
  ) -> EventText? {
    let file = ICalendarFile(clock: clock) { StoredTextDetails.zones.zone($0) }
    let text = file.standaloneText(of: kept, called: uid, zoned: isZoned, place: place)
    return text.text.utf8.count + text.zones.utf8.count <= EventText.maxBytes ? text : nil
  }
}

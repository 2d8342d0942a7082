/// Reads and writes the texts of events and to-dos in calendar files.
public protocol EventTextFormat {
  /// Returns availability and place of the event and its occurrences according to the text; nil if
  /// the text states neither.
  func storedDetails(of text: EventText) -> StoredTextDetails?

  /// Returns the time zone with that name as the text defines it, if only the text contains the
  /// zone's past rules. Nil if the name alone defines the zone.
  func fileDefinedZone(of text: EventText, named name: String) -> (any ZoneRules)?

  /// Returns the text of a series that was split off at `cut`. It contains everything that only the
  /// text of the former series has. `former` is that series before the split, `later` the new one.
  func splitOffText(
    of later: StoredEvent, cutAt cut: LocalTime, of former: StoredEvent, place: Int,
    _ clock: LocalClock
  ) -> SplitOffText

  /// Returns the text with its UID replaced by that one.
  func text(_ text: EventText, withUID uid: String) -> EventText

  /// Returns the text that an export would write for an event entered here, with this UID; nil if
  /// it is too large to store. With `isZoned`, times are written in the zone in which they were
  /// entered.
  func generatedText(
    ofOwn kept: StoredEvent, called uid: String, zoned isZoned: Bool, place: Int,
    _ clock: LocalClock
  ) -> EventText?

  /// Returns the text of a copy of an event, or of its occurrence at `original`, with the URL,
  /// categories and position of the original's text. Nil if that has none of these, or if the
  /// result is too large to store.
  func copiedText(
    ofCopy kept: StoredEvent, of text: EventText, at original: LocalTime?, zoned isZoned: Bool,
    place: Int, _ clock: LocalClock
  ) -> EventText?

  /// Returns the words of the text, besides title, note and place, that a search compares.
  func searchWords(of text: EventText) -> EventSearchWords

  /// Returns the to-do that the text describes, or an event that repeats after it is done; nil if
  /// it contains neither.
  func readToDo(_ text: EventText) -> ReadToDo?

  /// Returns the time zone with that name; nil if it is unknown.
  func zone(named name: String) -> (any ZoneRules)?
}

/// For stores that do not read the texts: they are kept, but nothing is taken from them.
public struct NoEventTexts: EventTextFormat {
  public init() {}

  public func storedDetails(of text: EventText) -> StoredTextDetails? { nil }
  public func fileDefinedZone(of text: EventText, named name: String) -> (any ZoneRules)? { nil }
  public func splitOffText(
    of later: StoredEvent, cutAt cut: LocalTime, of former: StoredEvent, place: Int,
    _ clock: LocalClock
  ) -> SplitOffText { .notNeeded }
  public func text(_ text: EventText, withUID uid: String) -> EventText {
    EventText(of: text.event, uid: uid, text: text.text, zones: text.zones, place: text.position)
  }
  public func generatedText(
    ofOwn kept: StoredEvent, called uid: String, zoned isZoned: Bool, place: Int,
    _ clock: LocalClock
  ) -> EventText? { nil }
  public func copiedText(
    ofCopy kept: StoredEvent, of text: EventText, at original: LocalTime?, zoned isZoned: Bool,
    place: Int, _ clock: LocalClock
  ) -> EventText? { nil }
  public func searchWords(of text: EventText) -> EventSearchWords { .none }
  public func readToDo(_ text: EventText) -> ReadToDo? { nil }
  public func zone(named name: String) -> (any ZoneRules)? { nil }
}

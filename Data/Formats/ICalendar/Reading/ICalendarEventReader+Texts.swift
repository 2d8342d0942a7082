import HearthDomain

/// Parsing of titles and notes.
extension ICalendarEventReader {
  static let noteProperties = ["URL", "CATEGORIES", "GEO"]
  /// Properties from which earlier versions made notes: versions without places, and before them
  /// versions that read fewer properties.
  static let noteAndPlaceProperties = ["LOCATION"] + noteProperties
  static let formerNoteProperties = ["LOCATION", "URL"]

  /// Whether a note made of properties contains more of them than in earlier versions.
  static func hasMoreNoteProperties(of event: ICalendarEvent) -> Bool {
    event.components.contains { component in
      component.text("DESCRIPTION") == nil
        && noteProperties.contains {
          !formerNoteProperties.contains($0) && component.first($0) != nil
        }
    }
  }

  mutating func title(of component: ICalendarComponent) throws -> EventTitle? {
    guard let text = component.text("SUMMARY") else { return nil }
    return try limited(text, "SUMMARY")
  }

  /// Returns the place; nil if the component states none.
  mutating func place(of component: ICalendarComponent) throws -> EventPlace? {
    guard let text = component.text("LOCATION"), !text.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return try limited(text, "LOCATION")
  }

  /// Returns the note: the description, or without one, other properties such as the URL.
  mutating func note(of component: ICalendarComponent) throws -> EventNote {
    let others = noteLines.compactMap { component.noteText($0) }
    guard
      let text = component.text("DESCRIPTION")
        ?? (others.isEmpty ? nil : others.joined(separator: "\n"))
    else { return .blank }
    return try limited(text, "DESCRIPTION") ?? .blank
  }

  /// Returns the text, cut to the maximum length if necessary; nil if nothing of it can be
  /// displayed.
  private mutating func limited<Rule: TextRule>(
    _ text: String, _ field: String
  ) throws -> LimitedText<Rule>? {
    let plain =
      text.unicodeScalars.contains { $0.value == 0 }
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 })) : text
    let most = cutsTexts ? Rule.lengthRange.upperBound : EventText.maxShown
    if let whole = ICalendarEventReader.text(plain, most: cutsTexts ? nil : most)
      as LimitedText<Rule>?
    {
      return whole
    }
    var limit = most
    while limit > 0 {
      // The text may still be too long in bytes; then the limit is halved.
      let cut =
        ICalendarEventReader.text(
          plain.prefix(limit - 1) + "…", most: cutsTexts ? nil : most) as LimitedText<Rule>?
      if let cut {
        facts.append(.truncatedForDisplay(field: field, limit: limit))
        return cut
      }
      limit /= 2
    }
    return nil
  }

  /// Returns the text if its length is valid: at most `bytes`, or if that is nil, at most the
  /// length that users may type.
  private static func text<Rule: TextRule>(
    _ text: String, most bytes: Int?
  ) -> LimitedText<Rule>? {
    guard let bytes else { return try? LimitedText<Rule>(text) }
    return text.utf8.count <= bytes ? try? LimitedText<Rule>(imported: text) : nil
  }
}

extension ICalendarComponent {
  /// Returns the property as a line of a note; nil if there is none.
  func noteText(_ name: String) -> String? {
    switch name {
    case "CATEGORIES":
      let names = all(name).flatMap { ContentText.split($0.value, at: UInt8(ascii: ",")) }
        .map { ContentText.unescaped($0) }.filter { !$0.isEmpty }
      return names.isEmpty ? nil : names.joined(separator: ", ")
    // The value of GEO is two numbers, not escaped text.
    case "GEO":
      return first(name).map { line in
        line.value.split(separator: ";").joined(separator: ", ")
      }
    default: return text(name)
    }
  }

  /// Whether the event blocks time, is free or is cancelled.
  var eventAvailability: EventAvailability {
    if text("STATUS")?.uppercased() == "CANCELLED" { return .calledOff }
    return text("TRANSP")?.uppercased() == "TRANSPARENT" ? .free : .busy
  }
}

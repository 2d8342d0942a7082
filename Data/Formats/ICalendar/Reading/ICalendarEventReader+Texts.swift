import HearthDomain

/// What an event is called, and what stands in its note.
extension ICalendarEventReader {
  static let allNoted = ["LOCATION", "URL", "CATEGORIES", "GEO"]
  /// Those of which events were read that are kept since then.
  static let notedBefore = ["LOCATION", "URL"]

  /// Whether a note of the event has what it had not before.
  static func notesMore(of event: ICalendarEvent) -> Bool {
    event.components.contains { component in
      component.text("DESCRIPTION") == nil
        && allNoted.contains { !notedBefore.contains($0) && component.first($0) != nil }
    }
  }

  mutating func title(of component: ICalendarComponent) throws -> EventTitle? {
    guard let text = component.text("SUMMARY") else { return nil }
    return try limited(text, "SUMMARY")
  }

  /// The description; without one where it is, what it leads to, and what it counts among.
  mutating func note(of component: ICalendarComponent) throws -> EventNote {
    let others = notedLines.compactMap { component.noted($0) }
    guard
      let text = component.text("DESCRIPTION")
        ?? (others.isEmpty ? nil : others.joined(separator: "\n"))
    else { return .blank }
    return try limited(text, "DESCRIPTION") ?? .blank
  }

  /// So much of the text as is shown; nil where nothing of it can be.
  private mutating func limited<Rule: TextRule>(
    _ text: String, _ field: String
  ) throws -> LimitedText<Rule>? {
    let plain =
      text.unicodeScalars.contains { $0.value == 0 }
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 })) : text
    let most = cutsTexts ? Rule.characters.upperBound : EventText.mostShown
    if let whole = ICalendarEventReader.text(plain, most: cutsTexts ? nil : most)
      as LimitedText<Rule>?
    {
      return whole
    }
    var limit = most
    while limit > 0 {
      // Letters of many bytes are let in only so many as weigh no more.
      let cut =
        ICalendarEventReader.text(
          plain.prefix(limit - 1) + "…", most: cutsTexts ? nil : most) as LimitedText<Rule>?
      if let cut {
        facts.append(.shortened(field: field, limit: limit))
        return cut
      }
      limit /= 2
    }
    return nil
  }

  /// What others wrote has so many bytes, or as many as are typed.
  private static func text<Rule: TextRule>(
    _ text: String, most bytes: Int?
  ) -> LimitedText<Rule>? {
    guard let bytes else { return try? LimitedText<Rule>(text) }
    return text.utf8.count <= bytes ? try? LimitedText<Rule>(imported: text) : nil
  }
}

extension ICalendarComponent {
  /// What stands in a note of the property with that name.
  func noted(_ name: String) -> String? {
    switch name {
    case "CATEGORIES":
      let names = all(name).flatMap { ContentText.split($0.value, at: UInt8(ascii: ",")) }
        .map { ContentText.unescaped($0) }.filter { !$0.isEmpty }
      return names.isEmpty ? nil : names.joined(separator: ", ")
    // Two numbers, which are no text.
    case "GEO":
      return first(name).map { line in
        line.value.split(separator: ";").joined(separator: ", ")
      }
    default: return text(name)
    }
  }

  /// What part the event has that it describes.
  var eventPart: EventPart {
    if text("STATUS")?.uppercased() == "CANCELLED" { return .calledOff }
    return text("TRANSP")?.uppercased() == "TRANSPARENT" ? .free : .busy
  }
}

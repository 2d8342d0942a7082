import HearthDomain

/// Reminders, time zones and words without a certain time.
extension EnglishRules {
  static func addReminders(to grammar: inout GrammarBuilder) {
    grammar.localRule("lengths of reminders", "LEN before|prior|ahead|early?", "LEAD") { a in
      facts { $0.reminders = [a.length(0)] }
    }
    grammar.localRule("several reminders", "LEAD and|,|& LEAD", "LEAD", 1) { a in
      facts { $0.reminders = reminders(a, 0) + reminders(a, 1) }
    }
    grammar.rule(
      "remind",
      ",? remind|reminder|alert|notify me|us? at? LEAD before|prior|ahead|early? ; ,? with? a|an? LEAD reminder|alert|notice|warning",
      .facts, 3
    )
    grammar.rule(
      "no reminder",
      ",? no|without a? reminder|reminders|alert|alerts|alarm|notification ; ,? don't remind me?",
      .facts, 3
    ) { _ in facts { $0.disablesReminders = true } }
    addLoneReminders(to: &grammar)
  }

  /// Adds reminders as values of options or settings.
  private static func addLoneReminders(to grammar: inout GrammarBuilder) {
    grammar.rule("reminder alone", "LEAD", .standalone)
    grammar.rule("reminder after the start", "LEN after|later", .standalone) { a in
      facts { $0.reminders = [a.length(0).negated] }
    }
    grammar.rule(
      "reminder the day before",
      "TIME|PART before ; TIME|PART the? day before ; the? day before at? TIME|PART ; "
        + "the? day before ; the? evening before",
      .standalone, 1
    ) { a in
      let dayBefore = pattern { $0.distance = Length(-1, .day) }
      return facts { $0.remindersAt = [Moment(dayBefore, a.clock(0))] }
    }
  }

  private static func reminders(_ a: Arguments, _ index: Int) -> [Length] {
    if case .facts(let facts)? = a[index] { facts.reminders } else { [] }
  }

  // MARK: Zones

  static func addZones(to grammar: inout GrammarBuilder) {
    let names = EnglishZones.cities.filter { !$0.key.contains(" ") }
    grammar.table("city", names, Value.text)
    grammar.localRule("city", "$city", "CITY")
    for (name, zone) in EnglishZones.cities where name.contains(" ") {
      grammar.localRule("city of several words", name, "CITY", 1) { _ in .text(zone) }
    }
    grammar.rule("city time", "in? CITY local? time ; ( CITY local? time )", .zone, 2)
    grammar.table("region", EnglishZones.regionWords) { .text($0) }
    grammar.table("place", EnglishZones.placeWords) { .text($0) }
    let place = "$region +/ +$place ; $region +/ +$place +_ +$place"
    grammar.localRule("name of a zone", place, "ZONEPLACE") { a in
      let name = "\(a.text(0))/\(a.text(1))" + (a.has(2) ? "_\(a.text(2))" : "")
      return EnglishZones.names.contains(name) ? .text(name) : nil
    }
    grammar.rule("zone by its name", "in? ZONEPLACE ; ( ZONEPLACE )", .zone, 3)
    grammar.rule(
      "times in two cities", "TIME CITY time? \(to)|\(dashes) TIME CITY time?", .facts, 6
    ) { a in
      facts {
        $0.span = Span(start: a.moment(0), end: a.moment(2))
        ($0.zone, $0.endZone) = (a.text(1), a.text(3))
      }
    }
    grammar.table("zone", EnglishZones.unambiguousAbbreviations, Value.text)
    grammar.rule("zone", "$zone ; ( $zone )", .zone, 0)
    for (sign, zoneSign) in [("+", "-"), ("-", "+")] {
      let pattern = "utc|gmt \(sign) #0-14"
      grammar.rule(
        "offset", "\(pattern) ; ( \(pattern) ) ; \(pattern) +: +#00-00 ; ( \(pattern) +: +#00-00 )",
        .zone, 3
      ) { a in .text(a.int(0) == 0 ? "UTC" : "Etc/GMT\(zoneSign)\(a.int(0))") }
    }
    addTimesWithZones(to: &grammar)
  }

  private static func addTimesWithZones(to grammar: inout GrammarBuilder) {
    for (name, zones) in EnglishZones.ambiguousAbbreviations {
      for zone in zones {
        grammar.localRule("zone of a name", "\(name) ; ( \(name) )", "ZONENAME") { _ in .text(zone)
        }
      }
    }
    grammar.rule("time and zone", "TIME|WHEN|WHENR ZONENAME", .facts, -6) { a in
      guard a.moment(0).hasHour else { return nil }
      return facts { ($0.moment, $0.zone) = (a.moment(0), a.text(1)) }
    }
    grammar.localRule("any name of a zone", "$zone ; ZONENAME ; CITY time?", "ANYZONE")
    let both = "TIME|WHEN|WHENR ANYZONE"
    grammar.rule(
      "moment in two zones", "\(both) /|,|=|and? TIME ANYZONE ; \(both) ( =? TIME ANYZONE )",
      .facts, 0
    ) { a in
      guard a.moment(0).hasHour, a.text(1) != a.text(3) else { return nil }
      return facts {
        ($0.moment, $0.zone) = (a.moment(0), a.text(1))
        $0.startElsewhere = ZonedTime(clock: a.clock(2), zone: a.text(3))
      }
    }
    grammar.rule("span and zone", "SPAN ZONENAME", .facts, -6) { a in
      guard a.span(0).start.hasTime else { return nil }
      return facts { ($0.span, $0.zone) = (a.span(0), a.text(1)) }
    }
  }
}

/// Which fields have a rule together, so that they are taken back together or not at all.
extension JournalKind {
  /// Fields of the kind that say one thing together.
  var groups: [Set<String>] {
    switch self {
    case .person:
      [["birthCalendar", "birthYear", "birthMonth", "birthDay"], ["everyDays", "countedFrom"]]
    case .contact: [["birthCalendar", "birthYear", "birthMonth", "birthDay"]]
    case .watering: [["keyword1", "keyword2", "keyword3"]]
    case .saying: [["korean", "english"]]
    case .mood: [["at", "secondsEast"], ["across", "down"]]
    case .event:
      [["allDay", "anchored", "starts", "ends", "zone", "rule", "skipHolidays", "followsZone"]]
        + [["afterDone", "timesLeft"]]
    case .exception: [["kind", "allDay", "anchored", "starts", "ends", "zone"]]
    case .eventText: [["uid", "text", "zones"]]
    case .book:
      [["reading", "targetOn", "finishedOn", "finishedSometime", "firstPage", "page"]]
    case .pastReading:
      [
        [
          "startedOn", "enteredStart", "targetOn", "finishedOn", "finishedSometime", "firstPage",
          "page",
        ]
      ]
    case .record: [["reading", "day"]]
    case .postponement, .dayPalette, .sentence, .setting: []
    }
  }

  /// Fields that follow from others as well: put back, but never a reason to refuse that.
  private var following: Set<String> {
    self == .book ? ["startedOn", "enteredStart"] : []
  }

  /// Whether it counts that somebody has changed the field.
  package func counts(_ name: String) -> Bool { !following.contains(name) }

  /// All fields that cannot be taken back where one of these was changed since.
  func spread(_ names: Set<String>) -> Set<String> {
    let counted = names.filter(counts)
    return groups.filter { !$0.isDisjoint(with: counted) }.reduce(counted) { $0.union($1) }
  }
}

/// Groups of fields that share a rule, so that they are undone together.
extension JournalKind {
  /// Fields of the kind that form one value together.
  var groups: [Set<String>] {
    switch self {
    case .person:
      [["birthCalendar", "birthYear", "birthMonth", "birthDay"], ["everyDays", "countedFrom"]]
    case .contact: [["birthCalendar", "birthYear", "birthMonth", "birthDay"]]
    case .watering: [["keyword1", "keyword2", "keyword3"]]
    case .saying: [["korean", "english"]]
    case .mood: Mood.described.merging.groups
    case .dayPalette: DayPalette.described.merging.groups
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
    case .postponement, .sentence, .setting: []
    }
  }

  /// Fields that are partly derived from others: an undo restores them, but their changes never
  /// prevent one.
  private var following: Set<String> {
    self == .book ? ["startedOn", "enteredStart"] : []
  }

  /// Whether a change of the field prevents an undo.
  package func counts(_ name: String) -> Bool { !following.contains(name) }

  /// Returns all fields that undo cannot restore after a change of these.
  func spread(_ names: Set<String>) -> Set<String> {
    let counted = names.filter(counts)
    return groups.filter { !$0.isDisjoint(with: counted) }.reduce(counted) { $0.union($1) }
  }
}

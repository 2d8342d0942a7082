/// Groups of fields that share a rule, so that they are undone together.
extension JournalKind {
  /// Fields of the kind that form one value together.
  var fieldGroups: [Set<String>] {
    switch self {
    case .person:
      [["birthCalendar", "birthYear", "birthMonth", "birthDay"], ["everyDays", "countedFrom"]]
    case .contact: [["birthCalendar", "birthYear", "birthMonth", "birthDay"]]
    case .watering: [["keyword1", "keyword2", "keyword3"]]
    case .saying: [["korean", "english"]]
    case .mood: Mood.described.mergeRules.groups
    case .dayPalette: DayPalette.described.mergeRules.groups
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

  /// Fields that are partly derived from others: an undo restores these fields, but a change of
  /// them never prevents an undo.
  private var derivedFields: Set<String> {
    self == .book ? ["startedOn", "enteredStart"] : []
  }

  /// Whether a change of the field prevents an undo.
  package func preventsUndo(_ name: String) -> Bool { !derivedFields.contains(name) }

  /// Returns all fields that undo cannot restore after a change of these.
  func blockedFields(_ names: Set<String>) -> Set<String> {
    let counted = names.filter(preventsUndo)
    return fieldGroups.filter { !$0.isDisjoint(with: counted) }.reduce(counted) { $0.union($1) }
  }
}

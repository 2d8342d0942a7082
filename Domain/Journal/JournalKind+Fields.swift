/// Groups of fields that share a rule, so that they are undone together.
extension JournalKind {
  /// Fields of the kind that form one value together.
  var fieldGroups: [Set<String>] { merging?.groups ?? [] }

  /// The merge rules of the kind; nil for settings.
  var merging: KindMergeRules? {
    switch self {
    case .person: Person.described.mergeRules
    case .watering: Watering.described.mergeRules
    case .postponement: Postponement.described.mergeRules
    case .contact: Contact.described.mergeRules
    case .saying: Saying.described.mergeRules
    case .mood: Mood.described.mergeRules
    case .dayPalette: DayPalette.described.mergeRules
    case .event: Event.described.mergeRules
    case .exception: SeriesException.described.mergeRules
    case .eventText: EventText.described.mergeRules
    case .toDo: ToDo.described.mergeRules
    case .book: Book.described.mergeRules
    case .pastReading: PastReading.described.mergeRules
    case .record: ReadingRecord.described.mergeRules
    case .sentence: Sentence.described.mergeRules
    case .setting: nil
    }
  }

  /// Fields that are partly derived from others. Undo restores them, but a later change of them
  /// never prevents an undo.
  private var derivedFields: Set<String> {
    self == .book ? ["startedOn", "enteredStart"] : []
  }

  /// Whether a change of the field prevents an undo.
  package func preventsUndo(_ name: String) -> Bool { !derivedFields.contains(name) }

  /// Returns the fields that undo can no longer restore if these fields were changed later: the
  /// fields themselves, and all fields of their groups.
  func blockedFields(_ names: Set<String>) -> Set<String> {
    let counted = names.filter(preventsUndo)
    return fieldGroups.filter { !$0.isDisjoint(with: counted) }.reduce(counted) { $0.union($1) }
  }
}

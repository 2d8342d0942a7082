extension JournalStep {
  /// Significance of the step within its change; the smallest comes first. For example, a removed
  /// person comes before their waterings.
  var rank: Int {
    let isWhole = change != .changed
    return switch item.kind {
    case .person, .book: isWhole ? 0 : 5
    case .watering, .postponement, .record, .sentence: isWhole ? 1 : 3
    case .saying, .mood, .event, .toDo: isWhole ? 2 : 4
    case .exception: 5
    case .contact, .eventText, .pastReading, .dayPalette, .setting: 6
    }
  }

  /// Order of an entry's steps: the most significant first.
  package static func precedes(_ left: JournalStep, _ right: JournalStep) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    let (one, other) = (left.item, right.item)
    return (one.kind.rawValue, one.id, one.part) < (other.kind.rawValue, other.id, other.part)
  }

  package func withTitle(_ title: String) -> JournalStep {
    JournalStep(at: item, of: owner, change, title: title, fields: fields)
  }
}

/// A to-do from a calendar file, with all its overrides.
public struct ReadToDo: Hashable, Sendable {
  public let version: ReadEvent.Version
  /// The to-do with its text, whose position is its line in the file. Its id has no meaning.
  package let toDo: ToDo
  /// Digest of the contents. It does not depend on when the text was written.
  package let digest: String
  /// Whether the file has only overrides of single occurrences, without the to-do itself.
  let isPart: Bool

  package init(
    _ details: ToDoDetails, doneAt: Instant?, version: ReadEvent.Version, uid: String,
    text: String, zones: String, digest: String, line: Int, isPart: Bool = false
  ) {
    self.version = version
    self.digest = digest
    self.isPart = isPart
    toDo = ToDo(
      id: .blank, details: details, doneAt: doneAt,
      text: EventText(of: .blank, uid: uid, text: text, zones: zones, place: max(1, line)))
  }

  package var uid: String { toDo.uid }
  var line: Int { toDo.text?.position ?? 0 }

  /// Returns the to-do with this id and with the text at this position.
  func toDo(_ id: ID<ToDo>, in calendar: CalendarName, at position: Int) -> ToDo {
    var text = toDo.text
    text?.position = position
    return ToDo(id: id, details: toDo.details, in: calendar).replacing(by: toDo, text: text)
  }
}

/// A to-do that was changed here, in its file, or on both sides since it was read.
public struct MergedToDo: Hashable, Sendable {
  /// The merged to-do, with the file's text.
  package let toDo: ToDo
  /// The changes of the file that were not taken, since the same was changed here.
  package let conflicts: [LinkMerge.Conflict]
  /// Whether the file has what an export of the stored to-do would write.
  package let isUnchanged: Bool
  private let fileUnits: LinkUnits
  private let mergedUnits: LinkUnits

  /// Creates the result of a merge; `mine` and `theirs` are the units of the stored to-do and of
  /// the file.
  package init(_ toDo: ToDo, _ merge: LinkMerge, mine: LinkUnits, theirs: LinkUnits) {
    (self.toDo, conflicts, isUnchanged) = (toDo, merge.conflicts, mine == theirs)
    (fileUnits, mergedUnits) = (theirs, merge.unitsForThisSide)
  }

  /// Creates the result of replacing the stored to-do.
  package init(_ toDo: ToDo) {
    (self.toDo, conflicts, isUnchanged) = (toDo, [], false)
    (fileUnits, mergedUnits) = (LinkUnits(), LinkUnits())
  }

  /// Whether an earlier conflict is open and not among the new ones: the file has the same value
  /// as before, and the merged to-do another one.
  func keepsOpen(_ former: LinkMerge.Conflict) -> Bool {
    func value(_ units: LinkUnits) -> LinkUnits.Content? { units.parts[former.part]?[former.unit] }
    return value(fileUnits) == former.overruledValue && value(mergedUnits) != value(fileUnits)
      && !conflicts.contains { $0.part == former.part && $0.unit == former.unit }
  }
}

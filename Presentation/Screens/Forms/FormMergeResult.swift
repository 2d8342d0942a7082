import HearthDomain
import TerminalKit

/// The result of merging a form with changes made elsewhere.
enum FormMergeResult {
  /// All changes are merged; the form can be saved.
  case merged
  /// Both sides changed the same fields; the user must resolve the conflict.
  case conflicting
  /// A field with entered text does not exist any more.
  case fieldRemoved
}

extension EntryFormState {
  /// Replaces the state by `now`, the form as it would be opened now, but keeps the values entered
  /// here. If a field in `together` was changed here, all of these fields keep their values,
  /// because they depend on one another.
  mutating func mergeChanges(_ now: Self, together: Set<FieldName> = []) -> FormMergeResult {
    let opened = zip(form.fields, form.initialContents)
    let changed = Set(opened.filter { $0.comparableContent != $1 }.map(\.0.name))
    let mine = together.isDisjoint(with: changed) ? changed : changed.union(together)
    var met = now
    for (field, before) in opened where mine.contains(field.name) {
      guard met.form.keepEnteredValue(field, over: before) else { return .fieldRemoved }
    }
    if let focus = form.focused?.name { met.form.focus(on: focus) }
    (met.form.textWidth, met.form.widths) = (form.textWidth, form.widths)
    self = met
    return form.hasConflict ? .conflicting : .merged
  }
}

extension KeyBinding {
  static func saveBinding(_ keys: [Key], _ action: Action) -> Self {
    Self(
      keys, Words(ko: "내 것으로", en: "save mine"),
      help: Words(
        ko: "다른 곳에서 바꾼 것 대신 내가 적은 것을 저장해요",
        en: "Save what you entered over what was changed elsewhere"),
      action: action)
  }

  static func keepOtherSideBinding(_ action: Action) -> Self {
    Self(
      [.control("t")], Words(ko: "그쪽 것으로", en: "keep theirs"),
      help: Words(
        ko: "다른 곳에서 바꾼 것은 두고 나머지를 저장해요",
        en: "Keep what was changed elsewhere and save the rest"),
      action: action)
  }
}

extension AreaCoordinator {
  /// Performs a change. If it leaves a question open, asks it; after a yes, the effect follows.
  mutating func asking(
    today: Day, then effect: (Refusal) -> Effect, _ perform: (inout Self) throws -> TabOutcome
  ) throws -> TabOutcome {
    do {
      return try perform(&self)
    } catch DomainError.refused(let open) {
      let question = Wording.onScreen { open.question($0, today: today) ?? "" }
      guard !question.en.isEmpty else { throw DomainError.refused(open) }
      return pages.askQuestion(question, before: effect(open))
    }
  }

  /// Saves the form in front. If what it edits was changed elsewhere, merges first. An error from
  /// the store is displayed beside its field. A page that is not a form throws both.
  mutating func saving(_ save: (inout Self) throws -> TabOutcome) throws -> TabOutcome {
    do {
      return try save(&self)
    } catch DomainError.refused(.changedMeanwhile) {
      return try mergeChanges()
    } catch let error as DomainError {
      guard pages.front?.showError(error) == true else { throw error }
      return .handled
    }
  }

  /// Merges the form in front with the current values of what it edits. Then saves it, or reports
  /// that the user must resolve a conflict. Throws ``Refusal/changedMeanwhile`` if merging is not
  /// possible.
  mutating func mergeChanges() throws -> TabOutcome {
    let reader = self
    guard let result = try pages.front?.mergeChanges(with: reader) else {
      throw DomainError.refused(.changedMeanwhile)
    }
    // The fields display errors that the merge caused, so no further message is needed.
    return try act(on: result)
  }
}

extension Words {
  /// Returns the message that a field was changed elsewhere to the given value.
  static func changedElsewhere(to shown: Words) -> Words {
    Words(ko: "다른 곳에서 이렇게 바꿨어요: \(shown.ko)", en: "Changed elsewhere to: \(shown.en)")
  }

  /// The message that a form has conflicts.
  static let hasConflicts = Words(
    ko: "그사이에 다른 곳에서도 바뀌었어요. 어느 쪽을 남길까요?",
    en: "It was changed elsewhere in the meantime. Which do you want to keep?")
}

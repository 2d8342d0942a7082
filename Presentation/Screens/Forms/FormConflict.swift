import HearthDomain
import TerminalKit

/// What became of a form whose thing was changed elsewhere meanwhile.
enum FormConflict {
  /// All changes are in it now, and it may be saved.
  case merged
  /// The same fields were changed here and there, which somebody has to decide.
  case contested
  /// There is no field any more for what was entered.
  case apart
}

extension EntryFormState {
  /// Takes over the form as it would be opened now; what was entered since this one was opened
  /// stays. Fields that mean one thing together are taken together.
  mutating func meet(_ now: Self, together: Set<FieldName> = []) -> FormConflict {
    let opened = zip(form.fields, form.before)
    let changed = Set(opened.filter { $0.entered != $1 }.map(\.0.name))
    let mine = together.isDisjoint(with: changed) ? changed : changed.union(together)
    var met = now
    for (field, before) in opened where mine.contains(field.name) {
      guard met.form.keep(field, over: before) else { return .apart }
    }
    if let focus = form.focused?.name { met.form.focus(on: focus) }
    (met.form.textWidth, met.form.widths) = (form.textWidth, form.widths)
    self = met
    return form.isContested ? .contested : .merged
  }
}

extension KeyBinding {
  static func keepingMine(_ keys: [Key], _ action: Action) -> Self {
    Self(
      keys, Words(ko: "내 것으로", en: "save mine"),
      help: Words(
        ko: "다른 곳에서 바꾼 것 대신 내가 적은 것을 저장해요",
        en: "Save what you entered over what was changed elsewhere"),
      action: action)
  }

  static func keepingTheirs(_ action: Action) -> Self {
    Self(
      [.control("t")], Words(ko: "그쪽 것으로", en: "keep theirs"),
      help: Words(
        ko: "다른 곳에서 바꾼 것은 두고 나머지를 저장해요",
        en: "Keep what was changed elsewhere and save the rest"),
      action: action)
  }
}

extension ScreenStack {
  /// Brings the form in front together with what its thing is by now; what is to be done to save
  /// it, or nil where somebody has to decide. Throws ``Refusal/changedMeanwhile`` where the two
  /// have no form in common.
  mutating func meet<S: EntryFormScreen>(
    _ screen: S.Type, _ page: (S.State) -> Page, _ now: (S.State) throws -> S.State
  ) throws -> S.Output? where S.Output == Page.Effect {
    guard var state = self[page] else { throw DomainError.refused(.changedMeanwhile) }
    defer { self[page] = state }
    switch S.meet(&state, try now(state)) {
    case .merged: return S.update(&state, .saved)
    case .contested: return nil
    case .apart: throw DomainError.refused(.changedMeanwhile)
    }
  }
}

extension AreaCoordinator {
  /// Saves what the form of that page holds, together with what its thing is by now where that was
  /// changed elsewhere; what the store refuses is shown beside its field.
  mutating func saving<S: EntryFormScreen>(
    _ screen: S.Type, _ page: (S.State) -> Page, _ save: (inout Self) throws -> Words,
    now: (S.State) throws -> S.State
  ) throws -> TabOutcome where S.Output == Effect {
    do {
      return .saved(try save(&self))
    } catch DomainError.refused(.changedMeanwhile) {
      return try meet(screen, page, now)
    } catch let error as DomainError {
      guard pages[page]?.show(error) == true else { throw error }
      return .handled
    }
  }

  /// Brings the form in front together with what its thing is by now, and goes on with saving it,
  /// or tells that somebody has to decide.
  mutating func meet<S: EntryFormScreen>(
    _ screen: S.Type, _ page: (S.State) -> Page, _ now: (S.State) throws -> S.State
  ) throws -> TabOutcome where S.Output == Effect {
    if let effect = try pages.meet(screen, page, now) { return try perform(effect) }
    // What is wrong only once both are together is told beside its field.
    let isContested = pages[page]?.form.isContested == true
    return isContested ? .refused(.contested) : .handled
  }
}

extension Words {
  /// What stands beside something that others have made this of.
  static func changedElsewhere(to shown: Words) -> Words {
    Words(ko: "다른 곳에서 이렇게 바꿨어요: \(shown.ko)", en: "Changed elsewhere to: \(shown.en)")
  }

  /// Told where a form has fields that were changed here and elsewhere.
  static let contested = Words(
    ko: "그사이에 다른 곳에서도 바뀌었어요. 어느 쪽을 남길까요?",
    en: "It was changed elsewhere meanwhile. Whose is kept?")
}

import TerminalKit

/// A vertical list of fields, one of which has the focus.
///
/// Typed text is removed only by the user's own keys: errors are displayed below the fields.
struct Form<Name: Hashable>: Hashable {
  private(set) var fields: [FormField<Name>]
  private(set) var focusedIndex: Int
  /// The initial contents of the fields.
  private(set) var initialContents: [String]
  /// Number of columns to which text of several lines is wrapped.
  var textWidth = 60
  /// Computes how many columns a text takes.
  var widths = DisplayWidth.standard

  /// Creates the form. The first editable field has the focus.
  init(_ fields: [FormField<Name>]) {
    self.fields = fields
    focusedIndex = fields.firstIndex { $0.canHaveFocus } ?? 0
    initialContents = fields.map(\.comparableContent)
  }

  var hasChanged: Bool { contents != initialContents }

  /// Whether the field has another content than in the beginning.
  func isChanged(_ name: Name) -> Bool {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return false }
    return fields[index].comparableContent != initialContents[index]
  }

  /// Makes the current contents the initial ones, so that the user has not changed anything yet.
  mutating func markUnchanged() { initialContents = contents }

  /// Inserts a field into a form that was not changed yet. The focus stays where it is.
  mutating func insert(_ field: FormField<Name>, at index: Int) {
    let focused = focused?.name
    fields.insert(field, at: index)
    if let focused { focus(on: focused) }
    markUnchanged()
  }

  /// Whether a field has a conflict: it was changed both here and elsewhere.
  var hasConflict: Bool { fields.contains { $0.conflictingContent != nil } }

  /// Puts the value that the user entered into the field of the merged form. If the field was
  /// changed elsewhere from `before` to another value, stores that as the conflict. Returns false
  /// if the form has no such editable field.
  mutating func keepEnteredValue(_ mine: FormField<Name>, over before: String) -> Bool {
    guard let index = fields.firstIndex(where: { $0.name == mine.name && $0.canHaveFocus }) else {
      return false
    }
    let theirs = fields[index]
    guard theirs.comparableContent != mine.comparableContent else { return true }
    fields[index].content = mine.content
    fields[index].isSuggestion = mine.isSuggestion
    fields[index].conflictingContent = theirs.comparableContent == before ? nil : theirs.content
    return true
  }

  /// Resolves all conflicts: with the other side's values if `withTheirs`, otherwise with the
  /// values entered here.
  mutating func resolveConflicts(withTheirs: Bool) {
    for index in fields.indices {
      if withTheirs, let theirs = fields[index].conflictingContent {
        fields[index].content = theirs
      }
      fields[index].conflictingContent = nil
    }
  }

  /// The field with the name; setting it has no effect if there is none.
  subscript(name: Name) -> FormField<Name>? {
    get { fields.first { $0.name == name } }
    set {
      guard let newValue, let index = fields.firstIndex(where: { $0.name == name }) else { return }
      fields[index] = newValue
    }
  }

  var focused: FormField<Name>? {
    fields.indices.contains(focusedIndex) ? fields[focusedIndex] : nil
  }

  /// Whether the focus is on the last editable field.
  var isAtLastField: Bool {
    focusedIndex == fields.lastIndex { $0.canHaveFocus }
  }

  var errors: [Words] { fields.compactMap(\.error) }

  /// The contents of all fields, to detect changes.
  var contents: [String] { fields.map(\.comparableContent) }

  mutating func setError(_ error: Words?, of name: Name) { self[name]?.error = error }

  mutating func setWarning(_ warning: Words?, of name: Name) { self[name]?.warning = warning }

  mutating func setRemark(_ remark: Words?, of name: Name) { self[name]?.remark = remark }

  /// Replaces the text of a field of one line; does nothing if it is the same.
  mutating func setText(_ text: String, of name: Name) {
    guard case .line(let state)? = self[name]?.content, state.value != text else { return }
    self[name]?.content = .line(
      TextFieldState(
        text, limit: state.limit, limitCountsColumns: state.limitCountsColumns,
        showsCounter: state.showsCounter))
    self[name]?.isSuggestion = false
  }

  /// Replaces the text of a field of one line with a suggestion; does nothing if it is the same.
  mutating func suggest(_ text: String, for name: Name) {
    guard self[name]?.text != text else { return }
    setText(text, of: name)
    self[name]?.isSuggestion = true
  }

  /// Replaces the text of a field of several lines with a text from the editor, and focuses the
  /// field.
  mutating func setEditedText(_ text: String, of name: Name) {
    guard let index = fields.firstIndex(where: { $0.name == name }),
      case .lines(let state) = fields[index].content
    else { return }
    // Removes white space at the end, because editors add a line break.
    let end = text.lastIndex { !$0.isWhitespace }
    let kept = end.map { String(text[...$0]) } ?? ""
    fields[index].content = .lines(
      TextAreaState(kept, limit: state.limit, limitCountsColumns: state.limitCountsColumns))
    focusedIndex = index
  }

  mutating func focus(on name: Name) {
    guard let index = fields.firstIndex(where: { $0.name == name && $0.canHaveFocus }) else {
      return
    }
    focusedIndex = index
  }

  /// Moves the focus to the first field with an error.
  mutating func focusOnError() {
    focusedIndex = fields.firstIndex { $0.error != nil && $0.canHaveFocus } ?? focusedIndex
  }

  /// Moves the focus by one editable field; with `wraps`, from the last to the first and back.
  mutating func moveFocus(by step: Int, wraps: Bool = true) {
    guard fields.contains(where: \.canHaveFocus) else { return }
    var next = focusedIndex
    repeat {
      next += step < 0 ? -1 : 1
      if !wraps, !fields.indices.contains(next) { return }
      next = (next + fields.count) % fields.count
    } while !fields[next].canHaveFocus
    focusedIndex = next
  }
}

/// The effect of input on a form.
enum FormOutcome<Name: Hashable>: Hashable {
  case ignored
  /// The focus moved away from this field.
  case focusLeft(Name)
  case changed(Name)
  /// Enter was pressed in the last field.
  case completed
}

extension Form {
  /// Types into the focused field, or moves the focus. Returns what happened.
  mutating func handle(_ input: TextInput) -> FormOutcome<Name> {
    guard let field = focused else { return .ignored }
    let shape = shape(of: field)
    switch input {
    case .paste(let text): return paste(text, shape)
    case .key(let key):
      switch edit(key, shape) {
      case .changed: return .changed(field.name)
      case .unchanged: return .ignored
      case .ignored: return moveFocus(with: key, from: field.name)
      }
    }
  }

  private func shape(of field: FormField<Name>) -> TextAreaShape {
    TextAreaShape(size: Size(width: textWidth, height: field.textHeight), widths: widths)
  }

  private mutating func moveFocus(with key: Key, from name: Name) -> FormOutcome<Name> {
    switch (key.code, key.modifiers) {
    case (.tab, []): moveFocus(by: 1)
    case (.down, []): moveFocus(by: 1, wraps: false)
    case (.tab, .shift): moveFocus(by: -1)
    case (.up, []): moveFocus(by: -1, wraps: false)
    case (.enter, []):
      if isAtLastField { return .completed }
      moveFocus(by: 1)
    default: return .ignored
    }
    return .focusLeft(name)
  }

  private mutating func edit(_ key: Key, _ shape: TextAreaShape) -> KeyOutcome {
    switch fields[focusedIndex].content {
    case .line(var state):
      if case .character = key.code, key.modifiers.isSubset(of: .shift) { clearSuggestion(&state) }
      let outcome = state.handle(key)
      fields[focusedIndex].content = .line(state)
      if outcome != .ignored { fields[focusedIndex].isSuggestion = false }
      return outcome
    case .lines(var state):
      // Enter moves to the next field as everywhere; Alt-Enter inserts a line break.
      if key == Key(.enter) { return .ignored }
      let outcome = state.handle(key, in: shape)
      fields[focusedIndex].content = .lines(state)
      return outcome
    case .toggle(let isOn):
      let switches: [Key.Code] = [.character(" "), .left, .right]
      guard switches.contains(key.code), key.modifiers.isEmpty else { return .ignored }
      fields[focusedIndex].content = .toggle(!isOn)
      return .changed
    case .choice(var choice):
      let steps: [Key.Code: Int] = [.character(" "): 1, .right: 1, .left: -1]
      guard let step = steps[key.code], key.modifiers.isEmpty else { return .ignored }
      choice.step(by: step)
      fields[focusedIndex].content = .choice(choice)
      return .changed
    case .readOnly: return .ignored
    }
  }

  /// Clears the focused line if its text is a suggestion.
  private mutating func clearSuggestion(_ state: inout TextFieldState) {
    guard fields[focusedIndex].isSuggestion else { return }
    fields[focusedIndex].isSuggestion = false
    state = TextFieldState(
      limit: state.limit, limitCountsColumns: state.limitCountsColumns,
      showsCounter: state.showsCounter)
  }

  private mutating func paste(_ text: String, _ shape: TextAreaShape) -> FormOutcome<Name> {
    let hasChanged: Bool
    switch fields[focusedIndex].content {
    case .line(var state):
      clearSuggestion(&state)
      hasChanged = state.paste(text)
      fields[focusedIndex].content = .line(state)
    case .lines(var state):
      hasChanged = state.paste(text, in: shape)
      fields[focusedIndex].content = .lines(state)
    case .toggle, .choice, .readOnly: hasChanged = false
    }
    return hasChanged ? .changed(fields[focusedIndex].name) : .ignored
  }

  /// Moves the focus to a field and the caret to an index in its text.
  mutating func placeCaret(at caret: Int, in index: Int) {
    guard fields.indices.contains(index), fields[index].canHaveFocus else { return }
    focusedIndex = index
    switch fields[index].content {
    case .line(var state):
      state.moveCaret(to: caret)
      fields[index].content = .line(state)
      fields[index].isSuggestion = false
    case .lines(var state):
      state.moveCaret(to: caret, in: shape(of: fields[index]))
      fields[index].content = .lines(state)
    case .toggle(let isOn): fields[index].content = .toggle(!isOn)
    case .choice, .readOnly: break
    }
  }
}

import HearthDomain
import TerminalKit

/// A field of a form.
struct FormField<Name: Hashable>: Hashable {
  let name: Name
  let label: Words
  /// The domain value that the field edits, to which errors refer; nil if there is none.
  let domainField: Field?
  /// Placeholder displayed while the field is empty.
  let placeholder: Words
  var content: FormContent
  /// Number of rows of a text of several lines.
  var rows: Int
  /// Error displayed below the content.
  var error: Words?
  /// Warning displayed in place of an error.
  var warning: Words?
  /// Interpretation of the content, displayed in the border or below the content.
  var remark: Words?
  /// The conflicting value from the other side; nil if there is no conflict.
  var conflictingContent: FormContent?
  /// Whether a line has a border.
  let isBoxed: Bool
  /// Whether the text of the line is a suggestion of the program that the user has not touched.
  /// What is typed replaces it, as if it were selected; it counts if the user moves on.
  var isSuggestion: Bool

  init(
    _ name: Name, _ label: Words, _ content: FormContent, of value: Field? = nil,
    placeholder example: Words? = nil, rows: Int = 2, isBoxed: Bool = false,
    isSuggestion: Bool = false
  ) {
    self.name = name
    self.rows = max(1, rows)
    self.label = label
    self.domainField = value
    self.content = content
    self.placeholder = example ?? Words(ko: "", en: "")
    self.isBoxed = isBoxed
    self.isSuggestion = isSuggestion
  }

  /// Creates the field for typing a field of an item.
  init<Item>(
    _ name: Name, _ wording: FieldWording, _ field: ItemField<Item>, _ text: String, rows: Int = 2
  ) {
    let isInCells = field.rule?.countsCells ?? false
    self.init(
      name, wording.formLabel ?? wording.label,
      field.rule?.keepsLineBreaks == true
        ? .lines(TextAreaState(text, limit: field.maxLength, limitCountsColumns: isInCells))
        : .line(TextFieldState(text, limit: field.maxLength, limitCountsColumns: isInCells)),
      of: field.errorField, placeholder: wording.example, rows: rows)
  }

  /// The message displayed below the content and below the remark.
  var messageBelow: Words? {
    error ?? conflictingContent?.conflictMessage ?? warning ?? content.truncationMessage
  }

  /// The content as a string, to detect changes.
  var comparableContent: String { text + content.selectionText }

  /// The typed text; empty for fields without typing.
  var text: String { content.text }

  var isOn: Bool { content == .toggle(true) }

  /// Whether the field can have the focus.
  var canHaveFocus: Bool {
    if case .readOnly = content { false } else { true }
  }

  /// Number of rows of the content if there is room.
  var height: Int {
    if case .lines = content { return rows + 1 }
    return isBoxed ? 3 : 1
  }

  /// Whether a text of several lines has a counter.
  var hasCounter: Bool {
    if case .lines(let state) = content { state.limit != nil } else { false }
  }

  /// Number of rows for text. A counter takes the last row of a text of several lines.
  var textHeight: Int { hasCounter ? height - 1 : height }
}

/// The content of a form field.
enum FormContent: Hashable {
  case line(TextFieldState)
  case lines(TextAreaState)
  case toggle(Bool)
  case choice(FormChoice)
  /// Text that cannot be edited.
  case readOnly(String)

  static func line(_ text: String, limit: Int? = nil) -> FormContent {
    .line(TextFieldState(text, limit: limit))
  }

  /// Creates a one-line content whose maximum length is that of the rule.
  static func line(_ text: String, within rule: (some TextRule).Type) -> FormContent {
    .line(
      TextFieldState(text, limit: rule.lengthRange.upperBound, limitCountsColumns: rule.countsCells)
    )
  }

  /// The typed text; empty for fields without typing.
  var text: String {
    switch self {
    case .line(let state): state.value
    case .lines(let state): state.value
    case .readOnly(let text): text
    case .toggle, .choice: ""
    }
  }

  /// The message that the other side changed the field to this value.
  fileprivate var conflictMessage: Words {
    let shown: Words =
      switch self {
      case .toggle(let isOn): isOn ? Words(ko: "켬", en: "on") : Words(ko: "끔", en: "off")
      case .choice(let choice): choice.text
      case .line, .lines, .readOnly:
        text.isEmpty
          ? Words(ko: "(비어 있음)", en: "(blank)")
          : Words(ko: "‘\(text.quotable())’", en: "“\(text.quotable())”")
      }
    return .changedElsewhere(to: shown)
  }

  fileprivate var truncationMessage: Words? {
    switch self {
    case .line(let state): state.truncationMessage
    case .lines(let state): state.truncationMessage
    case .toggle, .choice, .readOnly: nil
    }
  }

  /// The selection of a field without typing.
  var selectionText: String {
    switch self {
    case .toggle(let isOn): isOn ? "+" : ""
    case .choice(let choice): "\(choice.selected)"
    case .line, .lines, .readOnly: ""
    }
  }
}

extension TextFieldState {
  /// The message that the last input was cut because it is too long; nil if it was not.
  var truncationMessage: Words? {
    wasTruncated ? limit.map { .truncated(at: $0, isInCells: limitCountsColumns) } : nil
  }
}

extension TextAreaState {
  /// The message that the last input was cut because it is too long; nil if it was not.
  var truncationMessage: Words? {
    wasTruncated ? limit.map { .truncated(at: $0, isInCells: limitCountsColumns) } : nil
  }
}

extension Words {
  /// Returns the limit of the rule as a sentence for the help.
  static func limitSentence(for rule: (some TextRule).Type) -> Words {
    let most = rule.lengthRange.upperBound
    return rule.countsCells
      ? Words(
        ko: "한글 \(most / 2)자, 영문 \(most)자까지 쓸 수 있어요.",
        en: "Up to \(most) letters (\(most / 2) in Korean).")
      : Words(ko: "\(most)자까지 쓸 수 있어요.", en: "Up to \(most) characters.")
  }

  fileprivate static func truncated(at limit: Int, isInCells: Bool) -> Words {
    if isInCells {
      return Words(
        ko: "한글 \(limit / 2)자, 영문 \(limit)자까지 쓸 수 있어요. 그 뒤에 적은 것은 들어가지 않았어요.",
        en: "Up to \(limit) letters (\(limit / 2) in Korean) fit here; the rest was left out.")
    }
    return Words(
      ko: "\(limit)자까지 쓸 수 있어요. 그 뒤에 적은 것은 들어가지 않았어요.",
      en: "Up to \(Plural("character")(limit)) fit here; the rest was left out.")
  }
}

import HearthDomain
import TerminalKit

/// One thing that a form asks for.
struct FormField<Name: Hashable>: Hashable {
  let name: Name
  let label: Words
  /// Which value of a thing is entered, as errors name it; nil where none does.
  let value: Field?
  /// Shown in the field while nothing is typed.
  let example: Words
  var content: FormContent
  /// How many rows a text of several lines is given.
  let rows: Int
  /// What is wrong with the content; shown below it.
  var error: Words?
  /// What is worth knowing though nothing is wrong; shown in the error's place.
  var warning: Words?
  /// What was understood of the content; shown in the border or below it.
  var remark: Words?
  /// What others have made of it while something else was entered here; nil where nobody did.
  var theirs: FormContent?
  /// Whether a border stands around the one line that is typed.
  let isBoxed: Bool
  /// Whether what is typed takes the place of a line that was not touched so far.
  let isTypedOver: Bool
  /// Whether the line is one that is typed over, and was not touched since it was written or left.
  var isFresh: Bool

  init(
    _ name: Name, _ label: Words, _ content: FormContent, of value: Field? = nil,
    example: Words? = nil, rows: Int = 2, isBoxed: Bool = false,
    isTypedOver: Bool = false
  ) {
    self.name = name
    self.rows = max(1, rows)
    self.label = label
    self.value = value
    self.content = content
    self.example = example ?? Words(ko: "", en: "")
    self.isBoxed = isBoxed
    self.isTypedOver = isTypedOver || isBoxed
    isFresh = self.isTypedOver
  }

  /// The remark that stands below the content.
  var remarkBelow: Words? { isBoxed ? nil : remark }

  /// What stands below the content, and below such a remark.
  var message: Words? { error ?? theirs?.contestedWords ?? warning ?? content.cutWords }

  /// What was entered, to tell whether it is still the same.
  var entered: String { text + content.mark }

  /// What is typed; empty for what is not typed.
  var text: String { content.text }

  var isOn: Bool { content == .toggle(true) }

  /// Whether the field can have the focus.
  var isOpen: Bool {
    if case .fixed = content { false } else { true }
  }

  /// How many rows the content takes.
  var height: Int {
    if case .lines = content { return rows + 1 }
    return isBoxed ? 3 : 1
  }

  /// How many of the rows are for text; a counter takes the last of several.
  var textHeight: Int {
    if case .lines(let state) = content, state.limit != nil { height - 1 } else { height }
  }
}

/// What a field of a form holds.
enum FormContent: Hashable {
  case line(TextFieldState)
  case lines(TextAreaState)
  case toggle(Bool)
  case choice(FormChoice)
  /// Told, not asked.
  case fixed(String)

  static func line(_ text: String, limit: Int? = nil) -> FormContent {
    .line(TextFieldState(text, limit: limit))
  }

  /// A line that takes as much as the rule lets it.
  static func line(_ text: String, within rule: (some TextRule).Type) -> FormContent {
    .line(
      TextFieldState(text, limit: rule.characters.upperBound, isInCells: rule.isInCells))
  }

  /// What is typed; empty for what is not typed.
  var text: String {
    switch self {
    case .line(let state): state.value
    case .lines(let state): state.value
    case .fixed(let text): text
    case .toggle, .choice: ""
    }
  }

  /// What stands below the field where others have made this of it.
  fileprivate var contestedWords: Words {
    let shown: Words =
      switch self {
      case .toggle(let isOn): isOn ? Words(ko: "켬", en: "on") : Words(ko: "끔", en: "off")
      case .choice(let choice): choice.text
      case .line, .lines, .fixed:
        text.isEmpty
          ? Words(ko: "(비어 있음)", en: "(blank)")
          : Words(ko: "‘\(text.quotable())’", en: "“\(text.quotable())”")
      }
    return .changedElsewhere(to: shown)
  }

  fileprivate var cutWords: Words? {
    switch self {
    case .line(let state): state.cutWords
    case .lines(let state): state.cutWords
    case .toggle, .choice, .fixed: nil
    }
  }

  /// What is chosen where nothing is typed.
  var mark: String {
    switch self {
    case .toggle(let isOn): isOn ? "+" : ""
    case .choice(let choice): "\(choice.selected)"
    case .line, .lines, .fixed: ""
    }
  }
}

extension TextFieldState {
  /// Told where a part of what was typed last had no room; nil where all had.
  var cutWords: Words? { isCut ? limit.map { .cut(at: $0, isInCells: isInCells) } : nil }
}

extension TextAreaState {
  /// Told where a part of what was typed last had no room; nil where all had.
  var cutWords: Words? { isCut ? limit.map { .cut(at: $0, isInCells: isInCells) } : nil }
}

extension Words {
  /// How much a text of that rule may hold, for help.
  static func room(for rule: (some TextRule).Type) -> Words {
    let most = rule.characters.upperBound
    return rule.isInCells
      ? Words(
        ko: "한글 \(most / 2)자, 영문 \(most)자까지 쓸 수 있어요.",
        en: "Up to \(most) letters (\(most / 2) in Hangul).")
      : Words(ko: "\(most)자까지 쓸 수 있어요.", en: "Up to \(most) characters.")
  }

  fileprivate static func cut(at limit: Int, isInCells: Bool) -> Words {
    if isInCells {
      return Words(
        ko: "한글 \(limit / 2)자, 영문 \(limit)자까지 쓸 수 있어요. 그 뒤에 적은 것은 들어가지 않았어요.",
        en: "Up to \(limit) letters (\(limit / 2) in Hangul) go in here; the rest was left out.")
    }
    return Words(
      ko: "\(limit)자까지 쓸 수 있어요. 그 뒤에 적은 것은 들어가지 않았어요.",
      en: "Up to \(Plural("character")(limit)) go in here; the rest was left out.")
  }
}

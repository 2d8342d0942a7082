import HearthDomain
import TerminalKit

/// The form of a mood: its level on a gauge, a memo, and when it was felt.
enum GaugeScreen: Screen {
  enum Part: CaseIterable, Hashable {
    case level
    case memo
    case moment
  }

  struct State {
    /// The mood that is edited; nil for a new one.
    private(set) var mood: Mood?
    /// Parts with conflicting changes, for the user to decide.
    private(set) var conflictingParts: Set<Part> = []
    var now: MoodMoment
    let zone: any ZoneRules
    let palette: Palette
    var part = Part.level
    /// The level; nil for none.
    var level: MoodLevel?
    /// The digits of the level typed in sequence.
    var typedDigits = ""
    /// Keys that just moved the level and may be the beginning of a word.
    var typedLetters: GaugeLetters?
    /// The number at the beginning of the memo, while it may belong to the first word.
    var leadingNumber: GaugeNumber?
    /// The level from before the memo became the name of another level; nil while the memo is
    /// anything else.
    var levelBeforeNamed: MoodLevel?
    var memo: TextAreaState
    /// The user's own words for levels.
    var namedLevels = NamedLevels()
    /// The tags of the last months, for completion.
    var tags: [Tag] = []
    var moment: TextFieldState
    /// Errors of the parts, shown below them.
    var errors: [Part: Words] = [:]
    /// Number of steps of the wave.
    var tick = 0
    var memoShape = TextAreaShape(size: Size(width: 40, height: 3))
    private var initialTexts: [String]

    init(
      of mood: Mood? = nil, at given: MoodMoment? = nil, memo givenMemo: String = "",
      clock: LocalClock, palette: Palette
    ) {
      self.mood = mood
      now = MoodMoment(clock.now(), in: clock.zone)
      zone = clock.zone
      self.palette = palette
      level = mood.map(\.level) ?? .initial
      // An imported journal entry may be longer than the limit and is not cut.
      let text = mood.map { State.text(of: $0) }
      let limit = max(MoodMemoRule.lengthRange.upperBound, text?.count ?? 0)
      memo = TextAreaState(text ?? givenMemo, limit: limit)
      moment = TextFieldState((mood?.moment ?? given).map { State.text(of: $0.local) } ?? "")
      initialTexts = [mood == nil ? "" : memo.value, moment.value]
    }

    /// The completion of the tag at the caret, if there is exactly one.
    var tagCompletion: TagCompletion? {
      TagCompletion(in: memo.value, caret: memo.caret, among: tags)
    }

    /// Whether leaving would lose input.
    var hasEnteredInput: Bool {
      [memo.value, moment.value] != initialTexts || (mood.map { $0.level != level } ?? false)
    }

    var parsedMoment: MomentParseResult {
      // An unchanged moment keeps its seconds.
      if let mood, moment.value == initialTexts[1] { return .understood(mood.moment) }
      return MomentParseResult(
        moment.value, MomentInput(now: now, zone: zone), orAt: mood?.moment.time)
    }

    /// Merges changes made elsewhere into the form; conflicting input stays and is marked.
    mutating func mergeChanges(_ now: Mood) {
      guard let was = mood else { return }
      let moved = State.text(of: now.moment.local)
      conflictingParts = []
      if level == was.level {
        level = now.level
      } else if now.level != was.level, now.level != level {
        markConflict(.level, with: LevelForm(now.level).phrase)
      }
      let theirs = State.text(of: now)
      if memo.value == initialTexts[0] {
        memo = TextAreaState(theirs, limit: memo.limit)
      } else if theirs != initialTexts[0], theirs != memo.value {
        let text = theirs.quotable()
        markConflict(.memo, with: Words(ko: "‘\(text)’", en: "“\(text)”"))
      }
      if moment.value == initialTexts[1] {
        moment = TextFieldState(moved)
      } else if moved != initialTexts[1], moved != moment.value {
        markConflict(.moment, with: Words(ko: moved, en: moved))
      }
      (mood, initialTexts) = (now, [theirs, moved])
      part = Part.allCases.first(where: conflictingParts.contains) ?? part
    }

    private mutating func markConflict(_ part: Part, with theirs: Words) {
      conflictingParts.insert(part)
      errors[part] = .changedElsewhere(to: theirs)
    }

    /// Resolves the conflicts with the input here, or with the changes made elsewhere.
    mutating func resolveConflicts(withTheirs: Bool) {
      if withTheirs, let mood {
        if conflictingParts.contains(.level) { level = mood.level }
        if conflictingParts.contains(.memo) {
          memo = TextAreaState(initialTexts[0], limit: memo.limit)
        }
        if conflictingParts.contains(.moment) { moment = TextFieldState(initialTexts[1]) }
      }
      conflictingParts = []
    }

    /// Whether the memo or its tags were edited.
    var isMemoEdited: Bool { memo.value != initialTexts[0] }

    private static func text(of mood: Mood) -> String { TaggedMemo.text(mood.memo, mood.tags) }

    private static func text(of local: LocalTime) -> String {
      "\(local.day) \(local.withoutSeconds.time)"
    }
  }

  enum Action: Hashable {
    case levelMoved(Int)
    case levelSet(Int)
    /// Take the level away, or give the mood one again.
    case levelToggled
    case digitTyped(Int)
    case digitRemoved
    case partMoved(Int)
    case partChosen(Part, caret: Int?)
    case typed(TextInput)
    case tagCompleted
    case saved
    case otherSideKept
    case editorPressed
    case editorReturned(String)
    case cancelled
  }

  typealias Output = MoodsEffect

  static func editorReturned(_ text: String) -> Action? { .editorReturned(text) }

  /// The wave moves while the level is set.
  static func frameDuration(_ state: State) -> Duration? {
    state.part == .level ? CanvasMotion.frameTime : nil
  }

  static func advanceAnimation(_ state: inout State) { state.tick += 1 }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    let (digits, letters) = (state.typedDigits, state.typedLetters)
    (state.typedDigits, state.typedLetters) = ("", nil)
    if !action.isTyping { (state.leadingNumber, state.levelBeforeNamed) = (nil, nil) }
    state.errors[.level] = nil
    switch action {
    case .levelMoved(let steps):
      state.part = .level
      state.level = MoodLevel(clamping: (state.level ?? .initial).value + steps)
    case .levelSet(let value):
      state.part = .level
      state.level = MoodLevel(clamping: value)
    case .levelToggled:
      state.level = state.level == nil ? state.mood?.level ?? .initial : nil
    case .digitTyped(let digit):
      state.recordKey(Key(.character(Character("\(digit)"))), after: letters)
      state.type(digit: digit, after: digits)
    case .digitRemoved: state.removeDigit(of: digits)
    case .partMoved(let step): state.move(by: step)
    case .partChosen(let part, let caret): state.choose(part, caret: caret)
    case .typed(let input): state.type(input, after: letters)
    case .tagCompleted:
      if let end = state.tagCompletion {
        for _ in 0..<end.typedLength { state.type(.key(Key(.backspace)), after: nil) }
        state.type(.paste(end.text), after: nil)
      }
    case .saved, .otherSideKept:
      state.resolveConflicts(withTheirs: action == .otherSideKept)
      return save(&state)
    case .editorPressed:
      state.part = .memo
      return .openEditor(state.memo.value)
    case .editorReturned(let text): state.replaceMemo(text)
    case .cancelled:
      if state.part == .level { return .leaving(asksFirst: state.hasEnteredInput) }
      state.part = .level
    }
    return nil
  }

  private static func save(_ state: inout State) -> Output? {
    state.errors = [:]
    if state.parsedMoment.isUnclear {
      state.part = .moment
      return nil
    }
    return .change(.save(GaugeEntry(state)))
  }
}

/// The values entered on the gauge.
struct GaugeEntry: Hashable {
  let mood: ID<Mood>?
  let level: MoodLevel?
  /// The memo with its tags, as typed.
  let memo: String
  let isMemoEdited: Bool
  /// When the mood was felt; nil for now, or if it was not changed.
  let moment: MoodMoment?

  init(_ state: GaugeScreen.State) {
    mood = state.mood?.id
    level = state.level
    memo = state.memo.value
    isMemoEdited = state.isMemoEdited
    if case .understood(let moment) = state.parsedMoment, moment != state.mood?.moment {
      self.moment = moment
    } else {
      moment = nil
    }
  }
}

extension GaugeScreen.Action {
  /// Whether the action continues or ends typing.
  fileprivate var isTyping: Bool {
    switch self {
    case .typed, .tagCompleted, .saved, .otherSideKept: true
    case .levelMoved, .levelSet, .levelToggled, .digitTyped, .digitRemoved, .partMoved, .partChosen,
      .editorPressed, .editorReturned, .cancelled:
      false
    }
  }
}

extension GaugeScreen.State {
  /// Types a digit. Up to 10, the number is out of ten, so that one key is enough: 8 is 80, and 5
  /// then makes it 85. 0 and then 5 is 5; 1 and then 0 is 100. A digit that would exceed the levels
  /// is rejected.
  fileprivate mutating func type(digit: Int, after before: String) {
    part = .level
    let typed = "\(before)\(digit)"
    let accepted = MoodLevel.acceptedRange
    guard let number = Int(typed), accepted.contains(number), typed.count < 4 else {
      typedDigits = before
      errors[.level] = Words(
        ko: "\(accepted.lowerBound)~\(accepted.upperBound)만 돼요. Backspace: 지우기",
        en: "\(accepted.lowerBound) to \(accepted.upperBound); Backspace deletes.")
      return
    }
    setLevel(digits: typed)
  }

  /// Removes a digit. After the last one the level stays, and the next digit begins a new number.
  fileprivate mutating func removeDigit(of before: String) {
    part = .level
    setLevel(digits: String(before.dropLast()))
  }

  private mutating func setLevel(digits typed: String) {
    typedDigits = typed
    level = MoodLevel(typed: typed) ?? level
  }

  fileprivate mutating func move(by step: Int) {
    let parts = GaugeScreen.Part.allCases
    let index = (parts.firstIndex(of: part) ?? 0) + step
    part = parts[(index + parts.count) % parts.count]
  }

  fileprivate mutating func choose(_ part: GaugeScreen.Part, caret: Int?) {
    self.part = part
    guard let caret else { return }
    switch part {
    case .level: break
    case .memo: memo.moveCaret(to: caret, in: memoShape)
    case .moment: moment.moveCaret(to: caret)
    }
  }

  fileprivate mutating func type(_ input: TextInput, after letters: GaugeLetters?) {
    switch (part, input) {
    case (.level, .key(let key)): type(key, after: letters)
    case (.level, .paste(let text)):
      part = .memo
      memo.paste(text, in: memoShape)
    case (.memo, .paste(let text)):
      memo.paste(text, in: memoShape)
      moveNumberToLevel()
      applyNamedLevel()
    case (.memo, .key(let key)):
      if memo.handle(key, in: memoShape) == .ignored { leavePart(by: key) }
      moveNumberToLevel()
      applyNamedLevel()
    case (.moment, .paste(let text)): moment.paste(text)
    case (.moment, .key(let key)): if moment.handle(key) == .ignored { leavePart(by: key) }
    }
    errors[part] = nil
  }

  private func wordBeginning(of before: GaugeLetters?) -> GaugeLetters? {
    before.flatMap { $0.mayContinueAsWord(at: tick) ? $0 : nil }
  }

  /// Records a key that may be the beginning of a word, before it moves the level.
  fileprivate mutating func recordKey(_ key: Key, after before: GaugeLetters?) {
    let word = before.flatMap { $0.isContinued(by: key, at: tick) ? $0 : nil }
    typedLetters = GaugeLetters(
      keys: (word?.keys ?? []) + [key], level: word.map(\.level) ?? level, tick: tick)
  }

  /// Handles a letter. If the letter can move the level, it does; otherwise it begins the memo,
  /// together with the keys typed just before, whose moves are reverted. A space leads to the memo,
  /// or continues a word.
  private mutating func type(_ key: Key, after before: GaugeLetters?) {
    guard case .character(let letter) = key.code else { return }
    let word = wordBeginning(of: before)
    if letter == " ", word?.isLevelNumber != false {
      part = .memo
      return
    }
    if let moved = GaugeLetters.level(letter, from: level ?? .initial) {
      recordKey(key, after: before)
      level = moved
      return
    }
    part = .memo
    let number = word.flatMap(GaugeNumber.init)
    if let word { level = word.level }
    for key in (word?.keys ?? []) + [key] { _ = memo.handle(key, in: memoShape) }
    self.leadingNumber = number
    moveNumberToLevel()
  }

  /// Moves a number at the beginning of the memo to the level if the next word does not belong to
  /// it.
  private mutating func moveNumberToLevel() {
    guard let known = leadingNumber else { return }
    switch known.meaning(in: memo.value) {
    case .undecided: break
    case .word: leadingNumber = nil
    case .level(let rest):
      (leadingNumber, level) = (nil, known.level)
      memo = TextAreaState(rest, limit: memo.limit)
    }
  }

  /// Sets the level, unless the user set one, if the memo is a word for a level, and restores the
  /// earlier level once it no longer is.
  private mutating func applyNamedLevel() {
    guard mood == nil, level == .initial || levelBeforeNamed != nil else { return }
    if let named = namedLevels.level(ofAnyForm: memo.value) ?? MoodFace(named: memo.value)?.level {
      levelBeforeNamed = levelBeforeNamed ?? level
      level = named
    } else if let before = levelBeforeNamed {
      (levelBeforeNamed, level) = (nil, before)
    }
  }

  /// Moves to the next part if Up or Down leaves the current one.
  private mutating func leavePart(by key: Key) {
    if key == Key(.up) { move(by: -1) }
    if key == Key(.down), part == .memo { move(by: 1) }
  }

  /// Replaces the memo with text from the editor, even if it is too long to be saved.
  fileprivate mutating func replaceMemo(_ text: String) {
    // Editors add a line break at the end.
    let end = text.lastIndex { !$0.isWhitespace }
    memo = TextAreaState(end.map { String(text[...$0]) } ?? "", limit: memo.limit)
    part = .memo
    errors[.memo] = nil
  }

  /// Shows an error next to its part; returns false if there is no such part.
  mutating func show(_ error: DomainError) -> Bool {
    guard case .invalid(let issues) = error, let field = issues.first?.field else { return false }
    let parts: [Field: GaugeScreen.Part] = [
      .memo: .memo, .tag: .memo, .tags: .memo, .time: .moment, .day: .moment,
    ]
    guard let part = parts[field] else { return false }
    errors[part] = Words(of: error, today: now.day)
    self.part = part
    return true
  }
}

import HearthDomain
import TerminalKit

/// Asks for a rating, and celebrates a book that was just finished.
enum RatingScreen: Screen {
  struct State: Hashable {
    var book: Book
    let today: Day
    /// Whether the book was just finished.
    let celebrates: Bool
    /// The rating in half stars, from 0 to 10; nil for no rating.
    var halfStars: Int?
    /// The number as typed so far; empty if the rating was chosen with other keys.
    var typed = ""
    /// Step of the celebration's animation.
    var step = 0

    init(of book: Book, today: Day, celebrates: Bool) {
      self.book = book
      self.today = today
      self.celebrates = celebrates
      halfStars = book.rating?.halfStars
    }

    /// Why the typed text is not a rating; nil if it is one, or if nothing is typed.
    var errorMessage: Words? {
      guard !typed.isEmpty, typedRating == nil else { return nil }
      return Words(
        ko: "\(typed): 별점은 0부터 5까지 반 개씩이에요", en: "\(typed): ratings are 0 to 5, in halves")
    }

    /// The chosen rating; nil for none.
    fileprivate var chosenRating: Rating? { halfStars.flatMap { try? Rating(halves: $0) } }

    /// The typed text as a rating; a trailing dot is ignored.
    private var typedRating: Rating? {
      try? Rating(typed.last == "." ? String(typed.dropLast()) : typed)
    }

    /// Appends a dot, or a digit behind the dot. A digit before any dot replaces the text.
    fileprivate mutating func type(_ letter: Character) {
      let hasDot = typed.contains(".")
      if letter == "." {
        guard !typed.isEmpty, !hasDot else { return }
      } else if !hasDot || typed.count >= 4 {
        typed = ""
      }
      typed.append(letter)
      halfStars = typedRating?.halfStars ?? halfStars
    }

    /// Deletes the last typed letter; an empty text means no rating.
    fileprivate mutating func eraseLetter() {
      typed = String(typed.dropLast())
      halfStars = typedRating?.halfStars
    }

    static let lastStep = 40
  }

  enum Action: Hashable {
    case stepped(Int)
    /// A digit or the dot.
    case typed(Character)
    case erased
    case cleared
    case saved
    /// Save the rating, then write this text.
    case writePressed(FollowUpText)
    case cancelled
  }

  /// Texts that can be written about a book after rating it.
  enum FollowUpText: Hashable {
    case comment
    case sentence
  }

  typealias Output = BooksEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter), .character("s")], ko: ("저장", "별점을 저장해요"), en: ("save", "Save the rating"),
          action: .saved, disabledReason: state.errorMessage),
        KeyBinding(
          [Key(.right), .character("l")], ko: ("올리기", "별점을 반 개 올려요"),
          en: ("half more", "Half a star more"), action: .stepped(1)),
        KeyBinding(
          [Key(.left), .character("h")], ko: ("내리기", "별점을 반 개 내려요"),
          en: ("half less", "Half a star less"), action: .stepped(-1)),
        KeyBinding(
          [Key(.delete), .character("d")], ko: ("별점 없음", "별점을 매기지 않아요"),
          en: ("none", "No rating at all"), action: .cleared),
        KeyBinding(
          [.character("e")], ko: ("한마디", "별점을 저장하고 책 소개에 한마디를 적어요"),
          en: ("note", "Save the rating and write a note about the book"),
          action: .writePressed(.comment), disabledReason: state.errorMessage),
        KeyBinding(
          [.character("a")], ko: ("문장", "별점을 저장하고 책의 문장을 간직해요"),
          en: ("sentence", "Save the rating and keep a sentence from the book"),
          action: .writePressed(.sentence), disabledReason: state.errorMessage),
        KeyBinding(
          [Key(.backspace)], ko: ("한 글자 지우기", "적던 숫자를 지워요"),
          en: ("erase", "Delete what you typed"), action: .erased, isCommon: true),
      ]
        + "0123456789.".map { letter in
          KeyBinding(
            [.character(letter)], ko: ("\(letter)", "별점을 숫자로 적어요"),
            en: ("\(letter)", "Type the rating"), action: .typed(letter), isCommon: true)
        } + [
          .back(
            help: Words(
              ko: "별점을 바꾸지 않고 돌아가요",
              en: "Go back without changing the rating"), .cancelled)
        ])
  }

  /// The animation ends when the leaves rest.
  static func frameDuration(_ state: State) -> Duration? {
    state.celebrates && state.step < State.lastStep ? .milliseconds(100) : nil
  }

  static func advanceAnimation(_ state: inout State) { state.step += 1 }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .stepped(let step):
      state.typed = ""
      state.halfStars = state.halfStars.map { min(10, max(0, $0 + step)) } ?? (step > 0 ? 1 : nil)
    case .typed(let letter): state.type(letter)
    case .erased: state.eraseLetter()
    case .cleared: (state.typed, state.halfStars) = ("", nil)
    case .saved:
      guard state.errorMessage == nil else { return nil }
      guard state.halfStars != state.book.rating?.halfStars else { return .back }
      return .change(.rate(state.book.id, state.chosenRating))
    case .writePressed(let writing):
      guard state.errorMessage == nil else { return nil }
      let book = state.book.id
      let place: BooksEffect.Destination =
        switch writing {
        case .comment: .editingDescription(book)
        case .sentence: .sentenceForm(book, nil)
        }
      return .change(.rate(book, state.chosenRating, then: place))
    case .cancelled: return .back
    }
    return nil
  }
}

// MARK: - Drawing

extension RatingScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    if state.celebrates {
      RisingLeaves(step: view.isAnimationOff ? State.lastStep : state.step, view: view).draw(
        in: &frame)
    }
    let lines = lines(of: state, in: view)
    let width = min(56, view.size.width - 4)
    let text = Paragraph(lines, alignment: .center)
    let height = min(
      view.size.height, text.height(columns: width, widths: view.widths) + 2)
    let place = frame.bounds.centered(Size(width: width, height: height))
    frame.clear(place)
    text.draw(in: &frame, at: place.insetBy(top: 1))
  }

  private static func lines(of state: State, in view: ViewContext) -> StyledText {
    let words = BookWords(view.language, today: state.today)
    var text = StyledText()
    if state.celebrates {
      text.append(view.language(ko: "다 읽었어요.", en: "Finished.") + "\n\n", view.theme.accent)
    }
    text.append(state.book.title + "\n", view.theme.heading)
    if !state.book.author.isEmpty { text.append(state.book.author + "\n", view.theme.faint) }
    if state.celebrates, let reading = state.book.reading, let taken = reading.daysSpent {
      text.append(
        "\n" + BookEnding(reading: reading, daysTaken: taken, words: words).sentence + "\n")
    }
    text.append("\n" + stars(state.halfStars) + "\n", view.theme.accent)
    let rating =
      state.halfStars.map { "\($0 / 2)" + ($0 % 2 == 0 ? "" : ".5") }
      ?? view.language(ko: "별점 없음", en: "no rating")
    if let refusal = state.errorMessage {
      text.append(refusal(view.language) + "\n\n", view.theme.warning)
    } else {
      // The typed text is left out if it is the same as the rating.
      let typed = state.typed.isEmpty || state.typed == rating ? "" : "\(state.typed) → "
      text.append(typed + rating + "\n\n", view.theme.faint)
    }
    text.append(
      view.language(ko: "얼마나 좋았나요? ← → 또는 0~5", en: "How did you like it? ← → or 0 to 5"))
    return text
  }

  /// Returns `★★★½☆`.
  static func stars(_ halves: Int?) -> String {
    let halves = halves ?? 0
    let full = String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
    return full + String(repeating: "☆", count: 5 - (halves + 1) / 2)
  }
}

/// Leaves that rise slowly and come to rest.
private struct RisingLeaves {
  let step: Int
  let view: ViewContext

  func draw(in frame: inout Frame) {
    let size = frame.size
    guard size.width > 0, size.height > 0 else { return }
    let themes = CardTheme.allCases.filter { $0 != .riceCake && $0 != .blackBean }
    for index in 0..<max(12, size.width / 3) {
      // The leaves are scattered by a formula, so that each frame can be reproduced.
      let x = (index * 37 + index * index * 5) % size.width
      let rest = (index * 29 + 11) % size.height
      let y = rest + max(0, RatingScreen.State.lastStep - step) * (2 + index % 3) / 4
      guard (0..<size.height).contains(y) else { continue }
      let sway = (step / 5 + index) % 3 - 1
      let glyph = ["✦", "·", "✧", "•"][index % 4]
      frame.write(
        glyph, at: Position(x: x + sway, y: y),
        style: BookColors.style(of: themes[index % themes.count], in: view), width: 1)
    }
  }
}

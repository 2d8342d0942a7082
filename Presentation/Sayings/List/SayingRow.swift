import HearthDomain
import TerminalKit

/// A saying in one row of a list: dot, number, text, attribution and marks.
struct SayingRow {
  let saying: Saying
  let now: Instant
  /// The search text, whose matches are marked.
  var search = ""
  /// A selected row has one colour, so that all of it is legible.
  let isSelected: Bool
  let view: ViewContext

  /// The columns of a list. A mark that no row has takes none.
  struct Shape {
    /// Number of digits of the highest number.
    let digits: Int
    let hasUnread: Bool
    let hasLiked: Bool
    let hasUsed: Bool

    init(of sayings: [Saying], highestNumber: Int = 0, at now: Instant) {
      digits = String(max(sayings.map(\.number).max() ?? 0, highestNumber)).count
      hasUnread = sayings.contains { $0.isUnread(at: now) }
      hasLiked = sayings.contains(where: \.isLiked)
      hasUsed = sayings.contains(where: \.isUsed)
    }

    var columnsBesideText: Int {
      1 + digits + 2 + 2 * [hasUnread, hasLiked, hasUsed].filter { $0 }.count
    }
  }

  func text(columns: Int, _ shape: Shape) -> StyledText {
    let number = view.widths.padded("#\(saying.number)", to: shape.digits + 1, .trailing)
    let left = columns - shape.columnsBesideText
    let name = left >= 72 ? min(24, left / 4) : 0
    let found = foundText(columns: max(1, left - (name > 0 ? name + 2 : 0)))
    var row = (shape.hasUnread ? dot : StyledText()) + StyledText(number + "  ", faint)
    row += filled(found, to: max(1, left - (name > 0 ? name + 2 : 0)))
    if name > 0 {
      let who = saying.author(view.language)
      let text =
        who.isEmpty ? StyledText() : StyledText("— ", faint) + highlighted(who, plain: faint)
      row += StyledText("  ") + filled(view.widths.truncated(text, to: name), to: name)
    }
    return row + marks(shape)
  }

  private var faint: Style? { isSelected ? nil : view.theme.faint }

  private var dot: StyledText {
    let mark = saying.isUnread(at: now) ? SayingSigns.unread : ""
    return StyledText(
      view.widths.padded(mark, to: 2), isSelected ? nil : view.theme.error)
  }

  private func marks(_ shape: Shape) -> StyledText {
    func mark(_ sign: String, _ isSet: Bool, _ style: Style) -> StyledText {
      StyledText(view.widths.padded(isSet ? " " + sign : "", to: 2), isSelected ? nil : style)
    }
    return
      (shape.hasLiked
      ? mark(SayingSigns.liked, saying.isLiked, view.theme.accent) : StyledText())
      + (shape.hasUsed ? mark(SayingSigns.used, saying.isUsed, view.theme.good) : StyledText())
  }

  private func filled(_ text: StyledText, to columns: Int) -> StyledText {
    let fitted = view.widths.truncated(text, to: columns)
    let missing = columns - view.widths.columns(of: fitted)
    return fitted + StyledText(String(repeating: " ", count: max(0, missing)))
  }
}

// MARK: - Search results

extension SayingRow {
  /// Returns the text with the match marked. If only the attribution or a tag matches, that comes
  /// first and the text follows.
  private func foundText(columns: Int) -> StyledText {
    let texts = saying.texts(view.language).map(\.onOneLine)
    guard !search.isEmpty else { return StyledText(texts.first ?? "") }
    if let text = texts.first(where: hitMarks.hasHit) {
      return highlighted(hitMarks.excerpt(of: text, columns: columns, view.widths), plain: nil)
    }
    let tags = saying.details.tags.values.map(\.typedForm)
    let others = [saying.author(view.language), saying.details.author.value] + tags
    guard let other = others.first(where: hitMarks.hasHit) else {
      return StyledText(texts.first ?? "")
    }
    return highlighted(other, plain: faint) + StyledText("  " + (texts.first ?? ""))
  }

  private func highlighted(_ text: String, plain: Style?) -> StyledText {
    hitMarks.markingHits(in: text, plain: plain)
  }

  private var hitMarks: HitMarks {
    .forListRow(search, isSelected: isSelected, in: view.theme)
  }
}

/// Signs for a saying's state, readable without colours.
enum SayingSigns {
  /// The sign of an unread saying, shown in red.
  static let unread = "●"
  static let liked = "★"
  static let used = "✓"
}

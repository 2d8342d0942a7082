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

  /// Returns the row; `digits` is the length of the longest number.
  func text(columns: Int, digits: Int) -> StyledText {
    let number = view.widths.padded("#\(saying.number)", to: digits + 1, .trailing)
    let marks = 4
    let left = columns - 2 - digits - 1 - 2 - marks - 1
    let name = left >= 72 ? min(24, left / 4) : 0
    let found = foundText(columns: max(1, left - (name > 0 ? name + 2 : 0)))
    var row = dot + StyledText(number + "  ", faint)
    row += filled(found, to: max(1, left - (name > 0 ? name + 2 : 0)))
    if name > 0 {
      let who = saying.author(view.language)
      let text =
        who.isEmpty ? StyledText() : StyledText("— ", faint) + highlighted(who, plain: faint)
      row += StyledText("  ") + filled(view.widths.truncated(text, to: name), to: name)
    }
    return row + StyledText(" ") + self.marks
  }

  private var faint: Style? { isSelected ? nil : view.theme.faint }

  private var dot: StyledText {
    let mark = saying.isUnread(at: now) ? SayingSigns.unread : ""
    return StyledText(
      view.widths.padded(mark, to: 2), isSelected ? nil : view.theme.error)
  }

  private var marks: StyledText {
    let liked = view.widths.padded(saying.isLiked ? SayingSigns.liked : "", to: 2)
    let used = view.widths.padded(saying.isUsed ? SayingSigns.used : "", to: 2)
    return StyledText(liked, isSelected ? nil : view.theme.accent)
      + StyledText(used, isSelected ? nil : view.theme.good)
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

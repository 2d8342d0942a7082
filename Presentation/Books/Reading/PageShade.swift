import HearthDomain
import TerminalKit

/// The brightness of a day in the page calendar: the more pages were read, the brighter.
enum PageShade: Int, CaseIterable, Hashable, Sendable {
  case few = 1
  case several
  case many
  case most

  /// The colour and, for screens without colours, a mark that is denser for more pages. The mark is
  /// no digit, because that would look like part of the day's number.
  var look: DayShade {
    switch self {
    case .few: DayShade(mark: ":", color: .hex(0x6E4A3A))
    case .several: DayShade(mark: "=", color: .hex(0xA85B36))
    case .many: DayShade(mark: "*", color: .hex(0xE08244))
    case .most: DayShade(mark: "#", color: .hex(0xFFCB6B))
    }
  }

  /// The look of a day on which only books without page counts were read.
  static let percent = DayShade(mark: "%", color: .hex(0x4F5B7A))
}

/// The scale of the page calendar: from how many pages on each shade is used. It adapts to the
/// maximum, so that someone who reads few pages also sees bright days.
struct PageScale: Hashable {
  /// The minimum number of pages of each shade, in order.
  let thresholds: [Int]

  init(most: Int) {
    thresholds =
      most >= 60 || most < 1
      ? [1, 10, 30, 60] : [1, (most + 3) / 4, (most + 1) / 2, (most * 3 + 3) / 4]
  }

  init(_ pages: [Day: Int]) { self.init(most: pages.values.max() ?? 0) }

  /// Returns the shade; nil for a day without pages.
  func shade(of pages: Int) -> PageShade? {
    pages < 1 ? nil : thresholds.lastIndex { $0 <= pages }.flatMap { PageShade(rawValue: $0 + 1) }
  }

  /// Returns the pages of a shade, `1–9` or `60+`; nil if the scale does not use the shade.
  private func pageRange(of shade: PageShade) -> String? {
    let first = thresholds[shade.rawValue - 1]
    guard shade != .most else { return "\(first)+" }
    let last = thresholds[shade.rawValue] - 1
    return last < first ? nil : first == last ? "\(first)" : "\(first)–\(last)"
  }

  /// Returns the legend in one line; with `hasPercent`, it explains the percent mark too.
  func legend(
    _ language: Language, faint: Style, columns: Int, hasColors: Bool = true,
    hasPercent: Bool = false
  ) -> StyledText {
    // In a narrow legend, the numbers are enough.
    let name = columns < 50 ? "" : language(ko: "쪽수", en: "pages")
    var text = StyledText(name, faint)
    func add(_ look: DayShade, _ meaning: String) {
      text.append(text.isEmpty ? "" : columns < 50 ? " " : "  ")
      text.append(" \(look.mark) ", hasColors ? look.style : Style.plain)
      text.append(" " + meaning, faint)
    }
    for shade in PageShade.allCases {
      guard let span = pageRange(of: shade) else { continue }
      add(shade.look, span)
    }
    if hasPercent {
      let meaning = columns < 50 ? "" : language(ko: "퍼센트로만", en: "percent only")
      add(PageShade.percent, meaning)
    }
    return text
  }
}

extension ReadDays {
  var shades: [Day: DayShade] {
    let scale = PageScale(pages)
    var shades = pages.compactMapValues { scale.shade(of: $0)?.look }
    for day in percentDays where shades[day] == nil { shades[day] = PageShade.percent }
    return shades
  }

  /// Whether on some day only books without page counts were read.
  var hasDaysOfPercentOnly: Bool { percentDays.contains { pages[$0] == nil } }
}

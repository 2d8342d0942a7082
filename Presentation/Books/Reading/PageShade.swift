import HearthDomain
import TerminalKit

/// How bright a day of the page calendar is, by the pages read on it.
enum PageShade: Int, CaseIterable, Hashable, Sendable {
  case few = 1
  case some
  case many
  case most

  /// The colour, and a mark that is the denser for those who do not see it; a digit would be read
  /// as a part of the day's number.
  var look: DayShade {
    switch self {
    case .few: DayShade(mark: ":", color: .hex(0x6E4A3A))
    case .some: DayShade(mark: "=", color: .hex(0xA85B36))
    case .many: DayShade(mark: "*", color: .hex(0xE08244))
    case .most: DayShade(mark: "#", color: .hex(0xFFCB6B))
    }
  }
}

/// From how many pages on a day has which shade: where few are read at a time, the most of them
/// are as bright as many are elsewhere.
struct PageScale: Hashable {
  /// Of each shade, in their order.
  let least: [Int]

  init(most: Int) {
    least =
      most >= 60 || most < 1
      ? [1, 10, 30, 60] : [1, (most + 3) / 4, (most + 1) / 2, (most * 3 + 3) / 4]
  }

  init(_ pages: [Day: Int]) { self.init(most: pages.values.max() ?? 0) }

  /// Nil for a day without pages.
  func shade(of pages: Int) -> PageShade? {
    pages < 1 ? nil : least.lastIndex { $0 <= pages }.flatMap { PageShade(rawValue: $0 + 1) }
  }

  /// `1–9`, `60+`; nil where no number of pages has the shade.
  private func span(of shade: PageShade) -> String? {
    let first = least[shade.rawValue - 1]
    guard shade != .most else { return "\(first)+" }
    let last = least[shade.rawValue] - 1
    return last < first ? nil : first == last ? "\(first)" : "\(first)–\(last)"
  }

  /// What the shades mean, on one line.
  func legend(
    _ language: Language, faint: Style, columns: Int, hasColors: Bool = true
  ) -> StyledText {
    // The numbers alone tell enough where there is little room.
    let name = columns < 50 ? "" : language(ko: "쪽수", en: "pages")
    var text = StyledText(name, faint)
    for shade in PageShade.allCases {
      guard let span = span(of: shade) else { continue }
      let mark = " \(shade.look.mark) "
      text.append(text.isEmpty ? "" : columns < 50 ? " " : "  ")
      text.append(mark, hasColors ? shade.look.style : Style.plain)
      text.append(" " + span, faint)
    }
    return text
  }
}

extension [Day: Int] {
  /// The days with pages as a calendar shades them.
  var pageShades: [Day: DayShade] {
    let scale = PageScale(self)
    return compactMapValues { scale.shade(of: $0)?.look }
  }
}

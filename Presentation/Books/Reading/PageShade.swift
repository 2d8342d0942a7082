import HearthDomain
import TerminalKit

/// How bright a day of the page calendar is, by the pages read on it.
enum PageShade: Int, CaseIterable, Hashable, Sendable {
  case few = 1
  case some
  case many
  case most

  /// Nil for a day without pages.
  init?(pages: Int) {
    guard pages > 0, let step = PageShade.allCases.last(where: { $0.least <= pages }) else {
      return nil
    }
    self = step
  }

  /// From how many pages on.
  var least: Int {
    switch self {
    case .few: 1
    case .some: 10
    case .many: 30
    case .most: 60
    }
  }

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

  /// `1–9`, `60+`.
  private var span: String {
    let next = PageShade(rawValue: rawValue + 1)
    return next.map { "\(least)–\($0.least - 1)" } ?? "\(least)+"
  }

  /// What the shades mean, on one line.
  static func legend(
    _ language: Language, faint: Style, columns: Int, hasColors: Bool = true
  ) -> StyledText {
    // The numbers alone tell enough where there is little room.
    let name = columns < 50 ? "" : language(ko: "쪽수", en: "pages")
    var text = StyledText(name, faint)
    for shade in PageShade.allCases {
      let mark = " \(shade.look.mark) "
      text.append(text.isEmpty ? "" : columns < 50 ? " " : "  ")
      text.append(mark, hasColors ? shade.look.style : Style.plain)
      text.append(" " + shade.span, faint)
    }
    return text
  }
}

extension [Day: Int] {
  /// The days with pages as a calendar shades them.
  var pageShades: [Day: DayShade] {
    compactMapValues { PageShade(pages: $0)?.look }
  }
}

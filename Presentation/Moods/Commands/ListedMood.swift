import HearthDomain
import JSONText
import TerminalKit

/// A mood as lists show it.
struct ListedMood {
  let mood: Mood
  let palette: HearthDomain.Palette
  /// Whether the list goes on to another day with it.
  let isFirstOfDay: Bool

  var json: JSONValue { .object(mood.json(palette)) }

  /// The shape's letter on the colour of the mood.
  var chip: StyledText { mood.level.chip(in: palette) }
}

extension MoodLevel {
  /// The shape's letter on the level's colour, three columns wide.
  func chip(in palette: HearthDomain.Palette) -> StyledText {
    let color = RGBA(color(in: palette))
    return StyledText(
      " \(shape.mark) ",
      Style(foreground: color.inkOn.color, background: color.color))
  }
}

extension RGBA {
  /// Black or white, whichever stands out from the colour.
  var inkOn: RGBA {
    let inks = [RGBA.hex(0x1E2026), .hex(0xFFFFFF)]
    return contrast(with: inks[0]) >= contrast(with: inks[1]) ? inks[0] : inks[1]
  }
}

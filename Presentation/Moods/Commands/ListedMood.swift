import HearthDomain
import JSONText
import TerminalKit

/// A mood in a list.
struct ListedMood {
  let mood: Mood
  let palette: HearthDomain.Palette
  /// Whether the mood is the first of its day in the list.
  let isFirstOfDay: Bool

  var json: JSONValue { .object(mood.json(palette)) }

  /// The shape's letter on the colour of the mood.
  var chip: StyledText { mood.form.chip(in: palette) }
}

extension RGBA {
  /// Black or white, whichever has more contrast with the colour.
  var readableInk: RGBA {
    let inks = [RGBA.hex(0x1E2026), .hex(0xFFFFFF)]
    return contrast(with: inks[0]) >= contrast(with: inks[1]) ? inks[0] : inks[1]
  }
}

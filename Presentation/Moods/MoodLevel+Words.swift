import HearthDomain
import TerminalKit

/// How a level is written and drawn; nil for moods without one, which are hollow and grey.
package struct LevelForm {
  package let level: MoodLevel?

  package init(_ level: MoodLevel?) { self.level = level }

  /// The sign for no level, both shown and typed.
  static let noLevel = "-"
  package static let noLevelName = Words(ko: "점수 없음", en: "no level")

  /// The level as a number; `-` without one.
  package var number: String { level.map { "\($0.value)" } ?? LevelForm.noLevel }

  /// The level within a sentence: the number, or that there is none.
  var phrase: Words {
    level.map { Words(ko: "\($0.value)", en: "\($0.value)") } ?? LevelForm.noLevelName
  }

  /// The name of the shape; or that there is no level.
  package var shapeName: Words { level?.shape.name ?? LevelForm.noLevelName }

  /// The level with the shape in brackets, for those who do not see the picture.
  package func description(_ language: Language) -> String {
    level == nil ? phrase(language) : "\(number) (\(shapeName(language)))"
  }

  /// The letter of the shape where there are no colours.
  package var mark: Character { level?.shape.fallbackCharacter ?? "o" }

  /// The colour of the level; grey without one.
  func color(in palette: HearthDomain.Palette) -> RGBA {
    RGBA(level?.color(in: palette) ?? .noLevel)
  }

  /// Returns the shape in a colour, in a unit square; a ring without a level.
  func drawing(_ color: RGBA, outline: Stroke? = nil) -> Shape {
    guard let level else {
      return .stroked(LevelForm.ring, color, width: LevelForm.ringWidth, mark: mark)
    }
    return .path(level.shape.path, Paint(fill: color, stroke: outline, mark: mark))
  }

  private static let ringWidth = 0.14
  private static let ring = Path.circle(
    center: Point(x: 0.5, y: 0.5), radius: 0.5 - ringWidth / 2)

  /// Returns the shape's letter on the level's colour, three columns wide. Without a level, the
  /// letter is grey.
  func chip(in palette: HearthDomain.Palette) -> StyledText {
    let color = color(in: palette)
    guard level != nil else {
      return StyledText(" \(mark) ", Style(foreground: color.terminalColor))
    }
    return StyledText(
      " \(mark) ",
      Style(foreground: color.readableInk.terminalColor, background: color.terminalColor))
  }
}

extension Mood {
  /// How the level is written and drawn.
  package var form: LevelForm { LevelForm(level) }
}

import HearthDomain

/// The column of a table with the level of a mood, as a number or a word.
struct LevelColumn {
  let column: Int
  /// Maximum of the scale if the column's name contains it, as in `score /10` or `점수(5점 만점)`;
  /// otherwise nil.
  let scaleMaximum: Int?
  /// Whether the column's name means numbers, as `score` does, rather than names of moods.
  let isScore: Bool

  /// Column names that certainly mean a mood.
  static let certainNames = [
    "level", "점수", "mood score", "mood_score", "moodscore", "mood level", "mood_level",
    "mood rating", "mood_rating", "happiness", "기분 점수", "기분 지수", "기분 레벨", "기분 정도",
    "행복도",
  ]
  static let scoreNames = certainNames + ["score", "rating", "별점", "평점", "만족도"]
  static let moodNames = ["mood", "기분"]
  /// Column names of other ratings, used if no column is named after a mood.
  private static let fallbackNames = ["컨디션"]

  /// Finds the column by its name without a scale: first by the names of scores, then those of
  /// moods, then others. Otherwise uses a column named by a face such as `:)`, if there is only
  /// one; nil if there is none.
  init?(_ header: CSVHeader) {
    let bare = LevelColumn.withoutScales(header)
    let faces = bare.names.indices.filter {
      let name = bare.names[$0].withoutBlanks
      return name.first?.isLetter == false && MoodFace(called: name) != nil
    }
    let named = bare.column(
      named: LevelColumn.scoreNames + LevelColumn.moodNames + LevelColumn.fallbackNames)
    guard let column = named ?? (faces.count == 1 ? faces.first : nil) else { return nil }
    self.init(header, at: column)
  }

  init?(_ header: CSVHeader, named names: [String]) {
    guard let column = LevelColumn.withoutScales(header).column(named: names) else { return nil }
    self.init(header, at: column)
  }

  private init(_ header: CSVHeader, at column: Int) {
    self.column = column
    let scale = LevelColumn.parts(of: header.names[column]).scale
    // Use the last number, as in `1–10`. The parentheses may also contain other text.
    scaleMaximum = scale.split { !$0.isASCII || !$0.isNumber }.last.flatMap { Int($0) }.flatMap {
      MoodLevel.acceptedScales.contains($0) && $0 > 1 ? $0 : nil
    }
    isScore = LevelColumn.withoutScales(header).column(named: LevelColumn.moodNames) != column
  }

  private static func withoutScales(_ header: CSVHeader) -> CSVHeader {
    header.mapNames { String(parts(of: $0).name) }
  }

  private static func parts(of name: String) -> (name: Substring, scale: Substring) {
    let end = name.firstIndex { "([/（".contains($0) } ?? name.endIndex
    return (name[..<end], name[end...])
  }
}

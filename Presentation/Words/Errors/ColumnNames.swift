/// The column names that table imports recognize.
enum ColumnNames {
  /// Returns the Korean names of the columns; a column without one keeps its name.
  static func koreanNames(_ names: [String]) -> [String] { names.map { koreanByName[$0] ?? $0 } }

  private static let koreanByName = [
    "title": "제목", "author": "저자", "start": "시작", "at": "일시", "level": "점수", "memo": "메모",
    "full_date": "날짜", "time": "시각", "mood": "기분", "korean": "한국어", "english": "영어",
    "who": "말한 사람", "added": "추가일", "tags": "태그",
  ]
}

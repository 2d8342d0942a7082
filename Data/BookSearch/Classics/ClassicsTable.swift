/// Works that ship with the program. They are in the public domain in Korea, where this applies to
/// authors who died before 1963.
///
/// Each line is a work: Korean title, English title, Korean author, English author, year, category.
/// Uncertain data is left out, and no edition is invented: no pages, no ISBN.
enum ClassicsTable {
  static var works: [Classic] {
    [korea, europe, english, elsewhere]
      .flatMap { $0.split(separator: "\n").compactMap(Classic.init(line:)) }
  }

  /// Names of authors in the table, with common alternative spellings.
  static let alternativeSpellings = [
    ("도스토옙스키", "도스토예프스키"), ("카를 마르크스", "칼 마르크스"), ("체호프", "체홉"),
    ("빅토르 위고", "빅톨 위고"), ("알베르 카뮈", "알베르 까뮈"), ("셰익스피어", "세익스피어"),
    ("생텍쥐페리", "생떽쥐페리"), ("투르게네프", "뚜르게네프"), ("이마누엘 칸트", "임마누엘 칸트"),
  ]
}

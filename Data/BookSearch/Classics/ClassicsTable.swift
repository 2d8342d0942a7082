/// The works that ship with the program. They are in the public domain in Korea because their
/// authors died before 1963.
///
/// Each line is a work: Korean title, English title, Korean author, English author, year, category.
/// Uncertain data is left out. There are no pages and no ISBN, which belong to editions.
enum ClassicsTable {
  static var works: [Classic] {
    [korea, europe, english, elsewhere]
      .flatMap { $0.split(separator: "\n").compactMap(Classic.init(line:)) }
  }

  /// Authors in the table, each with other common spellings of the name.
  static let alternativeSpellings = [
    ("도스토옙스키", "도스토예프스키"), ("카를 마르크스", "칼 마르크스"), ("체호프", "체홉"),
    ("빅토르 위고", "빅톨 위고"), ("알베르 카뮈", "알베르 까뮈"), ("셰익스피어", "세익스피어"),
    ("생텍쥐페리", "생떽쥐페리"), ("투르게네프", "뚜르게네프"), ("이마누엘 칸트", "임마누엘 칸트"),
  ]
}

/// The works that ship with the program: those in the public domain in Korea, where an author's
/// works are free fifty years after a death before 1963.
///
/// A line is a work: title in Korean, in English, author in Korean, in English, the year, the
/// category. What is not known for sure is left out, and no edition is invented: no pages, no
/// ISBN.
enum ClassicsTable {
  static var works: [Classic] {
    [korea, europe, english, elsewhere]
      .flatMap { $0.split(separator: "\n").compactMap(Classic.init(line:)) }
  }

  /// Names of authors as the table has them, and as many write them too.
  static let otherSpellings = [
    ("도스토옙스키", "도스토예프스키"), ("카를 마르크스", "칼 마르크스"), ("체호프", "체홉"),
    ("빅토르 위고", "빅톨 위고"), ("알베르 카뮈", "알베르 까뮈"), ("셰익스피어", "세익스피어"),
    ("생텍쥐페리", "생떽쥐페리"), ("투르게네프", "뚜르게네프"), ("이마누엘 칸트", "임마누엘 칸트"),
  ]
}

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
}

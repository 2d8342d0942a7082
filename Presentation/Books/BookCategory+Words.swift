import HearthDomain

extension BookCategory {
  package func name(_ language: Language) -> String { localizedName(language) }

  /// Returns the category with that name in either language, or that a shop's path contains;
  /// otherwise nil.
  init?(named name: String) {
    let folded = SearchFolding.folded(name)
    let found = BookCategory.allCases.first { category in
      let names = [category.rawValue, category.localizedName.ko, category.localizedName.en]
      let parts = category.localizedName.ko.split(separator: "/").map(String.init)
      return (names + parts).contains { SearchFolding.folded($0) == folded }
    }
    guard let found = found ?? BookCategory(path: name) else { return nil }
    self = found
  }

  /// Parses a shop's path such as `국내도서>경제경영>재테크`, without its first part; nil if the text is not a
  /// path.
  private init?(path: String) {
    let parts = path.split(separator: ">").dropFirst()
    guard !parts.isEmpty else { return nil }
    self = parts.lazy.compactMap { BookCategory(named: String($0)) }.first ?? .other
  }

  var localizedName: Words {
    switch self {
    case .fiction: Words(ko: "소설/시/희곡", en: "Fiction")
    case .classics: Words(ko: "고전", en: "Classics")
    case .essays: Words(ko: "에세이", en: "Essays")
    case .humanities: Words(ko: "인문", en: "Humanities")
    case .history: Words(ko: "역사", en: "History")
    case .society: Words(ko: "사회", en: "Society")
    case .science: Words(ko: "과학", en: "Science")
    case .business: Words(ko: "경제경영", en: "Business")
    case .selfHelp: Words(ko: "자기계발", en: "Self-help")
    case .arts: Words(ko: "예술/대중문화", en: "Arts")
    case .religion: Words(ko: "종교/역학", en: "Religion")
    case .computers: Words(ko: "컴퓨터/모바일", en: "Computers")
    case .languages: Words(ko: "외국어", en: "Languages")
    case .travel: Words(ko: "여행", en: "Travel")
    case .home: Words(ko: "요리/살림", en: "Cooking and home")
    case .health: Words(ko: "건강/취미", en: "Health and hobbies")
    case .family: Words(ko: "가정/육아", en: "Family")
    case .children: Words(ko: "어린이", en: "Children")
    case .teens: Words(ko: "청소년", en: "Teens")
    case .comics: Words(ko: "만화", en: "Comics")
    case .study: Words(ko: "수험서/참고서", en: "Study aids")
    case .textbooks: Words(ko: "대학교재", en: "Textbooks")
    case .magazines: Words(ko: "잡지", en: "Magazines")
    case .other: Words(ko: "기타", en: "Other")
    }
  }
}

import HearthDomain

extension BookCategory {
  /// Finds the category by the second part of a Korean shop's category path, such as `소설/시/희곡`
  /// in `국내도서>소설/시/희곡>한국소설`. Unknown ones become ``other``.
  init(shopPath path: String) {
    let parts = path.prefix(200).split { $0 == ">" || $0 == "-" }
    let part = parts.dropFirst().first ?? parts.first ?? ""
    self = BookCategory.shopWords.first { part.contains($0.word) }?.category ?? .other
  }

  /// Finds the category of the first known subject, as English publishers and libraries write them:
  /// "Fiction / Literary", "Computer science, general". Unknown ones become ``other``.
  init(subjects: some Sequence<String>) {
    self = subjects.lazy.compactMap { BookCategory(subject: $0) }.first ?? .other
  }

  /// Finds the category by its own name, or as shops and publishers write it; nil if the text is
  /// unknown.
  init?(written text: String) {
    if let own = BookCategory(rawValue: text.lowercased()) {
      self = own
      return
    }
    if text == "기타" {
      self = .other
      return
    }
    let known =
      Hangul.isContained(in: text) ? BookCategory(shopPath: text) : BookCategory(subjects: [text])
    guard known != .other else { return nil }
    self = known
  }

  private init?(subject: String) {
    let parts = subject.prefix(200).lowercased().split { "/,(-".contains($0) }
    let heads = parts.prefix(2).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard let known = heads.lazy.compactMap({ BookCategory.subjectWords[$0] }).first else {
      return nil
    }
    self = known
  }

  /// Words in shops' category names. The first one that occurs counts, so the order matters:
  /// "사회과학" (social science) is not science, and "어린이 영어" (English for children) is not a
  /// language book.
  private static let shopWords: [(word: String, category: BookCategory)] = [
    ("참고서", .study), ("수험서", .study), ("자격증", .study), ("대학교재", .textbooks),
    ("전문서적", .textbooks), ("전공", .textbooks), ("어린이", .children), ("유아", .children),
    ("청소년", .teens), ("만화", .comics), ("라이트노벨", .comics), ("잡지", .magazines),
    ("부모", .family), ("육아", .family), ("고전", .classics), ("소설", .fiction), ("시/희곡", .fiction),
    ("에세이", .essays), ("자기계발", .selfHelp), ("경제", .business), ("경영", .business),
    ("컴퓨터", .computers), ("모바일", .computers), ("IT", .computers), ("역사", .history),
    ("인문", .humanities), ("인물", .humanities), ("사회", .society), ("정치", .society),
    ("과학", .science), ("예술", .arts), ("대중문화", .arts), ("종교", .religion), ("역학", .religion),
    ("외국어", .languages), ("어학", .languages), ("사전", .languages), ("여행", .travel),
    ("요리", .home), ("살림", .home), ("가정", .home), ("건강", .health), ("취미", .health),
  ]

  private static let subjectWords: [String: BookCategory] = {
    var words: [String: BookCategory] = [:]
    for (category, names) in subjectNames {
      for name in names.split(separator: ";") { words[String(name)] = category }
    }
    return words
  }()

  private static let subjectNames: [(BookCategory, String)] = [
    (.fiction, "fiction;novels;poetry;drama;plays;short stories;science fiction;love stories"),
    (.fiction, "korean fiction;english fiction;fantasy fiction;detective and mystery stories"),
    (.fiction, "historical fiction;thrillers;romance;fantasy;horror;poems;romans"),
    (.classics, "classics;classical literature;ancient classics"),
    (.essays, "literary collections;essays;humor;korean essays"),
    (.humanities, "biography & autobiography;biography;philosophy;psychology;literary criticism"),
    (.humanities, "body;ethics;reference;language and languages"),
    (.history, "history;antiques & collectibles"),
    (.society, "social science;political science;law;true crime;education;sociology;politics"),
    (.society, "current events;social sciences;feminism"),
    (.science, "science;mathematics;nature;technology & engineering;physics;biology;astronomy"),
    (.science, "technology;chemistry;medical;transportation;evolution"),
    (.business, "business & economics;business;economics;management;finance;marketing"),
    (.selfHelp, "self;self help;self-help;self help techniques;success"),
    (.arts, "art;music;performing arts;photography;design;architecture;arts;motion pictures"),
    (.religion, "religion;bibles;christianity;buddhism;theology"),
    (.computers, "computers;computer science;computer programming;programming;software"),
    (.computers, "computer software;artificial intelligence;programming languages;internet"),
    (.languages, "foreign language study;language arts & disciplines;korean language"),
    (.languages, "english language;dictionaries"),
    (.travel, "travel;travelers;voyages and travels"),
    (.home, "cooking;house & home;gardening;crafts & hobbies;pets;cookery;cookbooks"),
    (.health, "health & fitness;sports & recreation;games;health;games & activities"),
    (.family, "family & relationships;parenting"),
    (.children, "juvenile fiction;juvenile nonfiction;children's fiction;children's stories"),
    (.children, "juvenile literature;juvenile"),
    (.teens, "young adult fiction;young adult nonfiction;young adult"),
    (.comics, "comics & graphic novels;graphic novels;comic books;manga"),
    (.study, "study aids"),
    (.textbooks, "textbooks"),
    (.magazines, "periodicals;magazines"),
  ]
}

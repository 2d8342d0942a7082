import HearthDomain

/// Parses authors as Korean shops write them, with their roles: "한강 (지은이)", "한강 지음" or
/// "한강 저자(글)".
///
/// A role applies to all names since the previous role: "김하나, 황선우 (지은이), 이름 (옮긴이)"
/// has two authors and a translator.
enum AuthorText {
  /// Returns the names of the authors, separated by commas.
  ///
  /// If nobody has the role of an author, returns the names with the first role.
  static func authors(in text: String) -> String {
    let groups = groups(in: MarkupText.line(text))
    let writers = groups.filter(\.isWriter)
    return (writers.isEmpty ? Array(groups.prefix(1)) : writers).flatMap(\.names)
      .joined(separator: ", ")
  }

  /// Returns the names of the authors if the Korean text has roles; otherwise returns it unchanged.
  static func withoutRoles(_ text: String) -> String {
    Hangul.isContained(in: text) && groups(in: text).contains(where: \.hasRole)
      ? authors(in: text) : text
  }

  private struct Group {
    var names: [String] = []
    var hasRole = false
    var isWriter = false
  }

  private static func groups(in text: String) -> [Group] {
    var groups: [Group] = []
    var open = Group()
    for piece in segments(of: text) {
      let (name, role) = splitRole(piece)
      if !name.isEmpty { open.names.append(name) }
      guard let role else { continue }
      open.hasRole = true
      open.isWriter = role.contains { writerRoles.contains($0) }
      if !open.names.isEmpty { groups.append(open) }
      open = Group()
    }
    if !open.names.isEmpty { groups.append(open) }
    return groups
  }

  /// Splits at commas, slashes, bars and semicolons outside of parentheses.
  private static func segments(of text: String) -> [String] {
    var pieces = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      if depth == 0, ",/|;".contains(character) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map { trimmed($0[...]) }
  }

  /// Splits a name from its role, which follows in parentheses or is the last word, or both. A role
  /// may consist of several parts.
  private static func splitRole(_ piece: String) -> (name: String, role: [String]?) {
    var name = piece[...]
    var roles: [String] = []
    // No recursion, as a text may have a hundred thousand parentheses.
    while name.last == ")", let open = name.lastIndex(of: "("),
      let role = role(name[name.index(after: open)...].dropLast())
    {
      roles += role
      name = name[..<open]
      while name.last == " " { name.removeLast() }
    }
    if let space = name.lastIndex(of: " "), let role = role(name[name.index(after: space)...]) {
      roles += role
      name = name[..<space]
    }
    return (trimmed(name), roles.isEmpty ? nil : roles)
  }

  /// Splits a role such as "글.그림" (text, pictures) into its parts; nil if any of them is
  /// unknown.
  private static func role(_ text: Substring) -> [String]? {
    let parts = text.split { ".·,/&+ ".contains($0) }.map(String.init)
    return !parts.isEmpty && parts.allSatisfy { knownRoles.contains($0) } ? parts : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.lastIndex { $0 != " " }.map { start[...$0] } ?? "")
  }

  private static let writerRoles: Set<String> = [
    "지은이", "지음", "글", "글그림", "저", "저자", "원작", "원저", "원저자", "글쓴이", "글씀", "공저", "극본",
    "Author",
  ]
  private static let knownRoles: Set<String> = writerRoles.union([
    "옮긴이", "옮김", "역", "역자", "공역", "번역", "엮은이", "엮음", "편", "편저", "편역", "편집", "그림", "그린이",
    "삽화", "사진", "감수", "감역", "해설", "해제", "주해", "역주", "낭독", "만화", "기획", "구성", "추천", "각색",
    "일러스트", "채록", "작곡", "감독", "외", "Translator", "Illustrator", "Editor",
  ])
}

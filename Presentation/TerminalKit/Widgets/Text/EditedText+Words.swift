extension EditedText {
  /// The beginning of the line in which the caret stands.
  var lineStart: Int {
    characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// The end of the line in which the caret stands.
  var lineEnd: Int {
    characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
  }

  /// The beginning of the word before the caret.
  var wordStart: Int {
    start(of: \.isPartOfWord)
  }

  /// The end of the word after the caret.
  var wordEnd: Int {
    let word = characters[caret...].firstIndex(where: \.isPartOfWord) ?? characters.count
    return characters[word...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }

  /// The beginning of what stands before the caret without a space in it.
  var spacedWordStart: Int {
    start { !$0.isWhitespace }
  }

  private func start(of isInside: (Character) -> Bool) -> Int {
    guard let last = characters[..<caret].lastIndex(where: isInside) else { return 0 }
    return characters[...last].lastIndex { !isInside($0) }.map { $0 + 1 } ?? 0
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

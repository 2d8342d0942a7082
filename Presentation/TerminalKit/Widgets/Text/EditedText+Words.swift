extension EditedText {
  /// Index of the beginning of the caret's line.
  var lineStart: Int {
    characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// Index of the end of the caret's line.
  var lineEnd: Int {
    characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
  }

  /// Index of the beginning of the word before the caret.
  var wordStart: Int {
    startBeforeCaret(while: \.isPartOfWord)
  }

  /// Index of the end of the word after the caret.
  var wordEnd: Int {
    let word = characters[caret...].firstIndex(where: \.isPartOfWord) ?? characters.count
    return characters[word...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }

  /// Index of the beginning of the text without spaces before the caret.
  var whitespaceDelimitedWordStart: Int {
    startBeforeCaret { !$0.isWhitespace }
  }

  private func startBeforeCaret(while isInside: (Character) -> Bool) -> Int {
    guard let last = characters[..<caret].lastIndex(where: isInside) else { return 0 }
    return characters[...last].lastIndex { !isInside($0) }.map { $0 + 1 } ?? 0
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

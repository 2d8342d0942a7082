/// One of the words that encode a key, in both languages; either can be typed.
package struct RecoveryWord: Hashable, Sendable {
  package let english: String
  package let korean: String

  package init(english: String, korean: String) {
    (self.english, self.korean) = (english, korean)
  }
}

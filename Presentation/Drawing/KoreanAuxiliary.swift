/// Korean auxiliary verbs, such as 보다 in 들어 보면: lines do not end between the main verb and the
/// auxiliary.
enum KoreanAuxiliary {
  /// The beginnings of auxiliary verbs, by the last syllable of the preceding verb.
  private static let auxiliaryBeginnings: [Character: [String]] = [
    "지": ["않", "못", "말", "마"], "고": ["있", "싶", "말"], "게": ["되", "된", "될", "됐", "하", "한", "했"],
    "야": ["하", "한", "할", "해", "했"],
  ]
  /// The beginnings of auxiliary verbs that can follow any syllable with such a vowel and no final
  /// consonant: 어 in 들어, or 가, 해, 펴, 와, 줘.
  private static let beginningsAfterOpenVowel = [
    "보", "본", "볼", "봐", "봤", "주", "준", "줄", "줘", "줬", "버리", "버린", "버릴", "버려", "버렸",
    "두었", "둔", "둬", "뒀", "놓", "놨", "있",
  ]
  private static let openVowels: Set<UInt32> = [0, 1, 4, 6, 9, 10, 14]

  static func isAuxiliary(_ letters: ArraySlice<Character>, after left: ArraySlice<Character>)
    -> Bool
  {
    guard let last = left.last else { return false }
    let possible =
      auxiliaryBeginnings[last] ?? (endsInOpenVowel(last) ? beginningsAfterOpenVowel : [])
    return possible.contains { letters.starts(with: $0) }
  }

  /// Whether the syllable has one of these vowels and no final consonant.
  private static func endsInOpenVowel(_ syllable: Character) -> Bool {
    guard let scalar = syllable.unicodeScalars.first, syllable.unicodeScalars.count == 1,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return false }
    let place = scalar.value - 0xAC00
    return place % 28 == 0 && openVowels.contains(place / 28 % 21)
  }
}

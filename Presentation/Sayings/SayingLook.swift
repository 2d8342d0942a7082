import HearthDomain

/// How sayings are shown, as the user wants it.
package struct SayingLook: Hashable, Sendable {
  /// In which languages; nil for what is usual in the display's.
  package var languages: SayingLanguages?
  /// On which colours their cards lie.
  package var theme: CardTheme

  /// As it is where nobody has said otherwise.
  package static let standard = SayingLook(.standard)

  /// Cards are on the colours of the full screen unless they have some of their own.
  package init(_ settings: Settings) {
    languages = settings.sayingLanguages
    theme = settings.cardTheme ?? settings.theme ?? .riceCake
  }

  /// Whether both languages are shown: somebody who reads English need not know Hangul.
  func isInBoth(_ language: Language) -> Bool {
    switch languages {
    case .both?: true
    case .one?: false
    case nil: language(ko: true, en: false)
    }
  }
}

extension Saying {
  /// The texts that are shown, the one in that language first.
  func texts(_ language: Language, _ look: SayingLook) -> [String] {
    details.texts(language, look)
  }

  /// Who said it, as it is shown beside those texts.
  func who(_ language: Language, _ look: SayingLook) -> String {
    details.who(language, look)
  }

  func who(_ language: Language) -> String { details.who(language) }
}

extension SayingDetails {
  /// The texts that there are, the one in that language first.
  func texts(_ language: Language) -> [String] {
    let (korean, english) = (korean?.value, english?.value)
    return language(ko: [korean, english], en: [english, korean]).compactMap { $0 }
  }

  /// The texts that are shown, the one in that language first.
  func texts(_ language: Language, _ look: SayingLook) -> [String] {
    Array(texts(language).prefix(look.isInBoth(language) ? 2 : 1))
  }

  /// Who said it, as it is shown beside those texts.
  func who(_ language: Language, _ look: SayingLook) -> String {
    look.isInBoth(language) ? who.value : who(language)
  }

  /// Who said it, in that language where both names are known: `Hearth · 모닥`.
  func who(_ language: Language) -> String {
    let who = who.value
    let names = who.split(at: " · ")
    guard names.count == 2, names[0].hasHangul != names[1].hasHangul else { return who }
    return String(names[names[0].hasHangul == (language == .korean) ? 0 : 1])
  }
}

extension Substring {
  fileprivate var hasHangul: Bool {
    contains(where: \.isHangul)
  }
}

import HearthDomain

/// The user's settings for displaying sayings.
package struct SayingLook: Hashable, Sendable {
  /// The languages to show; nil for the default of the interface's language.
  package var languages: SayingLanguages?
  /// The colours of cards.
  package var theme: CardTheme

  /// The default look.
  package static let standard = SayingLook(.standard)

  /// Creates the look from the settings. Cards use the colours of the full screen unless the
  /// settings have a card theme.
  package init(_ settings: Settings) {
    languages = settings.sayingLanguages
    theme = settings.cardTheme ?? settings.theme ?? .riceCake
  }

  /// Returns whether both languages are shown. By default they are only if the interface is Korean,
  /// because readers of English may not read Hangul.
  func showsBothLanguages(_ language: Language) -> Bool {
    switch languages {
    case .both?: true
    case .one?: false
    case nil: language(ko: true, en: false)
    }
  }
}

extension Saying {
  /// Returns the texts to show, the one in that language first.
  func texts(_ language: Language, _ look: SayingLook) -> [String] {
    details.texts(language, look)
  }

  /// Returns the attribution to show with those texts.
  func author(_ language: Language, _ look: SayingLook) -> String {
    details.author(language, look)
  }

  func author(_ language: Language) -> String { details.author(language) }
}

extension SayingDetails {
  /// Returns the texts, the one in that language first.
  func texts(_ language: Language) -> [String] {
    let (korean, english) = (korean?.value, english?.value)
    return language(ko: [korean, english], en: [english, korean]).compactMap { $0 }
  }

  /// Returns the texts to show, the one in that language first.
  func texts(_ language: Language, _ look: SayingLook) -> [String] {
    Array(texts(language).prefix(look.showsBothLanguages(language) ? 2 : 1))
  }

  /// Returns the attribution to show with those texts.
  func author(_ language: Language, _ look: SayingLook) -> String {
    look.showsBothLanguages(language) ? author.value : author(language)
  }

  /// Returns the attribution. If it is a name in both languages, such as `Hearth · 모닥`, returns
  /// only the one in that language.
  func author(_ language: Language) -> String {
    let who = author.value
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

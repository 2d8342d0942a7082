/// A telephone number of a card.
package struct VCardPhone: Hashable, Sendable {
  /// As the card writes it.
  package let text: String
  /// Digits, after a `+` when it is international; nil when the text is no number.
  package let number: String?
  /// The digits to dial once the call is taken.
  package let `extension`: String?
  package let kinds: Set<Kind>
  package let isPreferred: Bool

  /// What a number is for, where a card says so.
  package enum Kind: Hashable, Sendable {
    case mobile
    case home
    case work
    case main
    case fax
    case pager
    case text
    case video
    case voice
  }

  /// Reads a `TEL`; nil when it is empty.
  init?(_ property: VCardProperty) {
    let text = property.text
    guard !text.utf8.trimmedBlanks.isEmpty else { return nil }
    let dialled = DialledText(text)
    self.text = text
    number = dialled?.number
    `extension` = dialled?.extension
    let types = property.types
    kinds = Set(types.compactMap { Kind(type: $0) })
    isPreferred = types.contains("pref") || !property.values(of: "PREF").isEmpty
  }

  /// How near the number is to one on which its owner answers; less is nearer.
  var rank: Int {
    if kinds.contains(.fax) || kinds.contains(.pager) { return 3 }
    return isPreferred ? 0 : kinds.contains(.mobile) ? 1 : 2
  }
}

extension VCardPhone.Kind {
  fileprivate init?(type: String) {
    switch type {
    case "cell", "mobile", "iphone", "car", "pcs": self = .mobile
    case "home": self = .home
    case "work": self = .work
    case "main": self = .main
    case "fax", "homefax", "workfax", "otherfax": self = .fax
    case "pager": self = .pager
    case "msg", "text": self = .text
    case "video": self = .video
    case "voice": self = .voice
    default: return nil
    }
  }
}

extension VCard {
  /// All telephone numbers in order.
  package var phones: [VCardPhone] {
    all("TEL").compactMap { VCardPhone($0) }
  }
}

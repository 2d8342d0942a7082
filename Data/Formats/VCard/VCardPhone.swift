import HearthDomain

/// A telephone number of a card.
package struct VCardPhone {
  /// As the card writes it.
  package let text: String
  /// Digits, after a `+` when it is international; nil when the text is no number.
  package let number: String?
  /// How near the number is to one on which its owner answers; less is nearer.
  let rank: Int

  private static let mobiles = ["cell", "mobile", "iphone", "car", "pcs"]
  private static let machines = ["fax", "homefax", "workfax", "otherfax", "pager"]

  /// Reads a `TEL`; nil when it is empty.
  init?(_ property: VCardProperty) {
    text = property.text
    guard !text.utf8.trimmedBlanks.isEmpty else { return nil }
    number = DialledText.number(in: text)
    let types = Set(property.types)
    let isPreferred = types.contains("pref") || !property.values(of: "PREF").isEmpty
    rank =
      !types.isDisjoint(with: VCardPhone.machines)
      ? 3 : isPreferred ? 0 : types.isDisjoint(with: VCardPhone.mobiles) ? 2 : 1
  }

  /// Nil when the program does not take it for a number.
  var inDomain: PhoneNumber? {
    number.flatMap { try? PhoneNumber($0) }
  }
}

extension VCard {
  /// All telephone numbers in order.
  package var phones: [VCardPhone] {
    all("TEL").compactMap { VCardPhone($0) }
  }

  /// The numbers that can be dialled: preferred ones first, then mobile ones, fax and pager
  /// last; as the card orders them else.
  package var dialledPhones: [VCardPhone] {
    phones.filter { $0.number != nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

import HearthDomain

/// A phone number of a card.
package struct VCardPhone {
  /// The number as written in the card.
  package let text: String
  /// The digits, with a leading `+` for an international number; nil if the text is no phone
  /// number.
  package let number: String?
  /// Order in which numbers are used for calls; lower comes first.
  let rank: Int

  private static let mobileTypes = ["cell", "mobile", "iphone", "car", "pcs"]
  private static let machineTypes = ["fax", "homefax", "workfax", "otherfax", "pager"]

  /// Parses a `TEL` property; nil if it is empty.
  init?(_ property: VCardProperty) {
    text = property.text
    guard !text.utf8.trimmedBlanks.isEmpty else { return nil }
    number = DialledText.number(in: text)
    let types = Set(property.types)
    let isPreferred = types.contains("pref") || !property.values(of: "PREF").isEmpty
    rank =
      !types.isDisjoint(with: VCardPhone.machineTypes)
      ? 3 : isPreferred ? 0 : types.isDisjoint(with: VCardPhone.mobileTypes) ? 2 : 1
  }

  /// The number for the model; nil if it is invalid there.
  var phoneNumber: PhoneNumber? {
    number.flatMap { try? PhoneNumber($0) }
  }
}

extension VCard {
  /// All phone numbers in order.
  package var phones: [VCardPhone] {
    all("TEL").compactMap { VCardPhone($0) }
  }

  /// Phone numbers that can be called: first preferred ones, then mobile ones, with fax and pager
  /// last; otherwise in the order of the card.
  package var dialledPhones: [VCardPhone] {
    phones.filter { $0.number != nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

import HearthDomain

extension VCardContact {
  /// The numbers that the program can keep, each once; the others are told and stay on the card.
  func phonesInDomain(elseTell tell: (ImportFact) -> Void) -> [PhoneNumber] {
    var keys: Set<String> = []
    return phones.compactMap { phone in
      guard let number = phone.inDomain else {
        tell(.unusable(field: "TEL", text: ImportFact.excerpt(phone.text)))
        return nil
      }
      return keys.insert(number.key).inserted ? number : nil
    }
  }
}

extension VCardPhone {
  /// Nil when the program does not take it for a number.
  var inDomain: PhoneNumber? {
    number.flatMap { try? PhoneNumber($0) }
  }
}

extension Birthday {
  init?(_ birthday: VCardBirthday) {
    let checked: Birthday? =
      switch birthday {
      case .solar(let year, let month, let day):
        try? .solar(checking: month, day, year: year)
      case .lunar(let year, let month, let day, let isLeapMonth):
        try? .lunar(checking: month, day, isLeapMonth: isLeapMonth, year: year)
      }
    guard let checked else { return nil }
    self = checked
  }
}

extension VCardBirthday {
  init(_ birthday: Birthday) {
    self =
      switch birthday {
      case .solar(let year, let month, let day): .solar(year: year, month: month, day: day)
      case .lunar(let year, let month, let day, let isLeapMonth):
        .lunar(year: year, month: month, day: day, isLeapMonth: isLeapMonth)
      }
  }
}

extension VCard {
  /// The card that was kept with a contact, or a new one.
  init(kept text: String?) {
    self = text.map { VCard(KeptBytes.bytes(of: $0)) } ?? VCard()
  }

  /// The first card of a file; a new one where there is none.
  init(_ bytes: [UInt8]) {
    var reader = VCardReader(bytes)
    // Its bytes are in memory, so that reading them cannot fail.
    self = (try? reader.next()) ?? VCard()
  }
}

extension VCard {
  /// A new card of a person.
  package init(name: String, phone: String?, birthday: VCardBirthday?) {
    self.init()
    set(name: name)
    set(phone: phone)
    set(birthday: birthday)
  }

  /// Gives the card this name to be shown; the parts of `N` stay.
  package mutating func set(name: String) {
    guard displayName != name || first("FN") == nil else { return }
    set("FN", to: name)
  }

  /// Makes sure that the number is among the card's numbers, however it is spelled there.
  package mutating func set(phone: String?) {
    guard let phone, !phones.contains(where: { $0.number == phone || $0.text == phone }) else {
      return
    }
    properties.append(VCardProperty(name: "TEL", value: ContentText.escaped(phone)))
  }

  /// Gives the card this birthday in the place of another one; nil leaves the card's own.
  package mutating func set(birthday: VCardBirthday?) {
    guard let birthday, birthday != self.birthday else { return }
    let property = birthday.property
    properties.removeAll { $0.name == VCardBirthday.lunarProperty }
    if let index = properties.firstIndex(where: { $0.name == property.name }) {
      properties[index] = property
    } else {
      properties.append(property)
    }
  }
}

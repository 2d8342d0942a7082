extension Contact {
  package static let described = KindDescription(
    kind: .contact, titles: ["name"], references: ["plantedAs": .person],
    blank: Contact(id: .blank, details: ContactDetails(name: ContactName(known: ""))),
    values: values, precedes: { $0.id < $1.id })

  private static let values: [KindValue<Contact>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue("name", .text(), { $0.details.name }, { $0.details.name = $1 }),
    KindValue(
      "phones", .lines, merged: .list(),
      { .text($0.details.phones.map(\.dialled).joined(separator: "\n")) },
      set: {
        $0.details.phones = try $1.text().split(separator: "\n").map {
          try PhoneNumber(String($0))
        }
      }),
    Birthday.described({ $0.details.birthday }, { $0.details.birthday = $1 }),
    KindValue(
      "plantedAs", .optional(.id()), merged: .mark, { $0.plantedPersonID },
      { $0.plantedPersonID = $1 }),
    KindValue("card", .optional(.string), { $0.details.card }, { $0.details.card = $1 }),
    KindValue("addressBook", .calendar, { $0.addressBook }, { $0.addressBook = $1 }),
  ]
}

import HearthDomain
import TerminalKit

/// Lists contacts, for the commands `list` and `search`.
struct ContactListing {
  let queries: ContactQueries
  let formatter: PersonFormatter

  func print(
    _ filter: ContactFilter, _ limit: ListLimit, whenEmpty words: Words, isSearch: Bool = false,
    in console: inout Console
  ) throws {
    let today = formatter.today
    let columns: [Column<Contact>] = [
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { contact, _ in StyledText(contact.name, .bold) }, pipedText: { $0.name }),
      Column(
        Words(ko: "전화번호", en: "Phone"), shrinks: true,
        displayText: { contact, _ in
          StyledText(contact.details.phones.map(\.grouped).joined(separator: ", "))
        }, pipedText: { $0.details.phones.map(\.dialled).joined(separator: ", ") }),
      Column(
        Words(ko: "생일", en: "Birthday"), omissionOrder: 2,
        displayText: { contact, language in
          StyledText(contact.details.birthday?.text(in: language) ?? "")
        }, pipedText: { $0.details.birthday?.description ?? "" }),
      Column(
        Words(ko: "심음", en: "Planted"), omissionOrder: 1,
        displayText: { contact, language in
          StyledText(contact.plantedPersonID == nil ? "" : language(ko: "심었어요", en: "yes"))
        }, pipedText: { $0.plantedPersonID?.fullForm ?? "" }),
      Column(Words(ko: "id", en: "id"), text: { $0.id.shortForm }),
    ]
    try Listing(columns) { .object($0.json(today: today)) }
      .print(whenEmpty: words, isSearch: isSearch, in: &console) { each in
        try queries.list(filter, in: limit.range, each: each)
      }
  }
}

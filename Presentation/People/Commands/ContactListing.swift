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
        shown: { contact, _ in StyledText(contact.name, .bold) }, piped: { $0.name }),
      Column(
        Words(ko: "전화번호", en: "Phone"), shrinks: true,
        shown: { contact, _ in
          StyledText(contact.details.phones.map(\.grouped).joined(separator: ", "))
        }, piped: { $0.details.phones.map(\.dialled).joined(separator: ", ") }),
      Column(
        Words(ko: "생일", en: "Birthday"), omissionOrder: 2,
        shown: { contact, language in
          StyledText(contact.details.birthday?.words(in: language) ?? "")
        }, piped: { $0.details.birthday?.description ?? "" }),
      Column(
        Words(ko: "심음", en: "Planted"), omissionOrder: 1,
        shown: { contact, language in
          StyledText(contact.plantedAs == nil ? "" : language(ko: "심었어요", en: "yes"))
        }, piped: { $0.plantedAs?.spelling ?? "" }),
      Column(Words(ko: "id", en: "id"), text: { $0.id.short }),
    ]
    try Listing(columns) { .object($0.json(today: today)) }
      .print(whenEmpty: words, isSearch: isSearch, in: &console) { each in
        try queries.list(filter, in: limit.places, each: each)
      }
  }
}

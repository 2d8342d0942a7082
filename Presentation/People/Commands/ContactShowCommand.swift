import HearthDomain
import TerminalKit

/// Shows one contact.
struct ContactShowCommand: Command {
  static let words = CommandName(["contact", "show"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "연락처 하나를 봐요", en: "Show one contact"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth contact show 준호", en: "hearth contact show Junho"),
        meaning: Words(ko: "번호와 생일을 봐요", en: "numbers and birthday"))
    ],
    arguments: [ContactSpec.who], isReading: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let contact = try tools.people.contacts.find(input[ContactSpec.who])
    let (details, today) = (contact.details, tools.formatter.today)
    let language = console.language
    let birthday = details.birthday
    let person = try contact.plantedAs.map { try tools.people.queries.person($0) }
    let facts: [(Words, String?)] = [
      (
        Words(ko: "전화번호", en: "phone"),
        details.phones.isEmpty ? nil : details.phones.map(\.grouped).joined(separator: ", ")
      ),
      (
        Words(ko: "이메일", en: "email"),
        details.emails.isEmpty
          ? nil : details.emails.joined(separator: ", ").quotable(limit: 500)
      ),
      (Words(ko: "생일", en: "birthday"), birthday?.words(in: language, today: today)),
      (Words(ko: "심은 사람", en: "planted as"), person?.fullName),
      (
        Words(ko: "주소록", en: "address book"),
        contact.addressBook.isHome ? nil : contact.addressBook.value
      ),
      (Words(ko: "메모", en: "note"), details.note?.visible),
      (Words(ko: "id", en: "id"), contact.id.short),
    ]
    var json = contact.json(today: today)
    json.append("emails", .array(details.emails.map { .string($0) }))
    json.append("note", .text(details.note))
    console.show(
      json,
      plain: [
        "phones": details.phones.map(\.dialled).joined(separator: ", "),
        "emails": details.emails.joined(separator: ", "),
        "birthday": birthday?.description ?? "",
      ]
    ) { console in
      console.line(StyledText(contact.name, .bold))
      let list = TermList(
        facts.compactMap { title, text in
          text.map { TermList.Entry(StyledText(title(language), .dim), StyledText($0)) }
        })
      for row in list.rows(columns: console.width, widths: console.traits.widths) {
        console.line(row)
      }
    }
  }
}

/// What commands about contacts share.
enum ContactSpec {
  static let book = Option<String>(
    "in", placeholder: Words(ko: "주소록", en: "ADDRESS-BOOK"),
    help: Words(
      ko: "어느 주소록에 둘지예요: home, 또는 hearth link로 이은 것의 이름.",
      en: "In which address book it is: home, or the name of one that hearth link has linked."))

  static let who = Argument<String>(
    "who", kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"),
    help: Words(
      ko: "이름, 그 일부, 초성, 번호의 일부, 또는 id의 끝 글자예요.",
      en: "A name, a part of it or of a number, or the end of an id."))
}

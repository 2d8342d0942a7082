import HearthDomain
import TerminalKit

/// Shows one contact.
struct ContactShowCommand: Command {
  static let commandName = CommandName(["contact", "show"])

  static let spec = CommandSpec(commandName, arguments: [ContactSpec.contact], isReadOnly: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let contact = try tools.people.contacts.find(input[ContactSpec.contact])
    let (details, today) = (contact.details, tools.formatter.today)
    let facts = ContactFacts(
      contact: contact,
      plantedAs: try contact.plantedPersonID.map { try tools.people.queries.person($0).fullName },
      today: today, language: console.language)
    var json = contact.json(today: today)
    json.append("emails", .array(details.emails.map { .string($0) }))
    json.append("note", .text(details.note))
    console.printOne(
      json,
      plain: [
        "phones": details.phones.map(\.dialled).joined(separator: ", "),
        "emails": details.emails.joined(separator: ", "),
        "birthday": details.birthday?.description ?? "",
        "birthday.nextOn": details.birthday?.next(from: today)?.description ?? "",
      ]
    ) { console in
      console.printLine(StyledText(contact.name, .bold))
      for row in TermList(facts.entries).rows(
        columns: console.width, widths: console.traits.widths)
      {
        console.printLine(row)
      }
    }
  }
}

/// The arguments and options that the contact commands share.
enum ContactSpec {
  static let book = Option<String>(
    "in", placeholder: Words(ko: "주소록", en: "ADDRESS-BOOK"),
    help: Words(
      ko: "연락처를 둘 주소록이에요. home이나 hearth link로 연결한 주소록의 이름을 적어요.",
      en: "The address book to keep it in: home, or the name of one connected with hearth link."))

  /// The option `--birthday`; an empty value removes the birthday.
  static let birthday = Option<String?>(
    "birthday", placeholder: Words(ko: "생일", en: "DATE"),
    help: Words(
      ko: "3월 21일, 1990-03-21, 음력 8월 15일처럼 적어요.",
      en: "Such as 21 March, 1990-03-21 or lunar:08-15.")
  ) { $0.valueUnlessNone { $0 } }

  static let contact = Argument<String>(
    "who", kind: .contact, placeholder: Words(ko: "연락처", en: "WHO"),
    help: Words(
      ko: "이름, 그 일부, 초성, 번호의 일부, 또는 id의 끝 글자예요.",
      en: "A name, a part of it or of a number, or the end of an id."))
}

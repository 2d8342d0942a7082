import HearthDomain
import TerminalKit

/// The facts about a contact: one titled entry per fact.
struct ContactFacts {
  let contact: Contact
  /// The name of the person who was added from this contact; nil if unknown or if there is none.
  var plantedAs: String?
  let today: Day
  let language: Language

  var entries: [TermList.Entry] {
    facts.compactMap { title, text in
      text.map { TermList.Entry(StyledText(title(language), .dim), StyledText($0)) }
    }
  }

  private var facts: [(Words, String?)] {
    let details = contact.details
    return [
      (
        Words(ko: "전화번호", en: "phone"),
        details.phones.isEmpty ? nil : details.phones.map(\.grouped).joined(separator: ", ")
      ),
      (
        Words(ko: "이메일", en: "email"),
        details.emails.isEmpty
          ? nil : details.emails.joined(separator: ", ").quotable(limit: 500)
      ),
      (Words(ko: "생일", en: "birthday"), details.birthday?.text(in: language, today: today)),
      (ContactDetails.groupsTitle, details.groupLine),
      (Words(ko: "심은 사람", en: "planted as"), plantedAs),
      (
        Words(ko: "주소록", en: "address book"),
        contact.addressBook.isHome ? nil : contact.addressBook.value
      ),
      (Words(ko: "메모", en: "note"), details.note?.terminalSafe),
      (Words(ko: "id", en: "id"), contact.id.shortForm),
    ]
  }
}

extension ContactDetails {
  static let groupsTitle = Words(ko: "그룹", en: "groups")

  /// The groups in one line; nil if there are none.
  var groupLine: String? {
    groups.isEmpty ? nil : groups.joined(separator: ", ").quotable(limit: 500)
  }
}

import HearthDomain

extension PlantRefusal {
  func message(in language: Language) -> String {
    switch self {
    case .namesake(let name, _):
      language(
        ko: "이름이 \(name.quoted(.korean))인 사람이 이미 있어요. 한 명 더 심으려면 --yes 옵션을 붙여 주세요.",
        en: "There is a plant for \(name.quoted(.english)) already. Give --yes to plant another"
          + " one.")
    case .sharedNumber(let holder):
      language(
        ko: "\(holder.quoted(.korean))도 쓰는 전화번호예요. 함께 쓰는 번호라면 --yes 옵션을 붙여 주세요.",
        en: "\(holder.quoted(.english)) has that phone number too. Give --yes if they share it.")
    case .notYetDue(let name, let daysLeft):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날까지 \(daysLeft)일 남았어요. 미루기는 물 줄 날이 되면 할 수 있어요.",
        en: "\(name.quoted(.english)) is due in \(daysLeft) day\(daysLeft == 1 ? "" : "s");"
          + " watering can be put off on the due day only.")
    case .alreadyWilted(let name, let daysLate):
      language(
        ko: "\(name.quoted(.korean)): 물 줄 날이 \(daysLate)일 지나 시들어서 미룰 수 없어요. 연락하고 물을 주면 다시 살아나요.",
        en: "\(name.quoted(.english)) wilted, its due day passed \(daysLate)"
          + " day\(daysLate == 1 ? "" : "s") ago. It cannot be put off, but watering revives it.")
    case .noPhoneNumber(let name):
      language(
        ko: "\(name.quoted(.korean)): 전화번호가 없어서 열 수 없어요. ‘hearth person edit’의 --phone으로 알려 주세요.",
        en: "\(name.quoted(.english)) has no phone number to open. Give one with “hearth person"
          + " edit” and --phone.")
    case .hasContact(let name, let contact):
      language(
        ko: "\(name.quoted(.korean)): 연락처의 \(KoreanParticle.with(contact.quoted(.korean))) 이미 연결되어"
          + " 있어서 다른 연락처와는 연결할 수 없어요.",
        en: "\(name.quoted(.english)) is already linked to the contact \(contact.quoted(.english))"
          + " and cannot be linked to another one.")
    case .isTheSame(let name):
      language(
        ko: "\(name.quoted(.korean)): 같은 사람을 두 번 적었어요. 서로 다른 두 사람을 알려 주세요.",
        en: "\(name.quoted(.english)) was named twice. Name two people.")
    }
  }
}

extension TodayInvitation {
  /// The invitation shown while there are no people.
  static let people = TodayInvitation(
    text: Words(
      ko: "아직 심은 식물이 없어요. 멀어지고 싶지 않은 사람을 식물로 심어 보세요.",
      en: "No plants yet. Plant somebody you don't want to lose touch with."),
    command: Words(ko: "hearth person add 엄마 --every 7", en: "hearth person add Mum --every 7"),
    key: "a")

  /// Returns the invitation shown while there are no people. It mentions the number of contacts,
  /// who can be added as people.
  static func people(among contacts: Int) -> TodayInvitation {
    guard contacts > 0 else { return people }
    let known = CountedNoun(ko: "연락처", en: "contact")(contacts)
    return TodayInvitation(
      text: Words(
        ko: "\(KoreanParticle.subject(known.ko)) 있어요. 멀어지고 싶지 않은 사람을 골라 식물로 심어 보세요.",
        en: "\(known.en): plant those you don't want to lose touch with."),
      command: people.command, key: "o")
  }
}

extension Words {
  /// The invitation to add the first person, followed by how to import contacts.
  static let nobodyPlantedText = Words(
    ko: "\(TodayInvitation.people.words.ko)\n연락처가 있다면 파일에서 가져올 수 있어요: hearth contact import"
      + " people.vcf",
    en: "\(TodayInvitation.people.words.en)\nTo import an address book from a file: hearth contact"
      + " import people.vcf")
}

import HearthDomain
import TerminalKit

extension SayingFormScreen {
  static func form(of details: SayingDetails?, _ language: Language) -> Form<FieldName> {
    let texts = [
      text(
        .korean, Words(ko: "한국어", en: "Korean"), details?.korean,
        example: Words(ko: "한국어로 적어 주세요", en: "may stay blank")),
      text(
        .english, Words(ko: "영어", en: "English"), details?.english,
        example: Words(ko: "비워 두어도 돼요", en: "The saying in English")),
    ]
    return Form(
      language(ko: texts, en: texts.reversed()) + [
        FormField(
          .who, Words(ko: "말한 사람", en: "who"),
          .line(details?.who.value ?? "", limit: AttributionRule.characters.upperBound),
          example: Words(ko: "누가 한 말인가요? 몰라도 돼요", en: "who said it, if known")),
        FormField(
          .tags, Words(ko: "태그", en: "tags"), .line(TagLine.text(details?.tags ?? .none)),
          example: Words(ko: "위로, 아침", en: "comfort, morning")),
      ])
  }

  private static func text(
    _ name: FieldName, _ label: Words, _ text: SayingText?, example: Words
  ) -> FormField<FieldName> {
    let state = TextAreaState(text?.value ?? "", limit: SayingTextRule.characters.upperBound)
    return FormField(name, label, .lines(state), example: example, rows: 4)
  }
}

extension SayingFormScreen.State {
  func entry(_ fields: inout FieldReader<SayingFormScreen.FieldName>) throws -> SayingDetails? {
    let korean = fields.readAny(.korean) { try SayingText($0) }
    let english = fields.readAny(.english) { try SayingText($0) }
    let who = fields.read(.who) { try Attribution($0) }
    let known = saying?.details.tags ?? .none
    let tags = fields.read(.tags) { try TagLine.tags($0, keeping: known) }
    if let korean, let english, let who, let tags {
      return try SayingDetails(korean: korean, english: english, who: who, tags: tags)
    }
    return nil
  }

  mutating func changed(_ name: SayingFormScreen.FieldName) {
    // An error about both texts together may be corrected in either.
    let isText = name == .korean || name == .english
    check(isText ? [.korean, .english] : [name])
  }

  mutating func left(_ name: SayingFormScreen.FieldName) { changed(name) }

  func place(of error: DomainError) -> SayingFormScreen.FieldName? {
    switch error {
    case .conflict(.saying, _):
      let isBlank = form[firstText]?.text.allSatisfy(\.isWhitespace) ?? true
      return isBlank ? language(ko: .english, en: .korean) : firstText
    case .invalid(let issues) where issues.first?.field == .sayingText: return firstText
    default: return nil
    }
  }
}

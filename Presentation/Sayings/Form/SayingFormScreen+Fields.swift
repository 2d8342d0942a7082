import HearthDomain
import TerminalKit

extension SayingFormScreen {
  static func form(of details: SayingDetails?, _ language: Language) -> Form<FieldName> {
    let texts = [
      textField(
        .korean, Words(ko: "한국어", en: "Korean"), details?.korean,
        example: Words(ko: "한국어로 적어 주세요", en: "optional")),
      textField(
        .english, Words(ko: "영어", en: "English"), details?.english,
        example: Words(ko: "비워 두어도 돼요", en: "The saying in English")),
    ]
    return Form(
      language(ko: texts, en: texts.reversed()) + [
        FormField(
          .author, Words(ko: "말한 사람", en: "who"),
          .line(details?.author.value ?? "", limit: AttributionRule.lengthRange.upperBound),
          placeholder: Words(ko: "누가 한 말인가요? 몰라도 돼요", en: "who said it, if known")),
        FormField(
          .tags, Words(ko: "태그", en: "tags"), .line(TagLine.text(details?.tags ?? .none)),
          placeholder: Words(ko: "위로, 아침", en: "comfort, morning")),
      ])
  }

  private static func textField(
    _ name: FieldName, _ label: Words, _ text: SayingText?, example: Words
  ) -> FormField<FieldName> {
    let state = TextAreaState(text?.value ?? "", limit: SayingTextRule.lengthRange.upperBound)
    return FormField(name, label, .lines(state), placeholder: example, rows: 4)
  }
}

extension SayingFormScreen.State {
  func parseEntry(_ fields: inout FieldParser<SayingFormScreen.FieldName>) throws -> SayingDetails?
  {
    let korean = fields.parseOptional(.korean) { try SayingText($0) }
    let english = fields.parseOptional(.english) { try SayingText($0) }
    let who = fields.parse(.author) { try Attribution($0) }
    let known = saying?.details.tags ?? .none
    let tags = fields.parse(.tags) { try TagLine.tags($0, keeping: known) }
    if let korean, let english, let who, let tags {
      return try SayingDetails(korean: korean, english: english, author: who, tags: tags)
    }
    return nil
  }

  mutating func fieldChanged(_ name: SayingFormScreen.FieldName) {
    // Updates the errors of both texts, as an error about their combination can be corrected in
    // either one.
    let isText = name == .korean || name == .english
    showErrors(of: isText ? [.korean, .english] : [name])
  }

  mutating func focusLeft(_ name: SayingFormScreen.FieldName) { fieldChanged(name) }

  func fieldName(for error: DomainError) -> SayingFormScreen.FieldName? {
    switch error {
    case .conflict(.saying, _):
      let isBlank = form[firstTextField]?.text.allSatisfy(\.isWhitespace) ?? true
      return isBlank ? language(ko: .english, en: .korean) : firstTextField
    case .invalid(let issues) where issues.first?.field == .sayingText: return firstTextField
    default: return nil
    }
  }
}

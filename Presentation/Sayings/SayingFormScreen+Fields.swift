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
  /// Everything that is typed; throws for what no rule accepts.
  func details() throws -> SayingDetails {
    try SayingDetails(
      korean: readText(.korean), english: readText(.english),
      who: Attribution(text(of: .who)), tags: readTags())
  }

  /// Shows below the field what is wrong with it by itself, if anything.
  mutating func changed(_ name: SayingFormScreen.FieldName) { check(name) }
  mutating func left(_ name: SayingFormScreen.FieldName) { check(name) }

  mutating func check(_ name: SayingFormScreen.FieldName) {
    let isText = name == .korean || name == .english
    // What was wrong with the two texts together may be mended in either.
    for name in isText ? [.korean, .english] : [name] {
      form.setError(problem(in: name), of: name)
    }
  }

  func isBlank(_ name: SayingFormScreen.FieldName) -> Bool {
    text(of: name).allSatisfy(\.isWhitespace)
  }

  /// Puts what the store or a rule refused beside its field; whether there is such a field.
  mutating func show(_ error: DomainError) -> Bool {
    let field: SayingFormScreen.FieldName? =
      switch error {
      case .conflict(.saying, _): isBlank(firstText) ? otherText : firstText
      case .invalid(let issues) where issues.first?.field == .sayingText: firstText
      default: nil
      }
    guard let field, form[field]?.error == nil else { return false }
    form.setError(Words(of: error), of: field)
    form.focus(on: field)
    return true
  }

  private var otherText: SayingFormScreen.FieldName { language(ko: .english, en: .korean) }

  private func problem(in name: SayingFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .korean, .english: _ = try readText(name)
      case .who: _ = try Attribution(text(of: .who))
      case .tags: _ = try readTags()
      }
      return nil
    } catch let error as DomainError {
      return Words(of: error)
    } catch {
      return nil
    }
  }

  private func readText(_ name: SayingFormScreen.FieldName) throws -> SayingText? {
    isBlank(name) ? nil : try SayingText(text(of: name))
  }

  private func readTags() throws -> Tags { try TagLine.tags(text(of: .tags)) }

  private func text(of name: SayingFormScreen.FieldName) -> String { form[name]?.text ?? "" }
}

import HearthDomain

/// The contents of a status and their order.
package struct StatusTemplate: Hashable, Sendable {
  /// The parts; those that are not empty are joined by the separator.
  let parts: [TextTemplate]
  /// Identifies the template.
  let text: String

  static let separator = " · "

  package init(_ typed: TypedText) throws(UsageError) {
    text = typed.text
    do {
      parts = [try TextTemplate(typed.text)]
    } catch {
      throw typed.usageError(.custom(error.message))
    }
    for word in parts.flatMap(\.placeholders) where StatusPlaceholder(rawValue: word) == nil {
      throw typed.usageError(
        .notAChoice(
          Words(ko: "템플릿", en: "The template"), value: word,
          choices: StatusPlaceholder.allCases.map(\.rawValue),
          nearest: .nearest(to: word, among: StatusPlaceholder.allCases.map(\.rawValue))))
    }
  }

  /// Creates the default template.
  init(usualIn language: Language) {
    text = StatusTemplate.defaultParts(language).joined(separator: StatusTemplate.separator)
    parts = StatusTemplate.defaultParts(language).compactMap { try? TextTemplate($0) }
  }

  /// Returns the parts of the default template.
  static func defaultParts(_ language: Language) -> [String] {
    [
      language(ko: "{?people.due 물 줄 사람 {people.due}명}", en: "{?people.due {people.due} to water}"),
      language(ko: "{?event.now 지금 {event.now}}", en: "{?event.now now {event.now}}"),
      language(
        ko: "{?event.next {event.next} {event.next.in}}",
        en: "{?event.next {event.next} {event.next.in}}"),
      language(
        ko: "{?books.pages {books.pages}쪽 읽기}", en: "{?books.pages {books.pages} p to read}"),
      language(ko: "{?mood.last 기분 {mood.last}}", en: "{?mood.last mood {mood.last}}"),
      language(ko: "{?saying 새 글귀 “{saying}”}", en: "{?saying new: “{saying}”}"),
    ]
  }

  /// The parts of the status that the template needs.
  package var requiredParts: Set<Status.Part> {
    Set(parts.flatMap(\.placeholders).compactMap { StatusPlaceholder(rawValue: $0)?.requiredPart })
  }
}

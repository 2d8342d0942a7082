import HearthDomain
import TerminalKit

extension Console {
  /// Asks for confirmation of a destructive or costly operation. After a no, prints `staying`,
  /// which says that nothing changed, and returns false.
  mutating func confirmOrReport(
    _ question: String, orSays staying: Words, until cancellation: Cancellation? = nil
  ) throws -> Bool {
    if try ask(question, until: cancellation) { return true }
    printNote(staying)
    return false
  }

  /// Asks for confirmation of an operation that may be a mistake but is not destructive. Input from
  /// a pipe is taken as intended, so there is no question, unless questions are errors.
  mutating func confirmUnlessPiped(_ question: String, orSays staying: Words) throws -> Bool {
    guard traits.inputIsTerminal || traits.neverAsks else { return true }
    return try confirmOrReport(question, orSays: staying)
  }
}

extension Console {
  /// Performs a change, and asks the questions that it leaves open. Returns nil after a no.
  mutating func asking<Outcome>(
    today: Day, orSays staying: Words, _ perform: ([Refusal]) throws -> Outcome
  ) throws -> Outcome? {
    var agreed: [Refusal] = []
    while true {
      do {
        return try perform(agreed)
      } catch DomainError.refused(let open) {
        guard let question = open.question(Wording(language: language), today: today) else {
          throw DomainError.refused(open)
        }
        guard try confirmOrReport(question, orSays: staying) else { return nil }
        agreed.append(open)
      }
    }
  }
}

extension Words {
  static let nothingRemoved = Words(ko: "그대로 두었어요.", en: "Nothing was removed.")
  static let nothingAdded = Words(ko: "추가하지 않았어요.", en: "Nothing was added.")
  static let nothingPlanned = Words(ko: "적지 않았어요.", en: "Nothing was planned.")
  static let nothingPlanted = Words(ko: "심지 않았어요.", en: "Nothing was planted.")
  static let nothingChanged = Words(ko: "그대로 두었어요.", en: "Nothing was changed.")
}

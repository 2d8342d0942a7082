import HearthDomain
import TerminalKit

extension Console {
  /// Asks before something that takes much away or has a price: remove, replace, change.
  ///
  /// A no is answered by what stays as it is, and the command has nothing more to do.
  mutating func agrees(
    to question: String, orSays staying: Words, until cancellation: Cancellation? = nil
  ) throws -> Bool {
    if try ask(question, until: cancellation) { return true }
    note(staying)
    return false
  }

  /// Asks before what may be a slip and takes nothing away. Whoever writes commands into a pipe
  /// means them: there it goes on without a question, unless every question shall be an error.
  mutating func confirms(_ question: String, orSays staying: Words) throws -> Bool {
    guard traits.inputIsTerminal || traits.neverAsks else { return true }
    return try agrees(to: question, orSays: staying)
  }
}

extension Words {
  static let nothingRemoved = Words(ko: "그대로 두었어요.", en: "Nothing was removed.")
  static let nothingAdded = Words(ko: "추가하지 않았어요.", en: "Nothing was added.")
  static let nothingPlanned = Words(ko: "적지 않았어요.", en: "Nothing was planned.")
  static let nothingPlanted = Words(ko: "심지 않았어요.", en: "Nothing was planted.")
  static let nothingChanged = Words(ko: "그대로 두었어요.", en: "Nothing was changed.")
}

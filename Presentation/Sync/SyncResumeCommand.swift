import HearthDomain
import JSONText
import TerminalKit

/// Resumes syncing. If the store was restored from a backup, the user chooses whether its state or
/// that of the other devices is used.
struct SyncResumeCommand: Command {
  static let commandName = CommandName(["sync", "resume"])

  private static let take = Option<ResumeSync.State>(
    "take", placeholder: Words(ko: "others|this", en: "others|this"),
    help: Words(
      ko: "백업으로 되살린 저장소에서 others는 이 기기를 다른 기기에 맞추고, this는 모든 기기를 이 기기에 맞춰요.",
      en: "In a store restored from a backup: others takes over the state of the other devices,"
        + " this applies the state here to all of them."))

  static let spec = CommandSpec(commandName, options: [take], isForPeople: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard try tools.exchange.resume.needsDecision() else {
      _ = try tools.exchange.resume()
      return console.confirm(
        console.language(ko: "동기화를 다시 시작했어요.", en: "Sync is on again."),
        json: ["isPaused": .bool(false)])
    }
    guard let state = try input[Self.take] ?? askForState(in: &console) else { return }
    try tools.askPassword(in: &console)
    let name = try tools.exchange.queries.status().name
    try tools.copies.backUpBeforeChange()
    guard let report = try tools.exchange.resume(taking: state) else { return }
    let renamed = try tools.exchange.queries.status().name
    let done =
      state == .others
      ? console.language(ko: "다른 기기에 맞췄어요.", en: "Took over the state of the other devices.")
      : console.language(
        ko: "모든 기기를 이 기기에 맞췄어요. hearth undo로 되돌릴 수 있어요.",
        en: "Applied the state here to all devices; “hearth undo” takes that back.")
    let calling = SyncSpec.renamedNote(renamed, insteadOf: name, console.language)
    try console.reportExchange(report, after: [done] + calling)
  }

  /// Asks whether the state of this device or of the others is used; nil if the user does not
  /// answer.
  private func askForState(in console: inout Console) throws -> ResumeSync.State? {
    console.printNote(StyledText(SyncProblem.isOlderCopy.message(in: console.language)))
    console.printNote(
      Words(
        ko: "  1. 다른 기기에 맞춰요. 그동안 거기서 바뀐 것을 받아요.",
        en: "  1. Take over the state of the other devices, with what they changed meanwhile."))
    console.printNote(
      Words(
        ko: "  2. 모든 기기를 이 기기에 맞춰요. 그동안 바뀐 것은 되돌려요.",
        en: "  2. Apply the state here to all devices: what they changed meanwhile is undone."))
    let question = console.language(ko: "몇 번으로 할까요? ", en: "Which one? (1 or 2) ")
    switch try console.prompt(question, insteadGive: "--take")?.filter({ !$0.isWhitespace }) {
    case "1": return .others
    case "2": return .this
    default:
      console.printNote(.nothingChanged)
      return nil
    }
  }
}

extension SyncSpec {
  /// Returns a note that the device got another name than the wanted one; empty if it did not.
  static func renamedNote(
    _ name: String, insteadOf wanted: String, _ language: Language
  ) -> [String] {
    guard name != wanted else { return [] }
    return [
      language(
        ko: "\(wanted.quotable()) 기기가 이미 있어서 이 기기는 이제 \(KoreanParticle.copula(name.quotable())).",
        en: "Another device is called \(wanted.quotable()), so this one is \(name.quotable()) now.")
    ]
  }
}

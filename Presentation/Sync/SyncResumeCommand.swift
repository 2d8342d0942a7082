import HearthDomain
import JSONText
import TerminalKit

/// Resumes syncing. After a restored backup, the user chooses whose state counts.
struct SyncResumeCommand: Command {
  static let commandName = CommandName(["sync", "resume"])

  private static let take = Option<ResumeSync.State>(
    "take", placeholder: Words(ko: "others|this", en: "others|this"),
    help: Words(
      ko: "되살린 저장소에서: others는 다른 기기를 따라가고, this는 여기 보이는 것을 모든 기기의 것으로 해요.",
      en: "In a store that was restored: others comes up to date with the other devices, this"
        + " makes what is here everybody's."))

  static let spec = CommandSpec(
    commandName, summary: Words(ko: "멈춘 동기화를 이어 가요", en: "Go on exchanging"),
    details: Words(
      ko: "백업으로 되살린 저장소는 어느 쪽이 맞는지 알려 줄 때까지 아무것도 주고받지 않아요. this로 되돌린 것은"
        + " 하나의 변경이라 hearth undo로 되돌릴 수 있어요. 그 전에 백업해 두어요."
        + " 같은 기기가 다른 곳에서도 이어졌으면 이 기기는 laptop-2처럼 새 이름으로 함께해요. 다른 곳에서"
        + " 이어 쓴 저장소의 사본은 묻지 않고 그렇게 해요.",
      en: "A store that was restored from a backup exchanges nothing until it is told whose state"
        + " counts. What this brings back is one change, which hearth undo takes back; a backup is"
        + " made before. Where the same device went on elsewhere, this one takes part under a new"
        + " name, such as laptop-2; a copy of a store that went on does so without being asked."),
    examples: [
      "hearth sync resume": Words(ko: "이어서 해요", en: "go on"),
      "hearth sync resume --take others":
        Words(ko: "되살린 뒤 다른 기기를 따라가요", en: "after a restore, come up to date"),
    ], options: [take], isForPeople: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    guard try tools.exchange.resume.needsDecision() else {
      _ = try tools.exchange.resume()
      return console.confirm(
        console.language(ko: "동기화를 이어 가요.", en: "Sync goes on."),
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
      ? console.language(ko: "다른 기기를 따라왔어요.", en: "This store comes up to date.")
      : console.language(
        ko: "여기 있던 대로 했어요. hearth undo로 되돌릴 수 있어요.",
        en: "What is here is everybody's now; hearth undo takes that back.")
    let calling = SyncSpec.renamedNote(renamed, insteadOf: name, console.language)
    try console.reportExchange(report, after: [done] + calling)
  }

  /// Asks whose state counts; nil if the user gives no answer.
  private func askForState(in console: inout Console) throws -> ResumeSync.State? {
    console.printNote(StyledText(SyncProblem.isOlderCopy.message(in: console.language)))
    console.printNote(
      Words(
        ko: "  1. 다른 기기를 따라가요. 그동안 거기서 바뀐 것을 받아요.",
        en: "  1. Come up to date: take what the others changed meanwhile."))
    console.printNote(
      Words(
        ko: "  2. 여기 있는 것을 모두의 것으로 해요. 그동안 바뀐 것은 되돌려져요.",
        en: "  2. Make this state everybody's: what was changed meanwhile is taken back."))
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
        en: "There is another \(wanted.quotable()), so this device is \(name.quotable()) now.")
    ]
  }
}

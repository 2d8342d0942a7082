import HearthDomain
import JSONText

/// Turns sync off on this device.
struct SyncLeaveCommand: Command {
  static let commandName = CommandName(["sync", "leave"], synonyms: [["sync", "remove"]])

  static let spec = CommandSpec(
    commandName, options: [erase], isForPeople: true, isIrreversible: true)

  private static let erase = Flag(
    "erase",
    help: Words(
      ko: "주고받는 곳에 있는 조각도 모두 지워요. 함께하는 기기가 더 없을 때만 돼요.",
      en: "Also remove all pieces at the sync place; only if no other device takes part."))

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let status = try tools.exchange.queries.status()
    let erases = input[Self.erase]
    let place = status.relay.displayText
    let question =
      erases
      ? console.language(
        ko: "이 기기의 동기화를 끝내고 \(place)에 있는 조각을 모두 지울까요? 여기 있는 것은 남아요.",
        en: "End sync and remove all pieces at \(place)? Everything here stays.")
      : console.language(ko: "이 기기의 동기화를 끝낼까요?", en: "End sync on this device?")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    // Without the password, the device leaves without notifying the others. Only erasing the data
    // requires the password.
    do { try tools.askPassword(in: &console) } catch let error as DomainError {
      if erases { throw error }
    }
    let left = try tools.exchange.join.leave(erasing: erases)
    let done = console.language(
      ko: "이 기기는 이제 동기화하지 않아요.", en: "This device no longer syncs.")
    let name = status.name.quotable()
    let untold = console.language(
      ko: "다른 기기에 알리지 못했어요. 거기서 hearth sync devices remove \(Quoting.shellWord(name))로 빼 주세요.",
      en: "The other devices could not be notified. Run “hearth sync devices remove"
        + " \(Quoting.shellWord(name))” on one of them.")
    let unsent = console.language(
      ko: "보내지 못한 변경 \(left.unsentCount)개는 이 기기에만 있어요.",
      en: left.unsentCount == 1
        ? "1 change was not sent and is on this device only."
        : "\(left.unsentCount) changes were not sent and are on this device only.")
    let isAlone = status.devices.isEmpty
    console.confirm(
      [done] + (left.isAnnounced || isAlone ? [] : [untold])
        + (left.unsentCount == 0 || isAlone ? [] : [unsent]),
      json: [
        "left": .bool(true), "erased": .bool(erases), "told": .bool(left.isAnnounced),
        "unsent": .int(left.unsentCount),
      ])
  }
}

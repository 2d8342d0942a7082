import HearthDomain
import JSONText
import TerminalKit

/// Lists the other devices.
struct SyncDevicesCommand: Command {
  static let commandName = CommandName(
    ["sync", "devices", "list"], synonyms: [["sync", "list"]], isNounDefault: true)

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let columns: [Column<SyncStatus.Device>] = [
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { device, _ in StyledText(device.name) }, pipedText: { $0.name }),
      Column(
        Words(ko: "마지막", en: "Last seen"),
        displayText: { [tools] device, language in
          StyledText(ChangeFormatter(clock: tools.clock).timeText(device.lastSeenAt)(language))
        },
        pipedText: { [tools] in tools.rfc3339($0.lastSeenAt) }),
      Column(
        Words(ko: "확인 안 됨", en: "Unconfirmed"), .trailing,
        displayText: { device, _ in StyledText("\(device.entriesBehind)") },
        pipedText: { "\($0.entriesBehind)" }),
    ]
    try Listing(columns) { [tools] in .object($0.json(tools)) }.print(
      try tools.valueUnlessOff(console.form) { try tools.exchange.queries.status().devices } ?? [],
      whenEmpty: Words(ko: "아직 다른 기기가 없어요.", en: "There is no other device yet."),
      in: &console)
  }
}

/// Renames this device.
struct SyncRenameCommand: Command {
  static let commandName = CommandName(["sync", "devices", "rename"])

  private static let name = Argument<String>("name", placeholder: .name, parse: SyncSpec.deviceName)

  static let spec = CommandSpec(
    commandName, arguments: [name], isForPeople: true, isIrreversible: true)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let name = try input[Self.name]
    try tools.exchange.queries.rename(to: name)
    tools.startBackgroundExchange()
    console.confirm(
      console.language(
        ko: "이 기기는 이제 \(KoreanParticle.copula(name.quotable())).",
        en: "This device is \(name.quotable()) now."),
      json: ["device": .string(name)])
  }
}

/// Removes a device from the profile.
struct SyncRemoveCommand: Command {
  static let commandName = CommandName(["sync", "devices", "remove"])

  private static let device = Argument<String>(
    "device", placeholder: Words(ko: "기기", en: "DEVICE"),
    help: Words(
      ko: "기기의 이름, 또는 --json에 나오는 id의 앞부분이에요.",
      en: "Its name, or the beginning of its id as --json shows it."))

  static let spec = CommandSpec(
    commandName, arguments: [device], options: [FileSealing.passphraseFile], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.askPassword(in: &console)
    let device = try tools.exchange.changeKey.findDevice(input[Self.device])
    let name = device.name.quotable()
    let question = console.language(
      ko: "\(name) 기기를 뺄까요? 이미 읽은 것은 그 기기에 남아요.",
      en: "Remove \(name)? What it has already read stays on it.")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    let passphrase = try tools.sealing.newPassphrase(input, in: &console)
    let changed = try tools.exchange.changeKey(passphrase, without: device.id)
    let done = console.language(
      ko: "\(name) 기기를 뺐어요. 앞으로 바뀌는 것은 읽을 수 없어요. 주고받는 곳의 비밀번호도 바꾸세요.",
      en: "Removed \(name). It cannot read anything new. Change the password of the sync place,"
        + " too.")
    try console.reportNewKey(done, changed, json: ["removed": .string(device.name)])
  }
}

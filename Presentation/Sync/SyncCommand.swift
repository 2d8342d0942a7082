import HearthDomain

/// Exchanges with the other devices now.
struct SyncCommand: Command {
  static let words = CommandName(["sync", "now"], isNounDefault: true)

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "다른 기기와 지금 주고받아요", en: "Exchange with the other devices now"),
    details: Words(
      ko: "여기서 바꾼 것을 잠가서 보내고, 다른 기기에서 바꾼 것을 받아 합쳐요. 서로 모르고 다르게 바꾼 것은"
        + " 하나가 남고, 다른 하나는 hearth sync conflicts에 있어요.",
      en: "Sends what was changed here, sealed, and merges what was changed elsewhere. Where two"
        + " devices changed the same without knowing, one stands and hearth sync conflicts lists"
        + " the other."),
    examples: [
      CommandExample(line: "hearth sync", meaning: Words(ko: "지금 맞춰요", en: "come up to date"))
    ])

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.tell(try tools.synchronise())
  }
}

/// The first device of a profile.
struct SyncSetupCommand: Command {
  static let words = CommandName(["sync", "setup"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "첫 기기에서 동기화를 시작해요", en: "Begin to sync, on the first device"),
    details: Words(
      ko: "폴더에는 잠근 조각만 놓여요. 암호를 잊으면 화면에 나오는 단어 24개로만 되살릴 수 있으니 적어 두세요."
        + " 폴더는 Syncthing, Dropbox, USB 등 무엇이 날라도 돼요.",
      en: "The folder gets sealed pieces only. Write the twenty-four words down: nothing else"
        + " recovers the key without the passphrase. Syncthing, Dropbox, a stick: anything may"
        + " carry the folder."),
    examples: [
      CommandExample(
        line: "hearth sync setup folder ~/Sync/hearth",
        meaning: Words(ko: "이 폴더로 주고받아요", en: "exchange through this folder"))
    ],
    arguments: [SyncSpec.kind, SyncSpec.place],
    options: [SyncSpec.name, FileSealing.passphraseFile], pace: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let passphrase = try tools.sealing.newPassphrase(input, in: &console)
    let (words, joined) = try tools.join.setUp(
      tools.address(input[SyncSpec.place]), called: try input[SyncSpec.name] ?? tools.machine,
      passphrase)
    let lines = stride(from: 0, to: words.count, by: 6).map { start in
      "  " + words[start..<min(start + 6, words.count)].joined(separator: " ")
    }
    let first = console.language(
      ko: "동기화를 시작했어요. 다른 기기에서는 hearth sync join을 쓰세요.",
      en: "Sync is on. On the other devices: hearth sync join.")
    let advice = console.language(
      ko: "암호를 잊었을 때 되살리는 단어예요. 종이에 적어 두세요.",
      en: "These words recover the key if the passphrase is forgotten. Write them down.")
    console.tell(
      each: [first, advice] + lines,
      json: [
        "words": .array(words.map { .string($0) }), "sent": .int(joined.report.sent),
        "problems": .array(joined.report.problems.map { .string($0.code) }),
      ])
    for problem in joined.report.problems {
      console.noteSentence(problem.text(in: console.language))
    }
    if !joined.report.problems.isEmpty { throw ExitStatus.unavailable }
  }
}

/// Another device of a profile.
struct SyncJoinCommand: Command {
  static let words = CommandName(["sync", "join"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "다른 기기와 합쳐요", en: "Join the other devices"),
    details: Words(
      ko: "여기 있던 것도 그대로 남아 함께 합쳐져요. 같은 것을 서로 다르게 적었으면 먼저 시작한 기기의 것이 남고"
        + " 다른 하나는 hearth sync conflicts에 있어요.",
      en: "What is here stays and joins the rest. Where both have another value for the same, that"
        + " of the device that began stands; hearth sync conflicts lists the other."),
    examples: [
      CommandExample(
        line: "hearth sync join folder ~/Sync/hearth",
        meaning: Words(ko: "이 폴더의 기기들과 합쳐요", en: "join those of this folder"))
    ],
    arguments: [SyncSpec.kind, SyncSpec.place],
    options: [SyncSpec.name, FileSealing.passphraseFile], pace: .shellOnly)

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let address = tools.address(try input[SyncSpec.place])
    let given =
      try tools.sealing.givenPassphrase(input, in: &console)
      ?? console.promptSecretly(console.language(ko: "동기화 암호: ", en: "Sync passphrase: "))
    let joined = try tools.join.join(
      address, called: try input[SyncSpec.name] ?? tools.machine,
      SealPassphrase(toOpen: given ?? Secret()))
    try console.tell(
      joined.report,
      after: [
        console.language(ko: "다른 기기와 합쳤어요.", en: "Joined the other devices.")
      ])
  }
}

/// Ends sync on this device.
struct SyncLeaveCommand: Command {
  static let words = CommandName(["sync", "leave"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "이 기기의 동기화를 끝내요", en: "End sync on this device"),
    details: Words(
      ko: "여기 있는 것은 모두 남아요. 이 기기의 열쇠가 지워지고, 이미 보낸 것은 다른 기기를 위해 남아요.",
      en: "Everything here stays. The keys of this device go; what it sent stays for the others."),
    examples: [
      CommandExample(line: "hearth sync leave", meaning: Words(ko: "그만해요", en: "no more of it"))
    ])

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    _ = try tools.queries.status()
    let question = console.language(
      ko: "이 기기의 동기화를 끝낼까요?", en: "End sync on this device?")
    guard try console.agrees(to: question, orSays: .nothingChanged) else { return }
    try tools.join.leave()
    console.tell(
      [console.language(ko: "이 기기는 이제 동기화하지 않아요.", en: "This device does not sync any more.")],
      json: ["left": .bool(true)])
  }
}

/// Exchanges nothing until somebody wants it again.
struct SyncPauseCommand: Command {
  static let words = CommandName(["sync", "pause"])

  static let spec = CommandSpec(
    words, summary: Words(ko: "동기화를 잠시 멈춰요", en: "Exchange nothing for now"),
    examples: [
      CommandExample(line: "hearth sync pause", meaning: Words(ko: "잠시 멈춰요", en: "for a while"))
    ])

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.queries.pause(true)
    console.tell(
      [console.language(ko: "동기화를 멈췄어요.", en: "Sync is paused.")], json: ["isPaused": .bool(true)])
  }
}

/// Goes on with it.
struct SyncResumeCommand: Command {
  static let words = CommandName(["sync", "resume"])

  static let spec = CommandSpec(
    words, summary: Words(ko: "멈춘 동기화를 이어 가요", en: "Go on exchanging"),
    examples: [
      CommandExample(line: "hearth sync resume", meaning: Words(ko: "이어서 해요", en: "go on"))
    ])

  let tools: SyncCommandTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try tools.queries.pause(false)
    console.tell(
      [console.language(ko: "동기화를 이어 가요.", en: "Sync goes on.")], json: ["isPaused": .bool(false)])
  }
}

import HearthDomain
import TerminalKit

/// Locks the profile, or takes its lock off.
public struct ProfileLockCommand: Command {
  public enum Options: Hashable, Sendable {
    /// Sets a lock; without minutes those of the lock before stay.
    case set(minutes: Int?)
    case off
    /// Asks again from now on, whoever was let in.
    case now
  }

  public static let words = CommandName(["profile", "lock"])
  // It asks for the passphrase itself, also a session that was let through.
  public static let answersWhileLocked = true

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "프로필을 암호로 잠가요", en: "Lock the profile with a passphrase"),
    details: Words(
      ko: "암호는 네 자 이상이면 되고, 숫자 네 자리도 괜찮아요. 잠그면 명령을 쓰거나 화면을 열 때 암호를 물어봐요."
        + " 다섯 번 틀리면 30초부터 점점 오래 기다려야 해요. 시계를 뒤로 돌리면 대기 시간이 처음부터 다시"
        + " 시작돼요. 잠금은 남의 눈을 막아 줄 뿐, 파일을 암호화하지는 않아요.",
      en: "Four characters or more, also four digits. Every command and the full screen ask for it"
        + " then. After five wrong tries each next one waits longer, from half a minute to an hour;"
        + " a clock that is set back begins the wait anew. A lock keeps eyes off. It does not"
        + " encrypt the file."),
    examples: [
      CommandExample(
        line: "hearth profile lock --unlock-for 60",
        meaning: Words(ko: "한 시간에 한 번만 물어봐요", en: "asks once an hour")),
      CommandExample(
        line: "hearth profile lock --now",
        meaning: Words(ko: "자리를 비우기 전에 바로 잠가요", en: "before you leave the desk")),
      CommandExample(
        line: "hearth profile lock --off", meaning: Words(ko: "잠금을 풀어요", en: "take the lock off")),
    ],
    options: [
      .flag(
        "off",
        help: Words(
          ko: "암호를 물어보고 잠금을 없애요.", en: "Ask for the passphrase and take the lock off.")),
      .flag(
        "now",
        help: Words(
          ko: "지금 바로 다시 잠가요. 열려 있는 화면도 모두 잠가요.",
          en: "Ask again at once, whoever was let in, and lock every open screen.")),
      .value(
        "unlock-for", .number, placeholder: Words(ko: "분", en: "MINUTES"),
        help: Words(
          ko: "한 번 열면 이만큼은 다시 묻지 않아요 (0~1440, 기본 15).",
          en: "For how long a session is not asked again: 0 to 1440, usually 15.")),
    ])

  private let lock: LockProfile
  private let door: ProfileDoor

  public init(lock: LockProfile, door: ProfileDoor) {
    self.lock = lock
    self.door = door
  }

  public static func parse(_ input: ParsedInput) throws -> Options {
    let given =
      ["off", "now"].filter { input.flag($0) }
      + (input.text("unlock-for") == nil ? [] : ["unlock-for"])
    guard given.count <= 1 else {
      throw input.refusal(.conflictingOptions(given.map { "--" + $0 }))
    }
    switch given.first {
    case "off": return .off
    case "now": return .now
    default:
      return .set(minutes: try input.minutes("unlock-for", in: ProfileLock.minutesRange))
    }
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let isLocked = try door.unlock.lock() != nil
    switch options {
    case .set(let minutes):
      try lock.prepare()
      try door.prove(in: &console)
      let code = try lock(try console.newPassphrase(), minutes: minutes)
      console.show(
        code, try door.unlock.lock(),
        after: isLocked
          ? Words(ko: "새 암호로 바꿨어요.", en: "The passphrase is a new one now.")
          : Words(ko: "프로필을 잠갔어요.", en: "The profile is locked."))
    case .off:
      guard isLocked else { throw DomainError.refused(.lock(.notLocked)) }
      try door.prove(in: &console)
      try lock.takeOff()
      console.tell(
        [
          console.language(
            ko: "잠금을 풀었어요. 이제 암호를 묻지 않아요.", en: "The profile is no longer locked.")
        ],
        json: ["isLocked": .bool(false)])
    case .now:
      guard isLocked else { throw DomainError.refused(.lock(.notLocked)) }
      try door.unlock.forget()
      console.page?.aftermath = .locks
      console.tell(
        [
          console.language(
            ko: "바로 잠갔어요. 다른 터미널에 열려 있는 화면도 잠기고, 다음 명령부터 암호를 물어봐요.",
            en: "Locked, and every open screen with it. The next command asks for the passphrase.")
        ], json: ["isLocked": .bool(true)])
    }
  }
}

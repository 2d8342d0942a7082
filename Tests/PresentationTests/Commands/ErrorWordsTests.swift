import HearthDomain
import HearthPresentation
import HearthTestSupport
import HearthWhen
import Testing

@Suite struct ErrorWordsTests {
  private static let stores: [StoreTrouble] = [
    .isFolder, .noPermission, .readOnly, .noFolder, .notFolder, .full, .busy,
    .pathTooLong(most: 247),
    .newerSchema(found: 12, known: 9), .olderSchema(found: 3, oldest: 9, commit: "a1b2c3d4"),
    .foreignLog(kept: "/a.db-wal.stray"), .foreignLog(kept: nil), .failed(detail: "disk I/O error"),
  ]

  private static let files: [FileTrouble] = [
    .missing, .missingFolder, .noFolder, .notFolder, .isFolder, .isSpecial, .noPermission,
    .readOnly, .full, .pipeTooLong(limit: 1 << 30), .exists, .brokenLink, .busy,
    .failed(detail: "I/O error"),
  ]

  private static let problems: [Problem] = [
    .empty, .tooShort(least: 1), .tooShort(least: 4), .tooLong(limit: 15, actual: 16),
    .outOfRange(1...90, actual: 91),
  ]

  private static let today = Day(literal: "2026-03-01")

  private static let people: [DomainError] = [
    .invalid(.interval, .outOfRange(1...90, actual: 0)),
    .invalid(.delay, .outOfRange(1...7, actual: 8)),
    .invalid(.keywords, .tooMany(limit: 3, actual: 4)),
    .invalid(.keyword, .tooLong(limit: 5, actual: 6)),
    .invalid(.keyword, .elementTooWide("여섯글자라서", limit: 10, actual: 12)),
    .invalid(.memo, .tooLong(limit: 100, actual: 101)),
    .invalid(.nickname, .tooLong(limit: 20, actual: 21)), .invalid(.personName, .empty),
    .invalid(.contactName, .empty),
    .invalid(.birthday, .unreadable("봄")), .invalid(.day, .unreadable("언젠가")),
    .invalid(.birthday, .noSuchDate(year: nil, month: 2, day: 30)),
    .invalid(.birthday, .noSuchDate(year: 2026, month: 2, day: 29)),
    .invalid(.birthday, .noSuchLunarDate(year: 1990, month: 4, day: 8, isLeapMonth: true)),
    .invalid(.birthday, .noSuchLunarDate(year: nil, month: 8, day: 31, isLeapMonth: false)),
    .invalid(.birthday, .noSuchLunarDate(year: 1899, month: 4, day: 8, isLeapMonth: false)),
    .invalid(.day, .inTheFuture(Day(literal: "2026-03-02"), today: today)),
    .invalid(.time, .laterToday(.noon, now: .midnight)),
    .invalid(.day, .beforePlanting(Day(literal: "2026-02-28"), plantedOn: today)),
    .invalid(.plantingDay, .afterFirstWatering(Day(literal: "2026-03-02"), wateredOn: today)),
    .invalid(.startDay, .beforeEarlierReading(Day(literal: "2026-02-20"), finishedOn: today)),
    .invalid(.phone, .notAPhoneNumber("우리 집")),
    .invalid(.phone, .digitsOutOfRange(3...20, actual: 2)),
    .refused(.plant(.sharedNumber(with: "엄마", name: "아빠"))), .conflict(.contact, holder: "엄마"),
    .conflict(.person, holder: "엄마"), .notFound(.watering, query: "2026-03-02", nearest: []),
    .notFound(.person, query: "김지만", nearest: ["김지민"]),
    .refused(.plant(.notYetDue(name: "꼬마", daysLeft: 1))),
    .refused(.plant(.alreadyWilted(name: "꼬마", daysLate: 2))),
    .refused(.plant(.noPhoneNumber(name: "꼬마"))),
    .refused(.plant(.hasContact(name: "엄마", contact: "김영희"))),
  ]

  private static let refusals: [SyncRefusal] = [
    .pieceDiffers(.key("passphrase-1")), .relayIsFull(limit: 1 << 30),
    .relayIsFull(limit: nil), .profileIsGone, .hasNoFolder("https://cloud.example.com/dav/hearth"),
    .unknownRecoveryWord("abandn"), .wrongNumberOfWords(23), .wrongRecoveryWords,
    .addressHasPassword, .isNoAddress, .serverRefused(detail: "permission denied"),
    .passwordIsMissing, .serverIsNotSetUp, .otherDevicesRemain(2),
    .noSuchDevice("tablet", known: ["phone", "laptop"]), .noSuchDevice("tablet", known: []),
    .severalDevices("phone", ids: ["00ff", "0abc"]), .isThisDevice, .noPassphraseOpens,
    .invitationIsOver, .wrongCode, .mistypedCode, .noSuchInvitation, .isNotAdmitted,
    .relayIsAvailable("/media/stick/hearth"), .noSuchConflict("3k9"), .hasNoSides,
    .isNoBucket, .hasNoBucket("https://s3.example.com/hearth"),
    .keyIsMissing(server: "s3.example.com"), .keyLacksPermission("https://s3.example.com/hearth"),
    .clockDiffers(server: "s3.example.com"),
    .isSignedOut(email: nil), .isSignedOut(email: "mina@example.com"),
    .severalAccounts(emails: ["mina@example.com", "mina@work.com"]), .isNoEmail, .wrongPassword,
    .accountIsRejected(email: "mina@example.com"), .invitationIsInvalid,
    .emailIsTaken("mina@example.com"),
    .recoveryIsInvalid, .hasNoAccounts,
    .serverAdmitsNoGuests, .passwordsDiffer, .isPasswordOfAccount, .isPreviousPassphrase,
    .isOlderCopy,
    .isRemoved, .removedEachOther(["phone", "tablet"]),
    .nameIsTaken("phone"),
  ]

  private static let seals: [SealDamage] = [
    .notAuthentic, .newerFormat(2), .unknownKey(number: 3), .wrongPassphrase, .workOutOfBounds,
    .tooMuchWork(factor: 20), .noKeyFits, .noKeys, .unknownFormat,
  ]

  private static var sync: [DomainError] {
    let refused = refusals.map { DomainError.refused(.sync($0)) }
    let damaged = seals.map { DomainError.damaged(.sealed($0)) }
    return refused + damaged
      + [.damaged(.keys(path: "/home/mina/keys")), .invalid(.recipient, .unreadable("age1"))]
  }

  private static let path = "/home/mina/hearth.db"

  private static let strange = [
    SchemaMismatch(.trigger, "thief", .added), SchemaMismatch(.view, "sight", .added),
    SchemaMismatch(.index, "mood_list", .missing), SchemaMismatch(.table, "mood", .changed),
    SchemaMismatch(.table, "notes", .added, isInTheWay: false),
  ]

  static let domain: [DomainError] =
    problems.map { .invalid(.displayName, $0) }
    + people + [.invalid(.password, .tooShort(least: 12))]
    + [Field.displayName, .day, .time].map { .invalid($0, .empty) }
    + [
      .invalid([]),
      .notFound(.profile, query: "엄마", nearest: []),
      .notFound(.zone, query: "Asia/Seol", nearest: ["Asia/Seoul"]),
      .ambiguous(
        .profile, query: "ㅇㅁ",
        candidates: [Candidate(name: "엄마", id: "7k2pq"), Candidate(name: "이모", id: "9x0aa")]),
      .conflict(.profile, holder: "엄마"),
      .unavailable(.library(name: "libcurl", package: "libcurl4")),
      .damaged(.notAStore(path: FilePath(path))),
      .damaged(.store(path: FilePath(path), detail: "malformed")),
      .damaged(.row(table: "person", column: "every", id: "42")),
    ]
    + strange.map { .damaged(.schema(path: FilePath(path), $0)) } + [
      .damaged(.notText(offset: 8)), .damaged(.malformed(line: 3, column: 14)),
      .damaged(.noHeader(columns: ["korean", "english"])),
      .damaged(.noHeader(columns: ["title", "author", "isbn"])),
      .damaged(
        .unknownColumns([ReadColumn("품목", nil), ReadColumn("값", nil)], fields: ["title", "isbn"])),
      .damaged(.missingColumn("품몫", columns: ["품목", "값"])),
      .damaged(.unknownField("titel", fields: ["title", "isbn"])),
      .damaged(.noHeader(columns: ["at", "level", "memo"])), .damaged(.fileArchive),
      .damaged(.calcurseInternalFile),
      .uncertain(.store(path: FilePath(path))), .uncertain(.file(path: "/tmp/a.csv")),
      .uncertain(.link(.home, written: 2)),
      .refused(.controlCharacterInPath("/home/mina/a\r\nb/hearth.db")),
    ]
    + sync + stores.map { .unavailable(.store(path: FilePath(path), $0)) }
    + files.map { .unavailable(.file(path: "/tmp/a.csv", $0)) }

  private static let name = Words(ko: "--by", en: "--by")
  private static let near = Suggestion(words: ["water"], isKoreanKeyboardSlip: false)
  private static let slip = Suggestion(words: ["today", "tiday"], isKoreanKeyboardSlip: true)

  static let usage: [UsageError.Reason] = [
    .unknownCommand("wter", after: ["person"], nearest: near),
    .unknownCommand("생묘", after: [], nearest: slip),
    .unknownCommand("", after: [], nearest: .none),
    .unfinishedCommand(["book", "sentence"], next: ["add", "list"]),
    .unknownOption("--bye", nearest: Suggestion(words: ["--by"], isKoreanKeyboardSlip: false)),
    .missingValue(option: "--by"), .unwantedValue(option: "--open", value: "1"),
    .repeatedOption("--on"), .missingArgument(Words(ko: "사람", en: "WHO")),
    .extraArgument("아빠"), .extraArgument("a", readings: ["b"]),
    .extraArgument("a", readings: ["b", "c"]),
    .unwantedWord("지수", options: ["--name"]),
    .unwantedWord("doctor", options: []), .commandAfterOptionsEnd("today"), .jsonUnavailable,
    .unknownTopic("datse", nearest: Suggestion(words: ["dates"])),
    .unknownCommand("오늘", after: [], nearest: .none), .cannotAsk(insteadGive: "--name"),
    .missingOption(["--every"]), .missingOption(["--ko", "--en"]),
    .missingOptionExplained(
      "--every", why: Words(ko: "며칠마다인지 알려 주세요.", en: "Say how many days it should be.")),
    .conflictingOptions(["--due", "--wilted"]),
    .notAChoice(
      name, value: "cal", choices: ["call", "meet"],
      nearest: Suggestion(words: ["call"], isKoreanKeyboardSlip: false)),
    .custom(Words(ko: "기분은 0부터 100까지예요.", en: "Moods go from 0 to 100.")),
    .notANumber(Words(ko: "--days", en: "--days"), value: "x"),
    .outOfRange(Words(ko: "--days", en: "--days"), value: "9", 1...7),
    .unacceptableValue(
      Words(ko: "--on", en: "--on"), value: "언젠가",
      accepted: Words(ko: "어제, 금요일, 2026-11-20", en: "yesterday, fri, 2026-11-20")),
    .cannotAsk(insteadGive: "--yes"), .needsTerminal(insteadRun: nil),
    .needsTerminal(insteadRun: "hearth today"),
  ]

  private static let all: [any Error] =
    domain + usage.map { UsageError($0, in: ["person", "water"]) }
    + [
      WhenRefusal(.unknown(.day), "언젠가"), WhenRefusal(.noSuchDay, "2026-02-30"),
      WhenRefusal(.noSuchTime, "25:00"),
      WhenRefusal(.weekdayMismatch(Day(literal: "2026-11-21")), "Fri 21 Nov"),
      WhenRefusal(.passed(Day(literal: "2026-11-18")), "18 nov"),
      WhenRefusal(
        .notYetCome(next: Day(literal: "2026-12-25"), last: Day(literal: "2025-12-25"), at: nil),
        "12-25"),
      WhenRefusal(.missingUnit(.length), "90"), WhenRefusal(.missingUnit(.deadline), "14"),
      WhenRefusal(.endBeforeStart, "5pm to 3pm"), WhenRefusal(.count, "0 times"),
      WhenRefusal(.exception, "every tue except fri"),
      WhenRefusal(.contradiction, "tomorrow tonight"),
      WhenRefusal(.unequalMinutes, "every day 7:15 and 8:30"), WhenRefusal(.unclear, "someday"),
      WhenRefusal(.noTitle, "every mon 7pm"),
    ]
    + [ConsoleError.cannotWrite(detail: "No space left on device")]
    + [DomainError.unavailable(.editor(command: "vi"))]

  private struct Odd: Error {}

  private func sentence(_ error: any Error, _ language: Language) -> String {
    var console = Console.recording(ConsoleTraits(language: language))
    _ = console.report(error)
    return console.recordedErrors
  }

  @Test(arguments: Language.allCases)
  func `every error has its message`(language: Language) throws {
    let sentences = (Self.all + [Odd()]).map { sentence($0, language) }
    try expectGolden("Commands/errors-\(language.rawValue)", sentences.joined(separator: "\n"))
  }

  /// An unknown name and the command that would add the person, or nil if the text is hardly a
  /// name.
  @Test(arguments: [
    ("Zoe", "hearth person add Zoe --every 7"), ("김 선생님", "hearth person add '김 선생님' --every 7"),
    ("민수한테", "hearth person add 민수 --every 7"), ("지민이랑", "hearth person add 지민 --every 7"),
    ("김이랑", "hearth person add 김이랑 --every 7"), ("143eq", nil), ("?!", nil),
    (String(repeating: "가", count: 41), nil), ("-x", nil), ("", nil),
  ])
  func `an unknown name is answered with a command to add the person`(name: String, line: String?) {
    for language in Language.allCases {
      for nearest in [[], ["Zoé"]] {
        let text = DomainError.notFound(.person, query: name, nearest: nearest).message(
          in: language)
        #expect(text.contains("hearth person add") == (line != nil))
        #expect(line.map(text.contains) ?? true, "\(text)")
        #expect(nearest.isEmpty || text.contains("Zoé"))
      }
      let book = DomainError.notFound(.book, query: name, nearest: []).message(in: language)
      #expect(!book.contains("person add"))
    }
  }

  @Test func `every error has a message of complete sentences`() {
    for error in Self.all {
      for language in Language.allCases {
        let first = sentence(error, language).split(separator: "\n")[0]
        #expect(first.hasPrefix("hearth: "))
        #expect(first.hasSuffix(".") || first.hasSuffix("?"), "\(first)")
        #expect(first.count > 16)
      }
      #expect(sentence(error, .korean) != sentence(error, .english))
    }
  }

  @Test(arguments: [
    SyncRefusal.isOff, .isOn, .isPaused, .hasNoKeys, .relayHasProfile, .hasNoProfile,
    .otherDevicesRemain(2),
    .noPassphraseOpens,
  ])
  func `a suggested sync command is in quotes`(refusal: SyncRefusal) {
    let text = sentence(DomainError.refused(.sync(refusal)), .korean)
    #expect(text.contains("‘hearth sync") && !text.contains(" hearth sync"), "\(text)")
  }

  @Test(arguments: [
    (DomainError.invalid(.day, .empty), ExitStatus.wrongUsage),
    (.notFound(.zone, query: "", nearest: []), .failed),
    (.ambiguous(.zone, query: "", candidates: []), .failed),
    (.conflict(.zone, holder: ""), .failed),
    (.refused(.plant(.notYetDue(name: "", daysLeft: 1))), .failed),
    (.refused(.sync(.isNoAddress)), .wrongUsage), (.refused(.sync(.isOff)), .failed),
    (.refused(.calendar(.invalidAddress)), .wrongUsage),
    (.refused(.calendar(.noAddressEntered)), .wrongUsage),
    (.unavailable(.file(path: "", .missing)), .failed),
    (.unavailable(.store(path: "", .busy)), .unavailable),
    (.unavailable(.library(name: "", package: "")), .unavailable),
    (.damaged(.notAStore(path: "")), .badData),
    (.damaged(.store(path: "", detail: "")), .unavailable),
    (.damaged(.row(table: "", column: "", id: "")), .unavailable),
    (.damaged(.notText(offset: 0)), .badData),
    (.damaged(.malformed(line: 1, column: 1)), .badData),
    (.damaged(.noHeader(columns: ["korean"])), .badData), (.damaged(.fileArchive), .badData),
    (.damaged(.calcurseInternalFile), .badData),
    (.damaged(.sealed(.notAuthentic)), .badData), (.damaged(.sealed(.wrongPassphrase)), .failed),
  ])
  func `every domain error has its exit status`(error: DomainError, status: ExitStatus) {
    #expect(ExitStatus(ending: error) == status)
  }

  @Test func `every other exit has its status`() {
    #expect(ExitStatus(ending: UsageError(.missingOption([]), in: [])).rawValue == 64)
    #expect(ExitStatus(ending: ConsoleError.interrupted).rawValue == 130)
    #expect(ExitStatus(ending: ConsoleError.cannotWrite(detail: "")).rawValue == 1)
    #expect(ExitStatus(ending: ExitStatus.badData).rawValue == 65)
    #expect(ExitStatus(ending: Odd()).rawValue == 70)
    #expect(ExitStatus.unavailable.rawValue == 69)
  }

  @Test func `text from outside cannot control the terminal through an error`() {
    let evil = "\u{1B}]0;x\u{7}\u{202E}" + String(repeating: "가", count: 9_000)
    for error in [
      DomainError.notFound(.profile, query: evil, nearest: [evil]),
      .unavailable(.file(path: FilePath(evil), .missing)),
    ] {
      let text = sentence(error, .korean)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
      #expect(text.count < 600)
    }
  }
}

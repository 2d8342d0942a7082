import HearthDomain
import JSONText
import TerminalKit

/// Lists or settles conflicts between the sides of links, or between this store and a file.
struct LinkConflictsCommand: Command {
  enum Side: String, CaseIterable, Sendable {
    case mine
    case theirs
  }

  static let commandName = CommandName(["link", "conflicts"])

  private static let number = Argument<Int?>(
    "number", in: 1...1_000_000, placeholder: Words(ko: "번호", en: "NUMBER"),
    help: Words(ko: "충돌의 번호예요.", en: "The number of a conflict."))

  private static let take = Option<Side>(
    "take", placeholder: Words(ko: "mine|theirs", en: "mine|theirs"),
    help: Words(
      ko: "mine은 여기 것을, theirs는 연결한 쪽이나 파일의 것을 남겨요.",
      en: "mine keeps the version here, theirs the one of the linked side or the file."))

  static let spec = CommandSpec(
    commandName, arguments: [number], options: [take], storeNeed: .inMemory, isForPeople: true,
    printsList: true)

  let tools: LinkTools

  static func check(_ input: ParsedInput) throws {
    let (number, side) = (try input[number], try input[take])
    if number == nil, side != nil {
      throw input.usageError(.missingArgument(Self.number.spec.nameInMessages))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let number = try input[Self.number]
    guard let number, let side = try input[Self.take] else {
      return try list(only: number, in: &console)
    }
    // One side's value was kept, so the other side's can be restored: in a conflict with a file,
    // the store's value was kept; in a conflict with a link, the other side's.
    let isOfFile =
      try tools.links.conflicts(as: tools.formats)
      .first { $0.conflict.number == number }?.isWithFile ?? false
    let isBroughtBack = (side == .mine) != isOfFile
    try tools.links.resolveConflict(number, bringingBack: isBroughtBack, as: tools.formats)
    console.confirm(
      [settledMessage(number, isOfFile: isOfFile, isBroughtBack)(console.language)],
      json: ["id": .int(number), "took": .string(side.rawValue)])
  }

  private func settledMessage(_ number: Int, isOfFile: Bool, _ isBroughtBack: Bool) -> Words {
    guard isBroughtBack else {
      return Words(ko: "\(number)번은 지금대로 두었어요.", en: "Left \(number) as it is.")
    }
    return isOfFile
      ? Words(
        ko: "\(number)번은 파일의 것으로 바꿨어요.", en: "Used the file's version for \(number).")
      : Words(
        ko: "\(number)번은 여기 것으로 되돌렸어요. 다음 link sync 때 저쪽에도 반영돼요.",
        en: "Restored the version here for \(number); the next link sync sends it to the other"
          + " side.")
  }

  private typealias Row = (listed: ListedLinkConflict, link: ListedLink?)

  /// Lists the conflicts with the full values of both sides, from which the user chooses one.
  private func list(only number: Int?, in console: inout Console) throws {
    let links = try tools.links.allLinks()
    let formats = tools.formats
    let rows: [Row] = try tools.links.conflicts(as: formats)
      .filter { number == nil || $0.conflict.number == number }
      .map { listed in (listed, links.first { $0.link.id == listed.conflict.link }) }
    if let number, rows.isEmpty { throw CalendarRefusal.noSuchConflict(number).error }
    let words = LinkConflictWords(formats: formats, clock: tools.clock)
    let text = { @Sendable (content: LinkUnits.Content?, row: Row) in
      content.map { formats[row.listed.kind].text(of: $0) }
    }
    try Listing<Row>([
      Column(Words(ko: "번호", en: "No."), .trailing, text: { "\($0.listed.conflict.number)" }),
      Column(
        Words(ko: "연결", en: "Link"),
        displayText: { row, language in StyledText(words.origin(row.listed, row.link)(language)) },
        pipedText: { $0.link?.name.value ?? "" }),
      Column(
        Words(ko: "제목", en: "Title"), shrinks: true,
        displayText: { row, language in StyledText(words.itemName(row.listed)(language)) },
        pipedText: { $0.listed.currentItem?.title ?? "" }),
      Column(
        Words(ko: "무엇", en: "What"), wraps: true,
        displayText: { row, language in StyledText(words.partName(row.listed)(language)) },
        pipedText: { $0.listed.conflict.conflict.unit.textForm }),
      Column(
        Words(ko: "지금", en: "Now"), wraps: true,
        displayText: { row, language in StyledText(words.keptSide(row.listed)(language)) },
        pipedText: { text($0.listed.conflict.conflict.appliedValue, $0)?.onOneLine ?? "-" }),
      Column(
        Words(ko: "다른 것", en: "Other"), wraps: true,
        displayText: { row, language in StyledText(words.otherSide(row.listed)(language)) },
        pipedText: { text($0.listed.conflict.conflict.overruledValue, $0)?.onOneLine ?? "-" }),
    ]) { row in
      let conflict = row.listed.conflict
      let found = conflict.conflict
      let names = row.listed.kind.jsonKeys
      return [
        "id": .int(conflict.number), names.collection: .text(row.link?.name.value),
        names.thing: .string(conflict.itemID.fullForm),
        "title": .text(row.listed.currentItem?.title),
        "recurrenceId": .string(found.part.text), "unit": .string(found.unit.textForm),
        "kept": .text(text(found.appliedValue, row)),
        "other": .text(text(found.overruledValue, row)),
        "at": .string(conflict.recordedAt.rfc3339(in: tools.clock.zone)),
      ]
    }
    .print(
      rows, whenEmpty: Words(ko: "다르게 고친 항목이 없어요.", en: "There are no conflicts."), in: &console)
  }
}

extension LinkKind {
  /// The JSON keys for a collection of this kind and for its items.
  fileprivate var jsonKeys: (collection: String, thing: String) {
    switch self {
    case .calendar: ("calendar", "event")
    case .contacts: ("addressBook", "contact")
    }
  }
}

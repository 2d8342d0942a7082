import HearthDomain
import TerminalKit

/// Options that imports share.
enum ImportSpec {
  static let dryRun = Flag(
    "dry-run",
    help: Words(
      ko: "무엇이 달라질지만 알려 주고 아무것도 바꾸지 않아요.", en: "Only show what would change."))

  /// The options of every import of a table or a text.
  static let commonOptions: [any CommandOption] = [columns, dates, report, dryRun]

  /// Returns the information about the file that options give, such as the order of dates.
  static func parseHints(_ input: ParsedInput) throws -> ImportHints {
    var hints = ImportHints(
      dateOrder: try input.valueIfDeclared(dates),
      levels: try input.valueIfDeclared(levels) ?? NamedLevels())
    hints.columns = try input.valueIfDeclared(columns) ?? NamedColumns()
    return hints
  }

  static let force = Flag(
    "force",
    help: Words(
      ko: "여기 있는 것이 더 최근이어도 파일에 있는 것으로 바꿔요.",
      en: "Use the file's version even if the one here is newer."))

  static let dates = Option<DateOrder>(
    "dates",
    help: Words(
      ko: "05/04/2024 같은 날짜의 순서예요: dmy는 일, mdy는 월이 먼저예요.",
      en: "The order of dates such as 05/04/2024: dmy day first, mdy month first."))

  static let columns = Option<NamedColumns>(
    "columns", placeholder: Words(ko: "열=이름,…", en: "COLUMN=FIELD,…"),
    help: Words(
      ko: "표의 어떤 열이 무엇인지 적어요: \"상품명=title,저자=author\". 이름을 비우면 그 열은 읽지 않아요.",
      en:
        "What the columns of a table are: \"product=title,writer=author\"; \"product=\" for none of"
        + " the known fields.")
  ) { typed in
    guard let columns = NamedColumns(typed.text) else {
      throw typed.usageError(
        accepted: Words(
          ko: "상품명=title 같은 열과 이름, 여럿이면 쉼표로 이어서",
          en: "a column and its field such as product=title, with commas between several"))
    }
    return columns
  }

  static let report = Option<FilePath>(
    "report", placeholder: .file,
    help: Words(
      ko: "읽지 못한 곳과 확인할 곳을 이 파일에 모두 적어요.",
      en: "Write everything that could not be read, or needs checking, to this file."))

  static let levels = Option<NamedLevels>(
    "levels", placeholder: Words(ko: "이름=숫자,…", en: "NAME=LEVEL,…"),
    help: Words(
      ko: "직접 지은 기분 이름을 0부터 100까지의 점수로 적어요: \"둥둥=85,침울=25\". 숫자로 적힌 기분이나 별점은 몇 점 만점인지 적어요: /10."
        + " 숫자만 적으면 점수가 없는 기록의 점수예요.",
      en: "Levels from 0 to 100 for mood names of your own: \"Depressed=10,sick=25\"; for moods"
        + " or ratings given as numbers, the maximum: /10; a number alone for entries without a"
        + " level.")
  ) { try NamedLevels($0.text) }
}

extension Console {
  /// Asks the user for information that the file does not contain. Nil if the question has no
  /// possible answer or the user gives none.
  mutating func askFor(_ unknown: Damage, besides known: ImportHints) throws -> ImportHints? {
    var hints = known
    switch unknown {
    case .ambiguousDates(let text):
      guard let order = try askForOrder(text) else { return nil }
      hints.dateOrder = order
    case .unknownMoods(let names):
      guard let levels = try askForLevels(names, besides: hints.levels) else { return nil }
      hints.levels = levels
    case .unknownColumns(let columns, let fields):
      guard let said = try askForColumns(columns, among: fields), said != hints.columns else {
        return nil
      }
      hints.columns = hints.columns.adding(said)
    default: return nil
    }
    return hints
  }

  /// Asks which columns the user knows better. Nil if the table cannot be read and the user gives
  /// no answer.
  private mutating func askForColumns(
    _ columns: [ReadColumn], among fields: [String]
  ) throws -> NamedColumns? {
    let words = ColumnWords(language)
    let unknown = columns.filter { $0.field == nil }.map(\.name)
    let isReadable = unknown.count < columns.count
    printNote(
      Words(ko: "이 표에는 모르는 열이 있어요:", en: "Some columns of this table are not known:"))
    for column in columns { printNote(StyledText("  " + words.text(of: column, marked: true))) }
    let labels = language(
      ko: "쓸 수 있는 이름: \(words.labels(of: fields)).",
      en: "A column can be: \(words.labels(of: fields)).")
    printNote(
      StyledText(labels.withHangingIndent(after: StyledText(), width: noteWidth, traits.widths)))
    let shown = unknown.first { !fields.contains($0.lowercased()) } ?? unknown.first ?? ""
    let example = "\(shown.quotable(limit: 40))=\(words.label(of: fields[0]))"
    let question = language(
      ko: "\(example)처럼 적어 주세요. 여럿이면 쉼표를 넣어요. Enter는 \(isReadable ? "이대로 가져오기" : "그만두기"): ",
      en: "Type what you know, such as \(example), with commas between several. Enter to"
        + " \(isReadable ? "import it like this" : "stop"): ")
    let correction = Words(
      ko: "위에 있는 열과 이름으로 적어 주세요.", en: "Please use the columns and names listed above.")
    let said = try prompt(question, insteadGive: "--columns", correcting: correction) { line in
      NamedColumns(line).flatMap { words.fields(of: $0, columns, among: fields) }
    }
    // Until the table can be read, the other columns are asked about again.
    guard isReadable else { return said }
    return said?.adding(unknown, as: "")
      ?? NamedColumns().adding(unknown, as: NamedColumns.Column.unanswered)
  }

  private mutating func askForOrder(_ text: String) throws -> DateOrder? {
    let orders: [DateOrder] = [.dayFirst, .monthFirst]
    let question = language(
      ko: "\(text.quoted(.korean)) 같은 날짜는 어떤 순서인가요?",
      en: "In which order are dates such as \(text.quoted(.english))?")
    return try choose(question, among: orders.map { $0.partNames(language) }).map { orders[$0] }
  }

  /// Asks for the level of each name once; nil as soon as one is not answered.
  private mutating func askForLevels(
    _ names: [NamedCount], besides known: NamedLevels
  ) throws -> NamedLevels? {
    var levels = known
    printNote(
      Words(
        ko: "모르는 기분 이름이 \(names.count)개 있어요. 0(아주 나쁨)부터 100(아주 좋음)까지의 숫자로 알려 주세요.",
        en: "Some mood names are unknown (\(names.count)). Give each a number from 0 (very bad) to"
          + " 100 (very good)."))
    for name in names {
      guard let level = try askForLevel(name) else { return nil }
      levels[name.name] = level
    }
    return levels
  }

  /// Asks for the level of a mood name. The default is its usual level.
  private mutating func askForLevel(_ name: NamedCount) throws -> MoodLevel? {
    let (shown, count) = (name.name.quotable(limit: 80), name.records)
    let usual = MoodFace(called: name.name)?.level
    let enter = usual.map { language(ko: ", Enter는 \($0.value)", en: ", Enter for \($0.value)") }
    return try askForLevel(
      language(
        ko: "\(shown) (\(count)번)", en: "\(shown) (\(Plural("entry", "entries")(count)))")
        + (enter ?? "") + ": ") ?? usual
  }

  private mutating func askForLevel(_ question: String) throws -> MoodLevel? {
    let correction = Words(
      ko: "0부터 100까지의 숫자로 적어 주세요.", en: "Please give a number from 0 to 100.")
    return try prompt(question, insteadGive: "--levels", correcting: correction) { line in
      Int(line.filter { !$0.isWhitespace }).flatMap { try? MoodLevel($0) }
    }
  }
}

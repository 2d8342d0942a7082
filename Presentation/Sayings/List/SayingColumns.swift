import HearthDomain
import JSONText
import TerminalKit

/// The columns of saying lists: few for people, all for programs.
struct SayingColumns {
  let formatter: SayingFormatter

  func columns(for form: OutputForm) -> [Column<Saying>] {
    form == .piped ? pipedColumns : [dot, number, text, author, marks]
  }

  /// The columns for programs: number, time of adding, both texts, attribution, tags, marks.
  private var pipedColumns: [Column<Saying>] {
    let (formatter, now) = (formatter, formatter.now)
    return [
      plainColumn("번호", "No.") { "\($0.number)" },
      plainColumn("추가한 때", "Added") { formatter.timestamp(of: $0.addedAt) },
      plainColumn("한국어", "Korean") { $0.details.korean?.value ?? "" },
      plainColumn("영어", "English") { $0.details.english?.value ?? "" },
      plainColumn("말한 사람", "Who") { $0.details.author.value },
      plainColumn("태그", "Tags") { $0.details.tags.values.map(\.value).joined(separator: ";") },
      plainColumn("표시", "Marks") { $0.marks(at: now).map(\.rawValue).joined(separator: " ") },
    ]
  }

  private func plainColumn(
    _ ko: String, _ en: String, _ text: @escaping (Saying) -> String
  ) -> Column<Saying> {
    Column(Words(ko: ko, en: en), text: text)
  }

  private var dot: Column<Saying> {
    let now = formatter.now
    return Column(
      Words(ko: "", en: ""),
      displayText: { saying, _ in saying.isUnread(at: now) ? SayingColumns.redDot : " " },
      pipedText: { _ in "" })
  }

  static let redDot = StyledText("●", Style(foreground: .ansi(1)))

  private var number: Column<Saying> {
    Column(Words(ko: "번호", en: "No."), .trailing, text: { "\($0.number)" })
  }

  private var text: Column<Saying> {
    Column(
      Words(ko: "글귀", en: "Saying"), shrinks: true,
      displayText: { saying, language in StyledText(saying.text(language)) }, pipedText: { _ in "" }
    )
  }

  private var author: Column<Saying> {
    Column(
      Words(ko: "말한 사람", en: "Who"), shrinks: true,
      displayText: { saying, language in StyledText(saying.author(language), .dim) },
      pipedText: { _ in "" })
  }

  /// The marks for liked and used sayings. New ones need no mark: they have a dot or are at the
  /// top.
  private var marks: Column<Saying> {
    let now = formatter.now
    return Column(
      Words(ko: "표시", en: "Marks"),
      displayText: { saying, language in
        let marks = saying.marks(at: now).filter { $0 == .liked || $0 == .used }
        return StyledText(marks.map { $0.name(language) }.joined(separator: ", "))
      }, pipedText: { _ in "" })
  }
}

extension SayingFormatter {
  /// Returns the listing for that form of output.
  func listing(for form: OutputForm) -> Listing<Saying> {
    Listing(SayingColumns(formatter: self).columns(for: form)) { .object(json(of: $0)) }
  }
}

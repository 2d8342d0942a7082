import HearthDomain
import JSONText
import TerminalKit

/// Tells what of a file could not be read, line by line.
struct ImportReportWords {
  /// So many places are told one by one; the rest is counted.
  private static let most = 20
  /// So many lines of which the same is to be said are named.
  private static let mostLines = 8

  let language: Language
  /// What the file holds: cards, rows, entries.
  let record: CountedNoun

  func tell(_ report: ImportReport, in console: inout Console) {
    tell(report.skipped, title: Words(ko: "읽지 못했어요", en: "Not read"), in: &console)
    tell(
      report.warnings, title: Words(ko: "읽었지만 살펴볼 곳이 있어요", en: "Read, but worth a look"),
      in: &console)
  }

  func json(of notes: BoundedList<ImportNote>) -> JSONValue {
    .array(notes.first.map { ["line": .int($0.line), "reason": .string(text(of: $0.fact))] })
  }

  private func tell(
    _ notes: BoundedList<ImportNote>, title: Words, in console: inout Console
  ) {
    guard notes.total > 0 else { return }
    console.note(StyledText("\(title(language)) (\(notes.total)):", .bold))
    var told = 0
    for group in groups(of: notes.first).prefix(ImportReportWords.most) {
      console.note(StyledText("  \(place(of: group)): \(group.text)"))
      told += group.lines.count
    }
    let more = notes.total - told
    if more > 0 {
      console.note(StyledText(language(ko: "  그리고 \(more)개 더", en: "  and \(more) more")))
    }
  }

  /// Places of which the same is to be said.
  private struct Group {
    let text: String
    var lines: [Int]
  }

  /// In the order in which each was said first.
  private func groups(of notes: [ImportNote]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for note in notes {
      let text = text(of: note.fact)
      if let place = places[text] {
        groups[place].lines.append(note.line)
      } else {
        places[text] = groups.count
        groups.append(Group(text: text, lines: [note.line]))
      }
    }
    return groups
  }

  private func place(of group: Group) -> String {
    let (count, named) = (group.lines.count, group.lines.prefix(ImportReportWords.mostLines))
    let list = named.map { "\($0)" }.joined(separator: ", ")
    let rest = count - named.count
    return language(
      ko: "\(list)번째 줄" + (rest > 0 ? " 등 \(count)곳" : ""),
      en: (count == 1 ? "line " : "lines ") + list + (rest > 0 ? " and \(rest) more" : ""))
  }

  private func text(of fact: ImportFact) -> String {
    switch fact {
    case .empty: language(ko: "내용이 비어 있어요.", en: "It is empty.")
    case .noName: language(ko: "이름이 없어요.", en: "It has no name.")
    case .group: language(ko: "사람이 아니라 그룹이에요.", en: "It is a group, not a person.")
    case .invalid(let issues): issues.map { $0.text(in: language) }.joined(separator: " ")
    case .tooLarge(let limit):
      language(ko: "\(limit)바이트보다 커요.", en: "It is larger than \(limit) bytes.")
    case .outsideRecord(let text):
      language(
        ko: "어느 \(record.name.ko)에도 속하지 않아요: \(text.quotedLast(.korean))",
        en: "It belongs to no \(record.name.en): \(text.quotedLast(.english))")
    case .unfinished:
      language(
        ko: "끝나지 않은 \(KoreanParticle.copula(record.name.ko)).", en: "It stops without its end.")

    // Backup
    case .differs:
      language(
        ko: "내용이 달라서 여기 있는 것을 두었어요. 파일 쪽으로 바꾸려면 --replace를 붙여 주세요.",
        en: "What is here differs and was kept; --replace takes what the file has.")
    case .taken(let holder):
      language(
        ko: "다른 것이 이미 쓰고 있어요: \(holder.quotedLast(.korean))",
        en: "Something else has it already: \(holder.quotedLast(.english))")
    case .refersToNothing:
      language(ko: "여기 없는 것에 딸려 있어요.", en: "It belongs to something that is not here.")
    case .unknownArea(let name):
      language(
        ko: "\(name.quoted(.korean)) 목록은 이 프로그램이 모르는 거예요.",
        en: "The list \(name.quoted(.english)) means nothing to this program.")

    // Form
    case .unknownCharset:
      language(
        ko: "글자를 알아볼 수 없어 바이트마다 한 글자로 읽었어요.",
        en: "It is text in no known character set; each byte was read as one character.")
    case .malformed(let column):
      language(
        ko: "\(column)번째 글자부터 형식에 맞지 않아요.",
        en: "It breaks the rules of its format at column \(column).")
    case .strayQuote:
      language(
        ko: "따옴표가 엉뚱한 곳에 있어 글자로 읽었어요.",
        en: "A quotation mark stands where none belongs; it was kept.")
    case .openQuote:
      language(
        ko: "여기서 열린 따옴표가 닫히지 않아 글자로 읽었어요.",
        en: "A quotation mark that opens here is never closed; it was taken for a character.")
    case .tooManyValues(let limit, let actual):
      language(
        ko: "열은 \(limit)개인데 값이 \(actual)개예요. 남는 값은 읽지 않았어요.",
        en: "It has \(actual) values for \(limit) columns; the rest was not read.")

    // Moods
    case .standsIn(let field, let text, let records):
      language(
        ko: "여기부터 \(record(records).ko)에 \(field.quotable()) 값이 없어 그 자리에"
          + " \(KoreanParticle.object(text.quoted(.korean))) 넣었어요.",
        en: "From here on, \(record(records).en) had no \(field.quotable());"
          + " \(text.quoted(.english)) was put in.")
    case .leftOut(let field, let records):
      language(
        ko: "여기부터 \(record(records).ko)에 있는 \(field.quotable()) 값은 담을 곳이 없어"
          + " 가져오지 않았어요.",
        en: "From here on, \(record(records).en) had \(field.quotable()), for which there is no"
          + " place here; that was left out.")
    case .unknownMood(let name, let level, let records):
      language(
        ko: "여기부터 \(record(records).ko)에 있는 기분 이름을 알 수 없어요: \(name.quotedLast(.korean))"
          + " 기분은 \(KoreanParticle.toward("\(level)")) 두고 이름은 메모에 남겼어요.",
        en: "From here on, \(record(records).en) had the unknown mood \(name.quoted(.english)):"
          + " the level is \(level), and the name stands in the memo.")
    case .continued(let limit, let moods):
      language(
        ko: "글이 \(limit)자보다 길어 기분 \(moods)개에 나누어 담았어요.",
        en: "The text is longer than \(limit) characters and was kept in \(moods) moods.")
    case .ambiguousDate(let text):
      language(
        ko: "날짜의 월과 일이 뒤바뀌었을 수 있어요: \(text.quotedLast(.korean))",
        en: "The day and the month of this date may be the other way round:"
          + " \(text.quotedLast(.english))")

    // Books
    case .finishedInstead(let text, let day):
      language(
        ko: "다 읽은 날 \(text.quoted(.korean))은 아직 오지 않은 날이라"
          + " \(day)에 다 읽은 것으로 했어요.",
        en: "The day it was finished, \(text.quoted(.english)), is still to come;"
          + " \(day) was put in.")
    case .givenUp(let text):
      language(
        ko: "읽다가 그만둔 책이라 목표 없이 담아 두었어요: \(text.quotedLast(.korean))",
        en: "It was given up and is kept without a goal: \(text.quotedLast(.english))")
    case .otherShelf(let text, isFinished: true):
      language(
        ko: "따로 만든 책장이지만 다 읽은 날이 있어 다 읽은 책으로 담았어요: \(text.quotedLast(.korean))",
        en: "It is on a shelf of your own and has a day on which it was read, so it counts as"
          + " finished: \(text.quotedLast(.english))")
    case .otherShelf(let text, isFinished: false):
      language(
        ko: "따로 만든 책장에 있어 목표 없이 담아 두었어요: \(text.quotedLast(.korean))",
        en: "It is on a shelf of your own and is kept without a goal:"
          + " \(text.quotedLast(.english))")

    // Values
    case .missing(let field):
      language(
        ko: "\(field.quoted(.korean)) 항목이 없어요.", en: "It lacks \(field.quotedLast(.english))")
    case .unreadableLine(let text):
      language(
        ko: "알 수 없는 줄이라 그대로 두었어요: \(text.quotedLast(.korean))",
        en: "A line was kept as it is: \(text.quotedLast(.english))")
    case .rounded(let field, let text, let kept):
      language(
        ko: "\(field.quotable())의 값 \(KoreanParticle.object(text.quoted(.korean)))"
          + " \(KoreanParticle.toward(kept)) 바꾸어 담았어요.",
        en: "The value of \(field.quotable()), \(text.quoted(.english)), was rounded to \(kept).")
    case .unusable(let field, let text):
      language(
        ko: "\(field.quotable())의 값은 쓸 수 없어 그대로 두었어요: \(text.quotedLast(.korean))",
        en:
          "The value of \(field.quotable()) was kept, but cannot be used: \(text.quotedLast(.english))"
      )
    case .unreadable(let field, let text):
      language(
        ko: "\(field.quotable())의 값을 읽을 수 없어요: \(text.quotedLast(.korean))",
        en: "The value of \(field.quotable()) cannot be read: \(text.quotedLast(.english))")
    case .wrongCharset(let field, let name):
      language(
        ko:
          "\(field.quotable())의 문자 집합이 \(KoreanParticle.with(name.quoted(.korean))) 맞지 않아 다른 것으로 읽었어요.",
        en: "\(field.quotable()) is not in \(name.quoted(.english)); it was read in another"
          + " character set.")
    case .notText(let field):
      language(
        ko: "\(field.quotable())의 글자를 알아볼 수 없어요.",
        en: "\(field.quotable()) is text in no known character set.")
    }
  }
}

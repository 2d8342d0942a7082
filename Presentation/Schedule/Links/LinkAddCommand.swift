import HearthDomain
import JSONText
import TerminalKit

/// Links a calendar with a folder of other programs.
struct LinkAddCommand: Command {
  enum Content: String, CaseIterable, Sendable {
    case calendar
  }

  static let words = CommandName(["link", "add"])

  private static let name = Argument<CalendarName>(
    "name", placeholder: Words(ko: "이름", en: "NAME"),
    help: Words(ko: "여기서 부를 캘린더의 이름이에요.", en: "What the calendar is called here.")
  ) { try CalendarName($0.text) }

  private static let content = Argument<Content>(
    "content", placeholder: Words(ko: "calendar", en: "calendar"),
    help: Words(ko: "무엇을 잇는지예요: calendar.", en: "What is linked: calendar."))

  private static let place = Argument<FilePath>(
    "dir", kind: .file, placeholder: Words(ko: "폴더", en: "DIR"),
    help: Words(
      ko: "일정 하나가 파일 하나인 폴더(vdir)예요.", en: "A folder with a file for each event (a vdir).")
  ) { $0.texts.first?.carriedPath ?? "" }

  private static let readOnly = Flag(
    "read-only", help: Words(ko: "그쪽에는 아무것도 쓰지 않아요.", en: "Never write anything there."))

  private static let push = Option<String>(
    "push", placeholder: Words(ko: "캘린더", en: "CALENDAR"),
    help: Words(
      ko: "이 캘린더의 일정을 이어진 캘린더로 옮겨 그쪽에도 써요. 예: home.",
      en: "Move the events of that calendar, such as home, into the linked one."))

  static let spec = CommandSpec(
    words,
    summary: Words(
      ko: "캘린더를 다른 프로그램의 폴더와 이어요", en: "Link a calendar with a folder of other programs"),
    details: Words(
      ko: "vdirsyncer나 khal이 쓰는 폴더와 양쪽으로 같게 맞춰요. 그 폴더의 일정이 새 캘린더로 들어오고, 여기 있던 일정은"
        + " --push로 말한 것만 나가요. 그 뒤로는 hearth link sync로 맞춰요.",
      en: "Keeps it equal both ways with a folder of vdirsyncer, khal and others. What is there"
        + " comes into a calendar of its own; of what is here only what --push names goes out."
        + " From then on hearth link sync brings both in line."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth link add 회사 calendar ~/.calendars/work",
          en: "hearth link add work calendar ~/.calendars/work"),
        meaning: Words(ko: "폴더의 일정을 가져와요", en: "brings the folder's events here")),
      CommandExample(
        line: Words(
          ko: "hearth link add 나 calendar ~/.calendars/me --push home",
          en: "hearth link add me calendar ~/.calendars/me --push home"),
        meaning: Words(ko: "여기 일정도 내보내요", en: "with all events of home")),
    ],
    arguments: [name, content, place], options: [readOnly, push], pace: .lasting)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    _ = try input[Self.content]
    let (name, place) = (try input[Self.name], tools.absolute(try input[Self.place]))
    let folder = tools.folders(place)
    // A folder that cannot be read is no link.
    _ = try folder.list()
    let source = try input[Self.push].map { try tools.schedule.calendars.meant(by: $0).name }
    let listed = try tools.links.add(
      name, at: place, isReadOnly: input[Self.readOnly], pushing: source, folder.color())
    let report = try tools.run(listed)
    let language = console.language
    var json = report.json(of: name)
    json.append("place", JSONValue.path(place))
    console.tell(
      [
        language(ko: "이었어요: \(name) ↔ \(place.shown)", en: "Linked \(name) with \(place.shown)."),
        report.summary(of: name, isRehearsal: false, language),
      ] + report.remarks(language), json: json)
  }
}

import HearthDomain
import JSONText
import TerminalKit

/// Shows one person and the plant.
struct PersonShowCommand: Command {
  static let commandName = CommandName(["person", "show"])

  private static let output = PictureFile.option(
    help: Words(ko: "식물을 그림 파일로 저장해요.", en: "Save the plant as a picture."))

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person], options: [output, DayCount.option],
    isReadOnly: true)

  private static let pictureSize = Size(width: 24, height: 12)
  /// Minimum width of the facts next to the picture.
  private static let minTextWidth = 44

  /// Maximum number of coming events, and of past events.
  static let maxEvents = 3

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let person = try tools.people.queries.find(input[PersonSpec.person])
    let birthday = person.details.birthday
    let nextBirthday = birthday?.next(from: tools.formatter.today)
    let events = try tools.schedule.events(naming: person, limit: PersonShowCommand.maxEvents)
    var object = tools.formatter.json(of: person, in: console.language)
    object.append("events", .object(events.json(in: tools.schedule.clock.zone)))
    let today = tools.formatter.today
    let dayCount = input[DayCount.option] ? DayCount(since: person.details.plantedOn) : nil
    let contact = try tools.people.contacts.contact(plantedAs: person.id)
    object.append("note", .text(contact?.details.note))
    var plain = [
      "birthday": birthday?.description ?? "",
      "birthday.nextOn": nextBirthday?.description ?? "", "events": events.eventTitles,
    ]
    if let dayCount {
      object.append("count", dayCount.json(to: nextBirthday, today: today))
      plain["count"] = dayCount.plainText(today: today)
      plain["count.dDay"] = nextBirthday.map { "\($0 - today)" }
    }
    if let output = try input[Self.output] {
      return try console.writePicture(
        picture(of: person, console.language), to: output, of: tools.files, json: object
      ) { place in Words(ko: "식물을 그렸어요: \(place)", en: "Drew the plant: \(place)") }
    }
    try console.printOne(object, plain: plain) { console in
      let traits = console.traits
      let picture = MarginDrawing(size: PersonShowCommand.pictureSize) {
        pictureRows(of: person, traits)
      }
      try console.printBeside(picture, minTextWidth: PersonShowCommand.minTextWidth) { columns in
        try rows(of: person, contact, events, dayCount, columns: columns, traits)
      }
    }
  }

  /// Returns the plant for a file, about as wide in pixels as a phone.
  private func picture(of person: Person, _ language: Language) -> Scene {
    let plant = PlantDrawing.scene(
      of: person.plant, stage: person.stage,
      isWilted: person.state(on: tools.formatter.today) == .wilted)
    let scale = 4.0
    return Scene(
      width: plant.width * scale, height: plant.height * scale, title: person.plantName,
      summary: "\(person.plant.name(language)), \(person.plant.name(of: person.stage)(language))",
      shapes: [.group(.scale(scale), plant.shapes)])
  }

  private func pictureRows(of person: Person, _ traits: ConsoleTraits) -> [StyledText] {
    let size = PersonShowCommand.pictureSize
    let scene = PlantDrawing.scene(
      of: person.plant, stage: person.stage,
      isWilted: person.state(on: tools.formatter.today) == .wilted,
      detail: DrawingDetail(suiting: size))
    return CellRenderer(level: traits.colorLevel, widths: traits.widths)
      .frame(of: scene, size: size).lines
  }

  private func rows(
    of person: Person, _ contact: Contact?, _ events: PersonEvents, _ dayCount: DayCount?,
    columns: Int, _ traits: ConsoleTraits
  ) throws -> [StyledText] {
    let (language, widths) = (traits.language, traits.widths)
    let facts = PersonFacts(
      person: person, lastReview: try tools.people.queries.lastReview(of: person.id),
      contact: contact, events: events, dayCount: dayCount, today: tools.formatter.today,
      language: language,
      widths: widths)
    let phrase = StyledText("“" + tools.formatter.phrase(of: person)(language) + "”")
    return Paragraph(StyledText(person.fullName, .bold)).rows(columns: columns, widths: widths)
      + Paragraph(phrase).rows(columns: columns, widths: widths) + [StyledText()]
      + TermList(facts.entries).rows(columns: columns, widths: widths)
  }
}

extension PersonEvents {
  fileprivate var eventTitles: String {
    (upcoming + past).map(\.event.title).joined(separator: "; ")
  }

  fileprivate func json(in zone: any ZoneRules) -> JSONObject {
    [
      "coming": .array(upcoming.map { .object($0.shortJSON(in: zone)) }),
      "past": .array(past.map { .object($0.shortJSON(in: zone)) }),
    ]
  }
}

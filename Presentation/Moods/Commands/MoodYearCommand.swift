import HearthDomain

/// Shows a year in the colours of its moods.
struct MoodYearCommand: Command {
  static let commandName = CommandName(["mood", "year"])

  private static let year = Argument<String?>(
    "year", kind: .month, placeholder: Words(ko: "YYYY", en: "YYYY"),
    nameInMessages: Words(ko: "해", en: "YEAR"),
    help: Words(ko: "작년, 올해처럼 적어도 돼요.", en: "Words such as last year work too."))

  private static let output = PictureFile.option(
    help: Words(ko: "그림 파일로 저장해요.", en: "Save it as a picture."))

  static let spec = CommandSpec(commandName, arguments: [year], options: [output], isReadOnly: true)

  let tools: MoodTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let year =
      try input[Self.year].map { try tools.formatter.dateReader.year($0) }
      ?? tools.formatter.today.year
    let days = try tools.moods.queries.daysOfYear(year)
    guard let output = try input[Self.output] else {
      return try tools.show(days, of: .year(year), in: &console)
    }
    let palette = try tools.moods.queries.settings().palette
    var scene = MoodDaysDrawing(year: year, days, palette, console.language)
      .scene(width: 1200, ink: PlotColors.standalone.text)
    scene.title = console.language(ko: "\(year)년을 색으로", en: "\(year) in colours")
    scene.summary = days.countsText(otherwise: EmptyMoodTexts.noMoodsInPeriod)(console.language)
    let json = ShadedPeriod.year(year).json(days.map { .object($0.json(palette)) })
    try console.writePicture(scene.poster(.standalone), to: output, of: tools.files, json: json) {
      place in
      Words(ko: "한 해를 그렸어요: \(place)", en: "Drew the year: \(place)")
    }
  }
}

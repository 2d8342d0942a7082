import HearthDomain

extension MoodCanvasCommand {
  package static let spec = CommandSpec(
    words,
    summary: Words(ko: "오늘의 캔버스를 봐요", en: "See today's canvas, or another"),
    details: Words(
      ko: "--size로 크기를 정하면 딱 그 크기로 출력해서 프롬프트나 상태 줄에 쓸 수 있어요."
        + " 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "With --size exactly that many cells are printed, for a prompt or a status bar."
        + " An existing file is replaced only with --yes."),
    examples: [
      CommandExample(line: "hearth mood", meaning: Words(ko: "오늘의 캔버스를 봐요", en: "today's canvas")),
      CommandExample(
        line: Words(
          ko: "hearth mood canvas 어제 -o canvas.png",
          en: "hearth mood canvas yesterday -o canvas.png"),
        meaning: Words(ko: "어제의 캔버스를 그림 파일로 저장해요", en: "save yesterday's as a picture")),
      CommandExample(
        line: "hearth mood canvas --size 40x20",
        meaning: Words(ko: "40칸 20줄로 출력해요", en: "a widget of 40 by 20 cells")),
      CommandExample(
        line: "hearth mood canvas --shuffle",
        meaning: Words(ko: "도형을 새 자리로 옮겨요", en: "a new place for every shape")),
    ],
    arguments: [
      ArgumentSpec(
        "day", .optional, kind: .day, placeholder: Words(ko: "날", en: "DAY"),
        help: Words(ko: "어느 날의 캔버스인지 적어요.", en: "The day of the canvas."))
    ],
    options: [
      .flag(
        "last", help: Words(ko: "최근 기분 열 개를 그려요.", en: "The latest ten moods, whatever their days.")
      ),
      .value(
        "size", placeholder: Words(ko: "WxH", en: "WxH"),
        help: Words(
          ko: "칸 수예요. 파일에 그릴 때는 픽셀 수예요.", en: "How many cells; with -o how many pixels.")),
      .value(
        "output", .file, short: "o",
        placeholder: Words(ko: "파일.svg|파일.png", en: "FILE.svg|FILE.png"),
        help: Words(ko: "그림 파일로 저장해요.", en: "Save it as a picture.")),
      .flag(
        "shuffle", help: Words(ko: "도형의 자리를 바꿔요.", en: "Give every shape a new place.")),
      .value(
        "palette", .choice(Palette.allCases.map(\.rawValue) + [usualPalette]),
        placeholder: Words(ko: "색", en: "PALETTE"),
        help: Words(
          ko: "그날의 색을 정해요. usual은 설정에 맞춰요.",
          en: "The colours of that day; usual follows the settings.")),
    ],
    isReading: true)

  private static let usualPalette = "usual"
  /// So many cells a side are as many as any terminal has.
  private static let mostCells = 1000
  private static let mostPixels = 8192

  package static func parse(_ input: ParsedInput) throws -> Options {
    try input.allowAtMostOne(of: ["last", "palette"])
    let output = try output(input)
    return Options(
      subject: try subject(input), size: try size(input, inPixels: output != nil),
      output: output, shuffles: input.flag("shuffle"), palette: palette(input))
  }

  private static func subject(_ input: ParsedInput) throws -> Subject {
    guard let day = input.optionalArgument("day") else {
      return input.flag("last") ? .last : .usual
    }
    if input.flag("last") { throw input.refusal(.extraArgument(day)) }
    return .day(day)
  }

  private static func output(_ input: ParsedInput) throws -> Output? {
    guard let path = input.path("output") else { return nil }
    guard let file = CanvasFile(at: path) else {
      throw input.refusal(
        option: "output",
        accepted: Words(
          ko: ".svg나 .png로 끝나는 파일 이름, 또는 -", en: "a name that ends in .svg or .png, or -"))
    }
    return Output(path: path, file: file)
  }

  private static func size(_ input: ParsedInput, inPixels: Bool) throws -> TypedSize? {
    guard let text = input.text("size") else { return nil }
    let most = inPixels ? mostPixels : mostCells
    guard let size = TypedSize(text, most: most) else {
      let sample = inPixels ? "1080x1350" : "40x20"
      throw input.refusal(
        option: "size",
        accepted: Words(
          ko: "\(sample)처럼 적은 크기 (1부터 \(most)까지)", en: "a size such as \(sample), 1 to \(most) each"
        ))
    }
    return size
  }

  private static func palette(_ input: ParsedInput) -> PaletteChoice? {
    guard let name = input.text("palette") else { return nil }
    return Palette(rawValue: name).map { .own($0) } ?? .usual
  }
}

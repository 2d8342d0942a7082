import HearthDomain

extension MoodCanvasCommand {
  private static let day = Argument<String?>(
    "day", kind: .day, placeholder: Words(ko: "날", en: "DAY"),
    help: Words(ko: "어느 날의 캔버스인지 적어요.", en: "The day of the canvas."))

  private static let last = Flag(
    "last", help: Words(ko: "최근 기분 열 개를 그려요.", en: "The latest ten moods, whatever their days."))

  private static let size = Option<String>(
    "size", placeholder: Words(ko: "WxH", en: "WxH"),
    help: Words(ko: "칸 수예요. 파일에 그릴 때는 픽셀 수예요.", en: "The size in cells, or in pixels with -o."))

  private static let output = PictureFile.option(
    help: Words(ko: "그림 파일로 저장해요.", en: "Save it as a picture."))

  private static let shuffle = Flag(
    "shuffle", help: Words(ko: "도형의 자리를 바꿔요.", en: "Move every shape to a new place.")
  ).forPeopleOnly

  private static let palette = Option<PaletteChoice>(
    "palette", .choice(Palette.allCases.map(\.rawValue) + ["usual"]),
    placeholder: Words(ko: "색", en: "PALETTE"),
    help: Words(
      ko: "그날의 색을 앞으로 이렇게 정해요. usual은 설정에 맞춰요.",
      en: "The colours of that day from now on; usual uses those in the settings.")
  ) { typed in Palette(rawValue: typed.text).map { .palette($0) } ?? .fromSettings }.forPeopleOnly

  private static let paper = Option<CanvasPaper>(
    "paper", .choice(CanvasPaper.allCases.map(\.rawValue)),
    placeholder: Words(ko: "종이", en: "PAPER"),
    help: Words(ko: "이번에 그릴 종이예요.", en: "The paper, for this drawing only.")
  ) { CanvasPaper(rawValue: $0.text) ?? .auto }

  package static let spec = CommandSpec(
    commandName, arguments: [day], options: [last, size, output, shuffle, palette, paper],
    isReadOnly: true)

  /// Maximum width and height in cells; no terminal is larger.
  private static let maxCells = 1000
  private static let maxPixels = 8192

  package static func parse(_ input: ParsedInput) throws -> Options {
    try input.allowAtMostOne(of: [last, palette])
    let output = try input[output]
    return Options(
      subject: try subject(input), size: try typedSize(input, inPixels: output != nil),
      output: output, shuffles: input[shuffle], palette: try input[palette],
      paper: try input[paper])
  }

  private static func subject(_ input: ParsedInput) throws -> Subject {
    guard let day = try input[day] else {
      return input[last] ? .last : .fromSettings
    }
    if input[last] { throw input.usageError(.extraArgument(day)) }
    return .day(day)
  }

  private static func typedSize(_ input: ParsedInput, inPixels: Bool) throws -> TypedSize? {
    guard let text = try input[size] else { return nil }
    let most = inPixels ? maxPixels : maxCells
    guard let size = TypedSize(text, most: most) else {
      let sample = inPixels ? "1080x1350" : "40x20"
      throw input.usageError(
        of: size,
        accepted: Words(
          ko: "\(sample)처럼 적은 크기 (1부터 \(most)까지)", en: "a size such as \(sample), 1 to \(most) each"
        ))
    }
    return size
  }
}

import HearthDomain
import JSONText

/// How and where a saying is to be shared.
package struct SayingShareOptions: Hashable, Sendable {
  enum Form: String, CaseIterable, Hashable, Sendable {
    case text
    case card
    case svg
  }

  enum Place: Hashable, Sendable {
    case output
    case clipboard
    case letter
    case file(path: FilePath)
  }

  let words: String
  let form: Form
  let place: Place
  let size: CardSize
  /// The saying's own when nil.
  let theme: CardTheme?
  /// That of the settings when nil.
  let font: CardFont?

  private static let looks = ["size", "theme", "font"]
  /// Throws ``UsageError`` for what does not go together.
  init(_ input: ParsedInput) throws(UsageError) {
    words = try input.firstArgument()
    let path = input.path("output")
    if let path, let accepted = SayingFileKind(of: path).refusal(saysForm: input.text("as") != nil)
    {
      throw input.refusal(
        .unacceptable(Words(ko: "-o", en: "-o"), value: path.shown, accepted: accepted))
    }
    form = SayingShareOptions.form(input, path)
    size = input.choice("size") ?? .square
    theme = input.text("theme").flatMap(CardTheme.init(named:))
    font = input.choice("font")
    try input.allowAtMostOne(of: ["copy", "output", "mail"])
    if form == .text, let look = SayingShareOptions.looks.first(where: { input.text($0) != nil }) {
      throw input.refusal(.conflictingOptions(["--as text", "--" + look]))
    }
    let wayOfText = ["copy", "mail"].first { input.flag($0) }
    if form != .text, let wayOfText {
      throw input.refusal(.conflictingOptions(["--" + wayOfText, "--as " + form.rawValue]))
    }
    place =
      switch wayOfText {
      case "copy": .clipboard
      case "mail": .letter
      default: SayingShareOptions.place(path)
      }
  }

  /// What is not said is told by the file's name, or by whether a look was asked for.
  private static func form(_ input: ParsedInput, _ path: FilePath?) -> Form {
    if let form = input.choice("as", as: Form.self) { return form }
    if let path, SayingFileKind(of: path) == .picture { return .svg }
    return looks.contains { input.text($0) != nil } ? .card : .text
  }

  private static func place(_ path: FilePath?) -> Place {
    path.map { $0 == "-" ? .output : .file(path: $0) } ?? .output
  }
}

extension SayingShareOptions {
  static let specs: [OptionSpec] = [
    .value(
      "as", .choice(Form.allCases.map(\.rawValue)),
      help: Words(
        ko: "text 글, card 터미널에 그린 카드, svg 그림 파일. 적지 않으면 글이에요.",
        en: "Plain text, a card drawn in the terminal, or a picture; text when it is not said.")),
    .value(
      "size", .choice(CardSize.allCases.map(\.rawValue)),
      help: Words(
        ko: "카드의 크기예요. square 1080×1080, story 1080×1920, wide 1600×900.",
        en: "The card's size: square 1080×1080, story 1080×1920, wide 1600×900.")),
    .value(
      "theme", .choice(CardTheme.allCases.flatMap { [$0.rawValue, $0.koreanName] }),
      placeholder: Words(ko: "색", en: "THEME"),
      help: Words(
        ko: "카드의 색이에요. 적지 않으면 글귀마다 정해진 색을 써요.",
        en: "The card's colours; else each saying has its own.")),
    .value(
      "font", .choice(CardFont.allCases.map(\.rawValue)), placeholder: Words(ko: "글꼴", en: "FONT"),
      help: Words(
        ko: "svg의 글꼴이에요. 적지 않으면 설정의 글꼴을 써요.",
        en: "The font of the svg; else that of the settings.")),
    .value(
      "output", .file, short: "o", placeholder: Words(ko: "파일", en: "FILE"),
      help: Words(ko: "화면 대신 이 파일에 써요.", en: "Write this file instead of standard output.")),
    .flag(
      "copy",
      help: Words(ko: "글을 터미널의 클립보드에 넣어요.", en: "Put the text into the terminal's clipboard.")),
    .flag(
      "mail",
      help: Words(
        ko: "글을 담아 컴퓨터의 메일 프로그램을 열어요.", en: "Open your mail program with the text in it.")),
  ]
}

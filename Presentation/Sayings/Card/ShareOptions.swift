import HearthDomain

/// How and where to share a line.
package struct ShareOptions: Hashable, Sendable {
  enum Form: String, CaseIterable, Hashable, Sendable {
    case text
    case card
    case svg
    case png

    /// The picture format; nil if it is not a picture.
    var pictureFormat: PictureFormat? {
      switch self {
      case .text, .card: nil
      case .svg: .svg
      case .png: .png
      }
    }
  }

  enum Destination: Hashable, Sendable {
    case standardOutput
    case clipboard
    case mail
    case file(path: FilePath)
  }

  let form: Form
  let destination: Destination
  let size: CardSize
  /// The theme; nil for the one set for cards.
  let theme: CardTheme?
  /// The font; nil for the one in the settings.
  let font: CardFont?

  private static let lookOptions: [any CommandOption] = [size, theme, font]

  /// Throws ``UsageError`` if options contradict each other.
  init(_ input: ParsedInput) throws {
    let path = try input[ShareOptions.output]
    if let path,
      let accepted = SayingFileKind(of: path).rejectionMessage(saysForm: input.has(ShareOptions.as))
    {
      throw input.usageError(
        .unacceptableValue(Words(ko: "-o", en: "-o"), value: path.displayText, accepted: accepted))
    }
    form = try ShareOptions.form(input, path)
    size = try input[ShareOptions.size] ?? .square
    theme = try input[ShareOptions.theme]
    font = try input[ShareOptions.font]
    let (copy, mail) = (ShareOptions.copy, ShareOptions.mail)
    try input.allowAtMostOne(of: [copy, ShareOptions.output, mail])
    if form == .text, let look = ShareOptions.lookOptions.first(where: { input.has($0) }) {
      throw input.usageError(.conflictingOptions(["--as text", look.spec.spelling]))
    }
    let textSharingOption = [copy, mail].first { input[$0] }
    if form != .text, let textSharingOption {
      throw input.usageError(
        .conflictingOptions([textSharingOption.spec.spelling, "--as " + form.rawValue]))
    }
    if form == .png, path == nil || path == "-" {
      throw input.usageError(.missingOption([ShareOptions.output.spec.spelling + " FILE.png"]))
    }
    destination =
      input[copy] ? .clipboard : input[mail] ? .mail : ShareOptions.destination(path)
  }

  /// Returns the form in which to share: the given one, else that of the file's name, else a card
  /// if an option for the look of cards was given, else text.
  private static func form(_ input: ParsedInput, _ path: FilePath?) throws -> Form {
    if let form = try input[`as`] { return form }
    if let path, case .picture(let file) = SayingFileKind(of: path) {
      return file == .png ? .png : .svg
    }
    return lookOptions.contains { input.has($0) } ? .card : .text
  }

  private static func destination(_ path: FilePath?) -> Destination {
    path.map { $0 == "-" ? .standardOutput : .file(path: $0) } ?? .standardOutput
  }

  static let allOptions: [any CommandOption] = [`as`, size, theme, font, output, copy, mail]

  private static let `as` = Option<Form>(
    "as",
    help: Words(
      ko: "text 글, card 터미널에 그린 카드, svg와 png 그림 파일. 적지 않으면 글이에요.",
      en: "Plain text, a card drawn in the terminal, or a picture; text if left out."))

  private static let size = Option<CardSize>(
    "size",
    help: Words(
      ko: "카드의 크기예요. square 1080×1080, story 1080×1920, wide 1600×900.",
      en: "The card's size: square 1080×1080, story 1080×1920, wide 1600×900."))

  private static let theme = CardTheme.option(
    placeholder: Words(ko: "색", en: "THEME"),
    help: Words(
      ko: "카드의 색이에요. 한번 고르면 다음 카드에도 쓰고, 고르지 않았으면 전체 화면의 색을 써요.",
      en: "The card's colours, kept for later cards; at first those of the full-screen view."))

  private static let font = Option<CardFont>(
    "font", placeholder: Words(ko: "글꼴", en: "FONT"),
    help: Words(
      ko: "그림 파일의 글꼴이에요. 적지 않으면 설정의 글꼴을 써요.",
      en: "The picture's font; the one in the settings if left out."))

  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: .file,
    help: Words(ko: "화면 대신 이 파일에 써요.", en: "Write to this file instead of standard output."))

  private static let copy = Flag(
    "copy",
    help: Words(ko: "글을 터미널의 클립보드에 넣어요.", en: "Copy the text to the terminal's clipboard."))

  private static let mail = Flag(
    "mail",
    help: Words(
      ko: "글을 담아 컴퓨터의 메일 프로그램을 열어요.", en: "Open your mail program with the text in it."))
}

extension CardTheme {
  /// Returns the option for a theme, named in either language.
  static func option(placeholder: Words, help: Words) -> Option<CardTheme> {
    Option(
      "theme", placeholder: placeholder, help: help,
      synonyms: allCases.map { OptionSpec.Synonym($0.koreanName, for: $0.rawValue) })
  }
}

import HearthDomain
import JSONText
import TerminalKit

/// Shares a saying as text or as a card.
struct SayingShareCommand: Command {
  typealias Options = SayingShareOptions

  static let words = CommandName(["saying", "share"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "글귀를 글이나 카드로 공유해요", en: "Share a saying as text or as a card"),
    details: Words(
      ko: "이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "An existing file is replaced only with --yes."),
    examples: [
      "hearth saying share 12": Words(ko: "글로 출력해요", en: "as plain text"),
      "hearth saying share 12 --copy": Words(ko: "클립보드에 넣어요", en: "into the clipboard"),
      .line(
        ko: "hearth saying share 12 --as card --theme 망고",
        en: "hearth saying share 12 --as card --theme mango"):
        Words(ko: "터미널에 카드를 그려요", en: "a card in the terminal"),
      "hearth saying share 12 --size story -o card.png":
        Words(ko: "그림 파일로 저장해요", en: "a picture to send"),
    ],
    arguments: [SayingSpec.which], options: SayingShareOptions.all, store: .isRead,
    isForPeople: true)

  let tools: SayingTools

  static func parse(_ input: ParsedInput) throws -> SayingShareOptions {
    try SayingShareOptions(input)
  }

  func run(_ options: SayingShareOptions, in console: inout Console) throws {
    let saying = try tools.sayings.queries.find(options.words)
    let share = SayingShare(
      saying: saying, options: options, language: console.language, look: console.traits.sayings,
      cardFont: { tools.settings().cardFont })
    if let theme = options.theme { try tools.keepTheme(theme) }
    if options.form != .text, saying.details.texts.contains(where: { $0.count > CardText.fitting })
    {
      console.noteSentence(CardText.isLong(console.language))
    }
    switch options.place {
    case .output: print(share, in: &console)
    case .file(let path): try write(share, to: path, in: &console)
    case .clipboard: try copy(share, in: &console)
    case .letter: mail(share, in: &console)
    }
  }

  private func print(_ share: SayingShare, in console: inout Console) {
    if console.form == .json {
      console.json(.document(share.json(content: share.content(console.traits))))
    } else if share.options.form == .card {
      for row in share.card(console.traits) { console.line(row) }
    } else {
      console.line(StyledText(share.content(console.traits)))
    }
  }

  private func write(_ share: SayingShare, to path: FilePath, in console: inout Console) throws {
    var plain = ConsoleTraits(language: console.language)
    plain.widths = console.traits.widths
    let bytes = try share.bytes(plain)
    try tools.files.write(bytes, to: path, replacing: console.traits.assumesYes)
    let (name, place) = (share.saying.name(console.language), path.quotable(limit: 200))
    console.tell(
      [
        console.language(
          ko: "\(name)를 파일로 저장했어요: \(place)", en: "Wrote \(name) to \(place)")
      ],
      json: share.json(file: path))
  }

  /// Where no mail program can be opened, the text is better than nothing.
  private func mail(_ share: SayingShare, in console: inout Console) {
    let isOpened = tools.launcher.open(Letter(share.content(console.traits)))
    guard isOpened else {
      console.note(
        StyledText(
          console.language(
            ko: "여기서는 메일 프로그램을 열 수 없어 글을 보여 드려요.",
            en: "No mail program can be opened here; this is the text.")))
      return print(share, in: &console)
    }
    let name = share.saying.name(console.language)
    console.tell(
      [console.language(ko: "\(name)를 메일에 담아 열어요.", en: "Opening a letter with \(name).")],
      json: share.json())
  }

  private func copy(_ share: SayingShare, in console: inout Console) throws {
    guard console.copy(share.content(console.traits)) else {
      throw UsageError(
        .needsTerminal(insteadRun: "hearth saying share \(share.saying.number)"), in: [])
    }
    let name = share.saying.name(console.language)
    console.tell(
      [
        console.language(
          ko: "\(name)를 터미널의 클립보드로 보냈어요. 복사되지 않는 터미널도 있어요.",
          en: "Sent \(name) to the terminal's clipboard, which some terminals do not allow.")
      ],
      json: share.json(isCopied: true))
  }
}

/// A saying in the form in which it is shared.
struct SayingShare {
  let saying: Saying
  let options: SayingShareOptions
  let language: Language
  let look: SayingLook
  /// The font of pictures for which none was asked.
  let cardFont: () -> CardFont

  private var theme: CardTheme { options.theme ?? look.theme }
  private var text: CardText { CardText(saying, language, look) }

  /// What is shared as text, without a line break at its end.
  func content(_ traits: ConsoleTraits) -> String {
    switch options.form {
    case .text: saying.sharedText(language, look)
    case .card: card(traits).map(\.string).joined(separator: "\n")
    case .svg, .png: svg
    }
  }

  /// What a file of it has.
  func bytes(_ traits: ConsoleTraits) throws -> [UInt8] {
    guard let picture = options.form.picture else { return Array((content(traits) + "\n").utf8) }
    return try picture.bytes(of: scene)
  }

  /// The card in cells, as wide as suits its size.
  func card(_ traits: ConsoleTraits) -> [StyledText] {
    let size = options.size.cells(within: traits.size.width)
    return CardDrawing.cells(
      of: text, language: language, theme: theme, width: size.width,
      height: size.height, level: traits.colors, widths: traits.widths
    ).lines
  }

  private var scene: Scene {
    CardDrawing.scene(
      of: text, language: language, theme: theme, size: options.size,
      font: options.font ?? cardFont())
  }

  private var svg: String {
    let document = SVGRenderer().document(
      of: scene, width: options.size.width, height: options.size.height)
    return document.hasSuffix("\n") ? String(document.dropLast()) : document
  }

  func json(
    content: String? = nil, file: FilePath? = nil, isCopied: Bool = false
  ) -> JSONObject {
    [
      "id": .string(saying.id.spelling), "number": .int(saying.number),
      "as": .string(options.form.rawValue), "content": .text(content), "file": .path(file),
      "copied": .bool(isCopied),
    ]
  }
}

extension CardSize {
  /// The card's measure in cells, which are twice as tall as wide.
  fileprivate func cells(within columns: Int) -> Size {
    let width =
      switch self {
      case .square: min(columns, 44)
      case .story: min(columns, 36)
      case .wide: min(columns, 72)
      }
    return Size(width: width, height: width * height / self.width / 2)
  }
}

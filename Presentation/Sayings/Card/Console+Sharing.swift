import HearthDomain
import JSONText
import TerminalKit

extension Console {
  /// Shares a line as the options say.
  mutating func share(
    _ line: SharedLine, _ options: ShareOptions, with tools: CardTools
  ) throws {
    let share = LineToShare(
      line: line, options: options, language: language, look: traits.sayingLook,
      cardFont: { tools.settings().cardFont })
    if let theme = options.theme { try tools.saveTheme(theme) }
    if options.form != .text,
      line.details.texts.contains(where: { $0.count > CardText.maxReadableLength })
    {
      printPrefixedNote(CardText.longTextNote(language))
    }
    if let font = options.font, options.form.pictureFormat != nil, !tools.isInstalled(font) {
      printPrefixedNote(font.notInstalledNote(language))
    }
    switch options.destination {
    case .standardOutput: show(share)
    case .file(let path): try write(share, to: path, with: tools)
    case .clipboard: try copy(share)
    case .mail: mail(share, with: tools)
    }
  }

  private mutating func show(_ share: LineToShare) {
    if form == .json {
      printJSON(.document(share.json(content: share.content(traits))))
    } else if share.options.form == .card {
      for row in share.cardRows(traits) { printLine(row) }
    } else {
      printLine(StyledText(share.content(traits)))
    }
  }

  private mutating func write(
    _ share: LineToShare, to path: FilePath, with tools: CardTools
  ) throws {
    var plain = ConsoleTraits(language: language)
    plain.widths = traits.widths
    let bytes = try share.bytes(plain)
    try tools.files.write(bytes, to: path, replacing: traits.assumesYes)
    let (name, place) = (share.line.name, path.quotable(limit: 200))
    confirm(
      language(
        ko: "\(KoreanParticle.object(name.ko)) 파일로 저장했어요: \(place)",
        en: "Wrote \(name.en) to \(place)"),
      json: share.json(file: path))
  }

  /// Opens an e-mail with the text in the user's mail program; prints the text if there is none.
  private mutating func mail(_ share: LineToShare, with tools: CardTools) {
    guard tools.launcher.open(MailDraft(share.content(traits))) else {
      printNote(
        Words(
          ko: "여기서는 메일 프로그램을 열 수 없어서 내용을 보여 드려요.",
          en: "No mail program can be opened here, so this is the text."))
      return show(share)
    }
    let name = share.line.name
    confirm(
      language(
        ko: "\(KoreanParticle.object(name.ko)) 메일에 담아 열어요.",
        en: "Opening an email with \(name.en)."),
      json: share.json())
  }

  private mutating func copy(_ share: LineToShare) throws {
    guard copyToClipboard(share.content(traits)) else {
      throw UsageError(.needsTerminal(insteadRun: share.line.command), in: [])
    }
    let name = share.line.name
    confirm(
      language(
        ko: "\(KoreanParticle.object(name.ko)) 터미널의 클립보드로 보냈어요. 복사되지 않는 터미널도 있어요.",
        en: "Sent \(name.en) to the terminal's clipboard. Some terminals do not allow this."),
      json: share.json(isCopied: true))
  }
}

/// A line with the options for sharing it.
private struct LineToShare {
  let line: SharedLine
  let options: ShareOptions
  let language: Language
  let look: SayingLook
  /// Returns the font of pictures for which none was given.
  let cardFont: () -> CardFont

  private var theme: CardTheme { options.theme ?? look.theme }
  private var text: CardText { CardText(line.details, language, look) }

  /// Returns the shared text, without a line break at its end.
  func content(_ traits: ConsoleTraits) -> String {
    switch options.form {
    case .text: line.text(language, look)
    case .card: cardRows(traits).map(\.string).joined(separator: "\n")
    case .svg, .png: svg
    }
  }

  /// Returns the contents of a file.
  func bytes(_ traits: ConsoleTraits) throws -> [UInt8] {
    guard let picture = options.form.pictureFormat else {
      return Array((content(traits) + "\n").utf8)
    }
    return try picture.bytes(of: scene)
  }

  /// Returns the card in cells, with a width that suits its size.
  func cardRows(_ traits: ConsoleTraits) -> [StyledText] {
    let size = options.size.cells(within: traits.size.width)
    return CardDrawing.cells(
      of: text, language: language, theme: theme, width: size.width,
      height: size.height, level: traits.colorLevel, widths: traits.widths
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
    let subject: [(String, JSONValue)] =
      switch line.subject {
      case .saying(let id, let number):
        [("id", .string(id.fullForm)), ("number", .int(number))]
      case .sentence(let id, let book):
        [("id", .string(id.fullForm)), ("bookId", .string(book.fullForm))]
      }
    return JSONObject(
      subject + [
        ("as", .string(options.form.rawValue)), ("content", .text(content)),
        ("file", .path(file)), ("copied", .bool(isCopied)),
      ])
  }
}

extension CardSize {
  /// Returns the size in cells, which are twice as high as wide.
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

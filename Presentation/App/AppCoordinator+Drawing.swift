import TerminalKit

extension AppCoordinator {
  /// Returns the complete frame: tabs, the screen in front, the notice, the footer, and overlays.
  package func render() -> Frame {
    if AppLayout.isTooSmall(size) { return renderAdvice() }
    if let page = cover.page { return renderLock(page) }
    if case .welcome(let state) = overlay { return renderWelcome(state) }
    let below = pausedWelcome.map { renderWelcome($0) } ?? renderTabs()
    return overlay.map { $0.render(over: below, in: view) } ?? below
  }

  private func renderTabs() -> Frame {
    var frame = view.emptyFrame()
    tabBar.draw(in: &frame, at: layout.tabs.margins(left: 1))
    drawDemoMark(in: &frame)
    let content = view.with(size: layout.content.size)
    frame.place(
      page?.render(in: content) ?? tabs.front.render(in: content),
      at: layout.content.origin)
    drawNotice(in: &frame)
    drawFooter(overlay?.keyHelp ?? footerKeyHelp, in: &frame)
    return frame
  }

  var view: ViewContext {
    ViewContext(
      size: size, theme: appearance.theme, language: appearance.language,
      widths: appearance.widths, colors: appearance.colors,
      isAnimationOff: appearance.reducesMotion,
      pictures: appearance.pictures, firstWeekday: appearance.firstWeekday,
      showsWeekNumbers: appearance.showsWeekNumbers, sayings: appearance.sayings,
      holidays: appearance.holidays)
  }

  var layout: AppLayout { AppLayout(size: size, noticeRows: told?.rows ?? 1) }

  var tabBar: Tabs {
    Tabs(
      tabs.areas.map { Tabs.Tab(key: String($0.digit), title: $0.title(view.language)) },
      selected: tabs.current, look: view.theme.tabs)
  }

  /// The keys listed in the footer. While text is typed, letters are not commands, so the general
  /// keys are left out.
  private var footerKeyHelp: [KeyHelp] {
    takesTextInFront ? frontScreenKeyHelp : helpPageKeyHelp
  }

  private var takesTextInFront: Bool { page?.takesText ?? tabs.front.condition.takesText }

  /// The keys of the screen in front only.
  private var frontScreenKeyHelp: [KeyHelp] {
    page?.keyHelp ?? tabs.front.keyHelp
  }

  /// The keys of the screen in front, followed by the general keys that it does not use itself.
  var helpPageKeyHelp: [KeyHelp] {
    let own = frontScreenKeyHelp
    if page?[AppPage.search] != nil { return own + Keymap(AppKeys.system).keyHelp }
    return globalKeys.keyHelp.reduce(into: own) { $0.join($1) }
  }

  private func renderLock(_ state: LockScreen.State) -> Frame {
    var frame = view.emptyFrame()
    let page = Size(width: size.width, height: size.height - 1)
    frame.place(LockScreen.render(state, in: view.with(size: page)), at: .origin)
    drawFooter(LockScreen.keys(state).keyHelp, in: &frame)
    return frame
  }

  private func renderWelcome(_ state: WelcomeScreen.State) -> Frame {
    var frame = view.emptyFrame()
    let page = Size(width: size.width, height: size.height - 1)
    frame.place(WelcomeScreen.render(state, in: view.with(size: page)), at: .origin)
    drawNotice(in: &frame)
    drawFooter(overlay?.keyHelp ?? [], in: &frame)
    return frame
  }

  private func renderAdvice() -> Frame {
    var frame = view.emptyFrame()
    let smallest = AppLayout.smallest
    let wanted = "\(smallest.width)×\(smallest.height)"
    let sentence = view.language(
      ko: "창을 \(wanted) 이상으로 넓혀 주세요.", en: "Please make the window at least \(wanted).")
    let few = view.language(ko: "최소 \(wanted)", en: "At least \(wanted)")
    // The size is at the end of the sentence and must be readable.
    let advice = [sentence, few, wanted].map { Paragraph(StyledText($0)) }
    let fitting = advice.first { $0.height(columns: size.width) <= size.height }
    (fitting ?? advice[2]).draw(in: &frame, at: frame.bounds)
    return frame
  }

  /// Maximum number of rows of a notice.
  var maxNoticeRows: Int { size.height / 6 }

  /// The notice with its height. The screen leaves these rows free, so that no row of a list is
  /// covered.
  private var told: (words: Paragraph, rows: Int)? {
    guard let notice else { return nil }
    let (mark, style) =
      switch notice {
      case .done: ("✓ ", view.theme.good)
      case .refusal: ("· ", view.theme.warning)
      case .failure: ("! ", view.theme.error)
      }
    let text = mark + notice.words(view.language)
    guard view.widths.columns(of: text) > size.width - 1 else {
      return (Paragraph(StyledText(text, style)), 1)
    }
    let isAsked = overlay != nil || page == nil && tabs.front.condition.isDialog
    let canShowFullText = !notice.isRefusal && !isAsked && !takesTextInFront
    let fitting = NoticeText(
      language: view.language, widths: view.widths, canShowFullText: canShowFullText)
    let columns = max(0, size.width - 2)
    let words = Paragraph(
      StyledText(fitting.fitted(text, rows: maxNoticeRows, columns: columns), style))
    return (words, min(maxNoticeRows, words.height(columns: columns, widths: view.widths)))
  }

  private func drawNotice(in frame: inout Frame) {
    guard let told else { return drawRing(in: &frame) }
    frame.clear(layout.notice, style: view.theme.text)
    let right = told.rows > 1 ? 1 : 0
    told.words.draw(in: &frame, at: layout.notice.margins(left: 1, right: right))
  }

  private func drawFooter(_ keyHelp: [KeyHelp], in frame: inout Frame) {
    let row = FooterRow(of: keyHelp, in: layout.footer.margins(left: 1), beside: syncSign, view)
    if let sign = row.sign {
      let end = Rect(
        x: row.line.maxX + 1, y: row.line.minY, width: view.widths.columns(of: sign) + 1, height: 1)
      StatusLine(sign).draw(in: &frame, at: end)
    }
    row.footer.draw(in: &frame, at: row.line)
  }

  private var syncSign: StyledText? {
    cover.isOn ? nil : sync.text(in: view.language, view.theme)
  }

  /// Returns the key of the footer hint at a position; nil if no hint is visible there.
  func footerKey(at position: Position) -> Key? {
    guard layout.footer.contains(position), !AppLayout.isTooSmall(size) else { return nil }
    let row = FooterRow(
      of: keyHelpInFooter, in: layout.footer.margins(left: 1), beside: syncSign, view)
    guard let index = row.footer.hint(at: position, in: row.line, widths: view.widths) else {
      return nil
    }
    let place = row.footer.places(in: row.line, widths: view.widths)[index]
    // A tall dialog may cover the footer.
    var alone = view.emptyFrame()
    row.footer.draw(in: &alone, at: row.line)
    let seen = render()
    let columns = place.minX..<place.maxX
    guard columns.allSatisfy({ seen[$0, position.y]?.glyph == alone[$0, position.y]?.glyph })
    else { return nil }
    return row.keys[index].keys.first
  }

  private var keyHelpInFooter: [KeyHelp] {
    if let page = cover.page { return LockScreen.keys(page).keyHelp }
    return overlay?.keyHelp ?? footerKeyHelp
  }
}

/// The footer's keys in display order, and their position.
private struct FooterRow {
  let keys: [KeyHelp]
  let footer: Footer
  let line: Rect
  /// The sign at the end of the row; nil for none.
  let sign: StyledText?

  init(of keyHelp: [KeyHelp], in rect: Rect, beside sign: StyledText?, _ view: ViewContext) {
    let shown = keyHelp.filter { !$0.isCommon }
    // Enabled keys come before disabled ones, and the help key is never left out.
    keys = AppKeys.ranks.flatMap { rank in shown.filter { AppKeys.rank(of: $0) == rank } }
    let hints = keys.map {
      KeyHint(
        $0.keys.first?.name ?? "", $0.label(view.language),
        disabledReason: $0.disabled.map { $0(view.language) })
    }
    footer = Footer(hints, look: view.theme.footer)
    self.sign = sign
    line = sign.map { rect.margins(right: view.widths.columns(of: $0) + 2) } ?? rect
  }
}

extension [KeyHelp] {
  /// Adds the help for other keys, except keys that are already in the list. Entries with the same
  /// label and a common key are merged.
  fileprivate mutating func join(_ other: KeyHelp) {
    let taken = Set(flatMap(\.keys))
    let free = other.keys.filter { !taken.contains($0) }
    guard !free.isEmpty else { return }
    let isHere = { (help: KeyHelp) in
      help.label == other.label && help.keys.contains(where: other.keys.contains)
    }
    if let place = firstIndex(where: isHere) {
      // An entry that is in the footer stays there.
      self[place] = self[place].with(
        keys: self[place].keys + free, isCommon: self[place].isCommon && other.isCommon)
    } else {
      append(other.with(keys: free, isCommon: other.isCommon))
    }
  }
}

extension KeyHelp {
  fileprivate func with(keys: [Key], isCommon: Bool) -> KeyHelp {
    KeyHelp(keys: keys, label: label, help: help, disabled: disabled, isCommon: isCommon)
  }
}

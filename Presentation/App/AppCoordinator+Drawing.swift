import TerminalKit

extension AppCoordinator {
  /// Returns the complete frame: tabs, the screen in front, the notice, the footer, and overlays.
  package func render() -> Frame {
    if AppLayout.isTooSmall(size) { return renderTooSmallMessage() }
    if let page = lockCover.page { return renderLock(page) }
    if case .welcome(let state) = overlay { return renderWelcome(state) }
    let below = pausedWelcome.map { renderWelcome($0) } ?? renderTabs()
    return overlay.map { $0.render(over: below, in: view) } ?? below
  }

  private func renderTabs() -> Frame {
    var frame = view.emptyFrame()
    tabBar.draw(in: &frame, at: layout.tabs.insetBy(left: 1))
    drawDemoMark(in: &frame)
    let content = view.with(size: layout.content.size)
    frame.draw(
      page?.render(in: content) ?? tabs.front.render(in: content),
      at: layout.content.origin)
    drawNoticeOrReminder(in: &frame)
    drawFooter(overlay?.keyHelp ?? footerKeyHelp, in: &frame)
    return frame
  }

  var view: ViewContext {
    ViewContext(
      size: size, theme: appearance.theme, language: appearance.language,
      widths: appearance.widths, colorLevel: appearance.colorLevel,
      isAnimationOff: appearance.reducesMotion,
      pictureSupport: appearance.pictureSupport, firstWeekday: appearance.firstWeekday,
      showsWeekNumbers: appearance.showsWeekNumbers, sayingLook: appearance.sayingLook,
      holidays: appearance.holidays)
  }

  var layout: AppLayout { AppLayout(size: size, noticeRows: noticeParagraph?.rows ?? 1) }

  var tabBar: Tabs {
    Tabs(
      tabs.areas.map { Tabs.Tab(key: String($0.digit), title: $0.title(view.language)) },
      selectedIndex: tabs.frontIndex, look: view.theme.tabsLook)
  }

  /// The keys listed in the footer. While the user types, letters are text, so the general keys are
  /// left out.
  private var footerKeyHelp: [KeyHelp] {
    takesTextInFront ? frontScreenKeyHelp : helpPageKeyHelp
  }

  private var textKeysInFront: TextKeys { page?.textKeys ?? tabs.front.status.textKeys }
  var takesTextInFront: Bool { textKeysInFront != .none }

  /// The keys of the screen in front only.
  private var frontScreenKeyHelp: [KeyHelp] {
    page?.keyHelp ?? tabs.front.keyHelp
  }

  /// The keys of the screen in front, followed by the general keys that it does not use itself and
  /// that are not text there.
  var helpPageKeyHelp: [KeyHelp] {
    let text = textKeysInFront
    let always = AppKeys.systemKeys.flatMap(\.keys) + [Key(.function(1))]
    return globalKeys.keyHelp.reduce(into: frontScreenKeyHelp) { all, help in
      let keys = help.keys.filter { !text.contains($0) || always.contains($0) }
      all.merge(help.replacing(keys: keys, isCommon: help.isCommon))
    }
  }

  private func renderLock(_ state: LockScreen.State) -> Frame {
    var frame = view.emptyFrame()
    let page = Size(width: size.width, height: size.height - 1)
    frame.draw(LockScreen.render(state, in: view.with(size: page)), at: .origin)
    drawFooter(LockScreen.keys(state).keyHelp, in: &frame)
    return frame
  }

  private func renderWelcome(_ state: WelcomeScreen.State) -> Frame {
    var frame = view.emptyFrame()
    let page = Size(width: size.width, height: size.height - 1)
    frame.draw(WelcomeScreen.render(state, in: view.with(size: page)), at: .origin)
    drawNoticeOrReminder(in: &frame)
    drawFooter(overlay?.keyHelp ?? [], in: &frame)
    return frame
  }

  private func renderTooSmallMessage() -> Frame {
    var frame = view.emptyFrame()
    let smallest = AppLayout.minimumSize
    let wanted = "\(smallest.width)×\(smallest.height)"
    let sentence = view.language(
      ko: "창을 \(wanted) 이상으로 넓혀 주세요.", en: "Please make the window at least \(wanted).")
    let few = view.language(ko: "최소 \(wanted)", en: "At least \(wanted)")
    // The required size is at the end of the text and must be readable.
    let advice = [sentence, few, wanted].map { Paragraph(StyledText($0)) }
    let fitting = advice.first { $0.height(columns: size.width) <= size.height }
    (fitting ?? advice[2]).draw(in: &frame, at: frame.bounds)
    return frame
  }

  /// Maximum number of rows of a notice.
  var maxNoticeRows: Int { size.height / 6 }

  /// The notice and the number of its rows. The screen leaves these rows free, so that the notice
  /// covers no row of a list.
  private var noticeParagraph: (words: Paragraph, rows: Int)? {
    guard let notice else { return nil }
    let (mark, style) =
      switch notice {
      case .success: ("✓ ", view.theme.good)
      case .refusal: ("· ", view.theme.warning)
      case .failure: ("! ", view.theme.error)
      }
    let text = mark + notice.message(view.language)
    guard view.widths.columns(of: text) > size.width - 1 else {
      return (Paragraph(StyledText(text, style)), 1)
    }
    let isAsked = overlay != nil || page == nil && tabs.front.status.isQuestionOpen
    let canShowFullText = !notice.isRefusal && !isAsked && !takesTextInFront
    let fitting = NoticeText(
      language: view.language, widths: view.widths, canShowFullText: canShowFullText)
    let columns = max(0, size.width - 2)
    let words = Paragraph(
      StyledText(fitting.fitted(text, rows: maxNoticeRows, columns: columns), style))
    return (words, min(maxNoticeRows, words.height(columns: columns, widths: view.widths)))
  }

  private func drawNoticeOrReminder(in frame: inout Frame) {
    guard let noticeParagraph else { return drawReminder(in: &frame) }
    frame.clear(layout.notice, style: view.theme.text)
    let right = noticeParagraph.rows > 1 ? 1 : 0
    noticeParagraph.words.draw(in: &frame, at: layout.notice.insetBy(left: 1, right: right))
  }

  private func drawFooter(_ keyHelp: [KeyHelp], in frame: inout Frame) {
    let row = FooterRow(
      of: keyHelp, in: layout.footer.insetBy(left: 1), beside: syncIndicator, view)
    if let sign = row.trailingText {
      let end = Rect(
        x: row.hintsRect.maxX + 1, y: row.hintsRect.minY, width: view.widths.columns(of: sign) + 1,
        height: 1)
      StatusLine(sign).draw(in: &frame, at: end)
    }
    row.footer.draw(in: &frame, at: row.hintsRect)
  }

  private var syncIndicator: StyledText? {
    lockCover.isOn ? nil : sync.text(in: view.language, view.theme)
  }

  /// Returns the key of the footer hint at a position; nil if no hint is visible there.
  func footerKey(at position: Position) -> Key? {
    guard layout.footer.contains(position), !AppLayout.isTooSmall(size) else { return nil }
    let row = FooterRow(
      of: visibleFooterKeyHelp, in: layout.footer.insetBy(left: 1), beside: syncIndicator, view)
    guard let index = row.footer.hint(at: position, in: row.hintsRect, widths: view.widths) else {
      return nil
    }
    let place = row.footer.hintRects(in: row.hintsRect, widths: view.widths)[index]
    // A tall dialog may cover the footer.
    var alone = view.emptyFrame()
    row.footer.draw(in: &alone, at: row.hintsRect)
    let seen = render()
    let columns = place.minX..<place.maxX
    guard columns.allSatisfy({ seen[$0, position.y]?.glyph == alone[$0, position.y]?.glyph })
    else { return nil }
    return row.keys[index].keys.first
  }

  private var visibleFooterKeyHelp: [KeyHelp] {
    if let page = lockCover.page { return LockScreen.keys(page).keyHelp }
    return overlay?.keyHelp ?? footerKeyHelp
  }
}

/// The footer's keys in display order, and their position.
private struct FooterRow {
  let keys: [KeyHelp]
  let footer: Footer
  let hintsRect: Rect
  /// The sign at the end of the row; nil for none.
  let trailingText: StyledText?

  init(of keyHelp: [KeyHelp], in rect: Rect, beside sign: StyledText?, _ view: ViewContext) {
    let shown = keyHelp.filter { !$0.isCommon }
    // Enabled keys come before disabled ones, and the help key is never left out.
    keys = AppKeys.footerRanks.flatMap { rank in shown.filter { AppKeys.footerRank(of: $0) == rank }
    }
    let hints = keys.map {
      KeyHint(
        $0.keys.first?.name ?? "", $0.label(view.language),
        disabledReason: $0.disabledReason.map { $0(view.language) })
    }
    footer = Footer(hints, look: view.theme.footerLook)
    self.trailingText = sign
    hintsRect = sign.map { rect.insetBy(right: view.widths.columns(of: $0) + 2) } ?? rect
  }
}

extension [KeyHelp] {
  /// Adds the help for other keys, except keys that are already in the list. Entries with the same
  /// label and a common key are merged.
  fileprivate mutating func merge(_ other: KeyHelp) {
    let taken = Set(flatMap(\.keys))
    let free = other.keys.filter { !taken.contains($0) }
    guard !free.isEmpty else { return }
    let isHere = { (help: KeyHelp) in
      help.label == other.label && help.keys.contains(where: other.keys.contains)
    }
    if let place = firstIndex(where: isHere) {
      // An entry that is displayed in the footer remains there after the merge.
      self[place] = self[place].replacing(
        keys: self[place].keys + free, isCommon: self[place].isCommon && other.isCommon)
    } else {
      append(other.replacing(keys: free, isCommon: other.isCommon))
    }
  }
}

extension KeyHelp {
  fileprivate func replacing(keys: [Key], isCommon: Bool) -> KeyHelp {
    KeyHelp(
      keys: keys, label: label, help: help, disabledReason: disabledReason, isCommon: isCommon)
  }
}

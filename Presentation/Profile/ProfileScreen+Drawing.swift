import HearthDomain
import TerminalKit

extension ProfileScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(state, view)
    let title = StyledText(view.language(ko: "프로필", en: "Profile"), view.theme.heading)
    StatusLine(title, trailing: StyledText("hearth profile", view.theme.faint))
      .draw(in: &frame, at: place.title)
    let words = facts(of: state, columns: place.facts.width, in: view)
    words.draw(in: &frame, at: place.facts)
    let below = words.height(columns: place.facts.width, widths: view.widths) + 1
    drawPicture(
      of: state, in: &frame,
      at: view.size.width >= 110
        ? place.facts.insetBy(top: below)
        : Rect(
          x: place.facts.maxX + 2, y: place.facts.minY, width: pictureColumns(state, view) - 2,
          height: place.facts.height),
      view)
    drawProfiles(of: state, in: &frame, at: place, view)
  }

  /// Returns the width of the picture beside the text; 0 if it is below the text or not displayed.
  private static func pictureColumns(_ state: State, _ view: ViewContext) -> Int {
    state.picture != nil && view.pictureSupport.method != .none
      && (60..<110).contains(view.size.width)
      ? 18 : 0
  }

  private static func drawPicture(
    of state: State, in frame: inout Frame, at room: Rect, _ view: ViewContext
  ) {
    let most = Size(width: min(room.width, 40), height: min(room.height, 20))
    guard let shown = state.picture, room.height >= 3 else { return }
    let cells = shown.size(within: most, view.pictureSupport)
    guard let picture = shown.picture(filling: cells, view.pictureSupport) else { return }
    frame.placePicture(in: Rect(origin: room.origin, size: cells), with: picture, id: pictureID)
  }

  private static let pictureID: UInt8 = 2

  /// Returns the areas of the page. The list of profiles is below the facts, or beside them if
  /// there is room.
  static func layout(
    _ state: State, _ view: ViewContext
  ) -> (title: Rect, facts: Rect, heading: Rect, list: Rect, hint: Rect) {
    let isLow = view.size.height < 16
    let gap = Extent.fixed(isLow ? 0 : 1)
    let body = Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(.fixed(1), gap, .fill)
    if view.size.width >= 110 {
      let parts = rows[2].columns([.fixed(60), .fill], spacing: 4)
      let right = parts[1].rows(.fixed(1), gap, .fill, gap, .fixed(2))
      return (rows[0], parts[0], right[0], right[2], right[4])
    }
    let columns = body.width - pictureColumns(state, view)
    let height = facts(of: state, columns: columns, in: view)
      .height(columns: columns, widths: view.widths)
    // The facts come first; the list keeps only a few rows.
    let kept = isLow ? 1 + min(max(1, state.rows.count), 3) : 4
    let parts = rows[2].rows(
      .fixed(min(height, max(1, rows[2].height - kept))), gap, .fixed(1), .fill,
      .fixed(isLow ? 0 : 2))
    let words = parts[0].insetBy(right: body.width - columns)
    return (rows[0], words, parts[2], parts[3], parts[4])
  }

  private static func facts(of state: State, columns: Int, in view: ViewContext) -> Paragraph {
    let name = state.facts.profile.displayName.value
    let title =
      name.isEmpty
      ? view.language(ko: "손님 (아직 이름이 없어요)", en: "Guest (no name yet)") : name
    let lines = TermList(
      state.facts.labelledFacts(view.language).map { label, text in
        TermList.Entry(StyledText(label, view.theme.faint), StyledText(text))
      }, spacing: 0)
    return Paragraph(
      StyledText(title, view.theme.accent) + "\n"
        + lines.text(columns: columns, widths: view.widths))
  }

  private static func drawProfiles(
    of state: State, in frame: inout Frame,
    at place: (title: Rect, facts: Rect, heading: Rect, list: Rect, hint: Rect),
    _ view: ViewContext
  ) {
    guard state.currentFile != nil else {
      let text = view.language(
        ko: "여기에는 이 프로필 하나뿐이에요. 둘러볼 때나 저장소를 따로 골라 열었을 때는 바꿀 수 없어요.",
        en: "This is the only profile here: the demo and a store opened by its path have just one.")
      // In a low window, the hint takes the place of the heading and the list.
      let lower = Size(width: place.list.width, height: 1 + place.list.height)
      let room = place.hint.isEmpty ? Rect(origin: place.heading.origin, size: lower) : place.hint
      return Paragraph(StyledText(text, view.theme.faint)).draw(in: &frame, at: room)
    }
    frame.write(
      StyledText(view.language(ko: "프로필 목록", en: "Profiles"), view.theme.heading),
      in: place.heading)
    drawList(of: state, in: &frame, view)
    let hint = view.language(
      ko: "새로 만들려면 ‘hearth profile create 이름’을 써 주세요.",
      en: "“hearth profile create NAME” makes another one.")
    Paragraph(StyledText(hint, view.theme.faint)).draw(in: &frame, at: place.hint)
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    state.rows.list(look: view.theme.listLook) { entry in
      let isInUse = entry.file == state.currentFile
      return StyledText(isInUse ? "* " : "  ", view.theme.accent)
        + StyledText(entry.displayText(view.language))
        + StyledText(
          isInUse ? view.language(ko: "  지금 쓰는 프로필", en: "  in use") : "", view.theme.faint)
    }
  }
}

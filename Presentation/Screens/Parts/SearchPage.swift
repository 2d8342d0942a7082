import TerminalKit

/// A page that finds while one types: what is looked for, the list of what was found, and a line
/// about it.
struct SearchPage {
  let label: Words
  /// Shown while nothing is typed.
  let example: Words
  let field: TextFieldState
  let hint: Words
  /// The list in so many columns.
  let list: (_ width: Int) -> List

  /// How many rows of the list are in view.
  static func visible(in view: ViewContext) -> Int { layout(view)[2].height }

  /// What the mouse does over the list; nil when nothing.
  func input(_ mouse: MouseEvent, in view: ViewContext) -> ListInput? {
    let place = SearchPage.layout(view)[2]
    return ListInput(mouse, on: list(place.width), at: place)
  }

  func draw(in frame: inout Frame, _ view: ViewContext) {
    let rows = SearchPage.layout(view)
    let label = StyledText(label(view.language) + "  ", view.theme.heading)
    let used = frame.write(label, in: rows[0])
    TextField(field, placeholder: example(view.language), look: view.theme.field)
      .draw(in: &frame, at: rows[0].margins(left: used))
    list(rows[2].width).draw(in: &frame, at: rows[2])
    frame.write(StyledText(hint(view.language), view.theme.faint), in: rows[3])
  }

  private static func layout(_ view: ViewContext) -> [Rect] {
    let (body, gap) = view.size.page(lowBelow: 12)
    return body.rows(.fixed(1), .fixed(gap), .fill, .fixed(1))
  }
}

/// The positions of the parts of a dialog.
struct DialogLayout {
  let box: Rect
  let text: Rect
  let rows: [StyledText]
  let buttons: [Rect]
  let hints: Rect

  private static let spacing = 2

  init(_ dialog: Dialog, in rect: Rect, widths: DisplayWidth) {
    let labels = dialog.buttons.indices.map { widths.columns(of: dialog.buttonLabel($0)) }
    let padding = rect.width >= 12 ? 1 : 0
    let room = max(0, min(rect.width - 2 - 2 * padding, max(1, dialog.look.maxTextColumns)))
    rows = Paragraph(dialog.text).rows(columns: room, widths: widths)
    let wanted = [
      rows.map { widths.columns(of: $0) }.max() ?? 0,
      labels.reduce(0, +) + Self.spacing * max(0, labels.count - 1),
      dialog.footer.width(widths: widths),
      widths.columns(of: dialog.title) + 4,
    ]
    let width = min(wanted.max() ?? 0, room)
    let places = Self.buttonRects(labels, in: width)
    let buttonRows = (places.last?.maxY ?? 0)
    let hintRows = dialog.hints.isEmpty ? 0 : 1
    let height = rows.count + buttonRows + hintRows + 2
    let gap = buttonRows + hintRows > 0 && height < rect.height ? 1 : 0
    box = rect.centered(Size(width: width + 2 + 2 * padding, height: height + gap))
    let inside = Box.contentRect(inside: box).insetBy(left: padding, right: padding)
    let parts = inside.rows(.fill, .fixed(gap), .fixed(buttonRows), .fixed(hintRows))
    text = parts[0]
    buttons = places.map { place in
      Rect(
        x: parts[2].minX + place.minX, y: parts[2].minY + place.minY, width: place.width, height: 1
      )
      .intersection(parts[2])
    }
    hints = parts[3]
  }

  /// Returns the rects of the buttons, relative to the top left, in as many rows as they need.
  private static func buttonRects(_ labels: [Int], in width: Int) -> [Rect] {
    var x = 0
    var y = 0
    return labels.map { label in
      if x > 0, x + label > width {
        x = 0
        y += 1
      }
      defer { x += label + spacing }
      return Rect(x: x, y: y, width: min(label, width), height: 1)
    }
  }
}

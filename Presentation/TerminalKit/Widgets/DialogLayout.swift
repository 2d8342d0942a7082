/// Where the parts of a dialog stand.
struct DialogLayout {
  let box: Rect
  let text: Rect
  let rows: [StyledText]
  let buttons: [Rect]

  init(_ dialog: Dialog, in rect: Rect, widths: DisplayWidth) {
    let labels = dialog.buttons.indices.map { widths.columns(of: dialog.label($0)) }
    let frameWidth = rect.width >= 12 ? 4 : 2
    let room = max(0, min(rect.width - frameWidth, max(1, dialog.look.columns)))
    let paragraph = Paragraph(dialog.text)
    rows = paragraph.rows(columns: room, widths: widths)
    let oneRow = labels.reduce(0, +) + Self.spacing * max(0, labels.count - 1)
    let wanted = max(
      rows.map { widths.columns(of: $0) }.max() ?? 0, oneRow,
      widths.columns(of: dialog.title) + 4)
    let width = min(wanted, room)
    let places = Self.flow(labels, in: width)
    let buttonRows = (places.last?.minY).map { $0 + 1 } ?? 0
    let gap = buttonRows > 0 && rows.count + buttonRows + 3 <= rect.height ? 1 : 0
    box = rect.centered(
      Size(width: width + frameWidth, height: rows.count + gap + buttonRows + 2))
    let inside = Box.inside(box).margins(
      left: (frameWidth - 2) / 2, right: (frameWidth - 2) / 2)
    text = inside.margins(bottom: min(buttonRows + gap, inside.height))
    let top = max(inside.minY, inside.maxY - buttonRows)
    buttons = places.map { place in
      Rect(x: inside.minX + place.minX, y: top + place.minY, width: place.width, height: 1)
        .intersection(inside)
    }
  }

  private static let spacing = 2

  /// The places of the buttons from the top left, in as many rows as they need.
  private static func flow(_ labels: [Int], in width: Int) -> [Rect] {
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

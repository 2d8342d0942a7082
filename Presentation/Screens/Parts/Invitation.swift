import TerminalKit

/// Content of an empty screen: what belongs there, and the key that adds the first entry.
struct Invitation {
  let text: Words
  let key: String
  /// What the key does, such as “plants the first one”.
  let keyEffect: Words
  /// Another key, and what it does.
  var otherKey: (key: String, does: Words)?
  /// Draws a picture above the text. Called only if there is room.
  let drawPicture: (inout Frame, Rect) -> Void

  func draw(in frame: inout Frame, _ view: ViewContext) {
    let body = frame.bounds.insetBy(left: 2, right: 2)
    let hasPicture = body.height >= 15
    let parts = body.rows(.fixed(hasPicture ? min(12, body.height - 8) : 0), .fill)
    drawPicture(&frame, parts[0])
    var sentence = StyledText(text(view.language) + "\n")
    for (key, words) in [(key, keyEffect)] + (otherKey.map { [($0.key, $0.does)] } ?? []) {
      sentence = sentence + StyledText("\n") + StyledText(key, view.theme.heading)
      sentence = sentence + StyledText("  " + words(view.language))
    }
    let columns = min(56, parts[1].width)
    let place = parts[1].insetBy(top: 1).centered(Size(width: columns, height: parts[1].height))
    Paragraph(sentence, alignment: hasPicture ? .center : .leading).draw(in: &frame, at: place)
  }
}

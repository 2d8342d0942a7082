import TerminalKit

/// A page with a form: its title, the form, a hint about the keys, and a note below.
///
/// If there is little room, the gaps are left out first, then what the form itself can do without,
/// then the hint, and the note last.
struct FormPage {
  var title: String
  /// Text at the end of the row of the title.
  var trailing = ""
  var hint = ""
  var note = StyledText()
  /// Maximum number of columns of the form.
  var maxColumns = 84

  /// The hint for fields without keys of their own.
  static let usualHint = Words(
    ko: "Enter: 다음 칸 · Ctrl-S: 저장", en: "Enter goes on; Ctrl-S saves.")

  /// The rects of the parts.
  struct Layout {
    let title: Rect
    let form: Rect
    let hint: Rect
    let note: Rect
  }

  /// Returns a title that names an item; a long name is shortened.
  static func title(
    naming name: String, in view: ViewContext, _ words: (String) -> Words
  ) -> String {
    view.heading(naming: name, within: max(0, view.size.width - 4), words)
  }

  func columns(in view: ViewContext) -> Int { min(maxColumns, max(0, view.size.width - 4)) }

  func layout<Name>(of form: Form<Name>, in view: ViewContext) -> Layout {
    let body = Rect(size: view.size).insetBy(left: 2, right: 2)
    let columns = columns(in: view)
    let (least, whole) = FormView(form: form, view: view).heights(width: columns)
    // The gaps depend on the fields alone, so that the form stays where it is while messages come
    // and go.
    let gaps = min(2, max(0, body.height - 2 - form.fields.reduce(0) { $0 + $1.height }))
    var room = body.height - 1 - gaps - least
    func rows(_ wanted: Int) -> Int {
      let given = min(max(0, room), wanted)
      room -= given
      return given
    }
    let rowsBelow = [note, hintText(view)].map {
      rows($0.isEmpty ? 0 : Paragraph($0).height(columns: columns, widths: view.widths))
    }
    let formRows = least + rows(whole - least)
    let parts = body.insetBy(top: gaps / 2).columns(.fixed(columns), .fill)[0].rows(
      .fixed(1), .fixed(gaps - gaps / 2), .fixed(formRows), .fixed(rows(1)), .fixed(rowsBelow[1]),
      .fixed(rowsBelow[0]))
    let title = Rect(x: body.minX, y: parts[0].minY, width: body.width, height: parts[0].height)
    return Layout(title: title, form: parts[2], hint: parts[4], note: parts[5])
  }

  func draw<Name>(_ form: Form<Name>, in frame: inout Frame, _ view: ViewContext) {
    let layout = layout(of: form, in: view)
    StatusLine(
      StyledText(title, view.theme.heading), trailing: StyledText(trailing, view.theme.faint)
    )
    .draw(in: &frame, at: layout.title)
    FormView(form: form, view: view).draw(in: &frame, at: layout.form)
    draw(hintText(view), in: &frame, at: layout.hint)
    draw(note, in: &frame, at: layout.note)
  }

  /// Draws the text, in one row with a sign where it is cut.
  private func draw(_ text: StyledText, in frame: inout Frame, at rect: Rect) {
    if rect.height == 1 {
      frame.write(text, in: rect)
    } else {
      Paragraph(text).draw(in: &frame, at: rect)
    }
  }

  private func hintText(_ view: ViewContext) -> StyledText { StyledText(hint, view.theme.faint) }
}

/// A form that fills its page.
protocol FormPageScreen: EntryFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage
}

extension FormPageScreen {
  static func formColumns(_ state: State, in view: ViewContext) -> Int {
    page(state, in: view).columns(in: view)
  }

  static func formRect(_ state: State, in view: ViewContext) -> Rect {
    page(state, in: view).layout(of: state.form, in: view).form
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    page(state, in: view).draw(state.form, in: &frame, view)
  }
}

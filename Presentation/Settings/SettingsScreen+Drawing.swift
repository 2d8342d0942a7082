import HearthDomain
import TerminalKit

extension SettingEntry {
  /// The value for use on a command line, which may differ from the displayed words.
  fileprivate var typedValue: String {
    text.isEmpty ? "…" : Quoting.shellWord(text)
  }

  /// The full text about the setting: label and value, meaning, accepted values and default.
  var fullDescription: Words {
    Words {
      [
        "\(setting.label($0)): \(displayText($0))", setting.meaning($0), acceptedAndDefaultText($0),
        fixedValueNote($0),
      ]
      .joinedNonEmpty(by: "\n")
    }
  }

  fileprivate func fixedValueNote(_ language: Language) -> String {
    isOverriddenByEnvironment
      ? language(ko: "이번에는 환경 변수의 값을 써요.", en: "An environment variable sets it for this run.") : ""
  }

  fileprivate func acceptedAndDefaultText(_ language: Language) -> String {
    var facts = setting.acceptedAndDefaultText(language)
    if !setting.form.stepValues.isEmpty, !isOverriddenByEnvironment {
      facts += language(ko: " Enter를 누르면 다음 값으로 바뀌어요.", en: " Enter changes to the next one.")
    }
    return facts
  }
}

extension SettingsScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(state, view)
    let title = StyledText(view.language(ko: "설정", en: "Settings"), view.theme.heading)
    let legend = view.language(ko: "*는 바꾼 것 · :settings", en: "* changed · :settings")
    StatusLine(title, trailing: StyledText(legend, view.theme.faint))
      .draw(in: &frame, at: place.title)
    list(of: state, in: view).draw(in: &frame, at: place.list)
    if let editing = state.editing {
      drawEditing(editing, in: &frame, at: place.details, view)
    } else if let entry = state.selected {
      drawDetails(entry, in: &frame, at: place.details, view)
    }
  }

  static func layout(
    _ state: State, _ view: ViewContext
  ) -> (title: Rect, list: Rect, details: Rect) {
    let isLow = view.size.height < 16
    let body = Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(.fixed(1), .fixed(isLow ? 0 : 1), .fill)
    if view.size.hasRoomForDetails {
      let shape = RowShape(of: state, view)
      let parts = rows[2].listWithDetails { _ in
        RowList<Row>.markColumns + shape.margin + shape.label + shape.mark + shape.value
      }
      return (rows[0], parts.list, parts.details)
    }
    let parts = rows[2].rows(.fill, .fixed(isLow ? 0 : 1), .fixed(isLow ? 4 : 5))
    return (rows[0], parts[0], parts[2])
  }

  static func list(of state: State, in view: ViewContext) -> List {
    let width = layout(state, view).list.width - RowList<Row>.markColumns
    let shape = RowShape(of: state, view)
    return state.rows.list(look: view.theme.listLook) { row in
      switch row {
      case .heading(let group): StyledText(group.displayTitle(view.language), view.theme.heading)
      case .entry(let entry): settingRow(of: entry, shape, width: width, in: view)
      }
    }
  }

  /// The columns of the list: margin, label, star of changed settings, and value.
  private struct RowShape {
    let margin = 2
    let label: Int
    /// Two columns even if nothing is changed, because they separate the label from the value.
    let mark = 2
    let value: Int

    init(of state: State, _ view: ViewContext) {
      let entries = state.rows.loadedRows.rows.compactMap(\.entry)
      label = entries.map { view.widths.columns(of: $0.setting.label(view.language)) }.max() ?? 0
      value = entries.map { view.widths.columns(of: $0.displayText(view.language)) }.max() ?? 0
    }
  }

  /// Returns a row with the label and, in a second column, the value; a star marks changed
  /// settings.
  private static func settingRow(
    of entry: SettingEntry, _ shape: RowShape, width: Int, in view: ViewContext
  ) -> StyledText {
    let label = min(shape.label, width / 2)
    let value = width - shape.margin - label - shape.mark
    var text = StyledText(
      String(repeating: " ", count: shape.margin)
        + view.widths.padded(entry.setting.label(view.language), to: label))
    text.append(view.widths.padded(entry.isChanged ? "*" : "", to: shape.mark), view.theme.accent)
    let style = entry.isChanged ? nil : view.theme.faint
    return text
      + StyledText(entry.displayText(view.language), style).truncated(
        to: max(0, value), view.widths)
  }

  private static func drawDetails(
    _ entry: SettingEntry, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let setting = entry.setting
    var text = StyledText(setting.meaning(view.language))
    text.append("\n" + entry.acceptedAndDefaultText(view.language), view.theme.faint)
    if place.height > 8 {
      // Secrets are set with a shell command, which hides the typed text.
      text.append(
        setting.isSecret
          ? "\n\nhearth settings set \(setting.name)"
          : "\n\n:settings set \(setting.name) \(entry.typedValue)", view.theme.faint)
    }
    if entry.isOverriddenByEnvironment {
      text.append("\n" + entry.fixedValueNote(view.language), view.theme.warning)
    }
    if Paragraph(text).height(columns: place.width, widths: view.widths) > place.height {
      let fitting = NoticeText(
        language: view.language, widths: view.widths, canShowFullText: true,
        fullTextHint: Words(ko: "i 모두 보기", en: "i shows all"))
      let all = [
        setting.meaning(view.language), entry.acceptedAndDefaultText(view.language),
        entry.fixedValueNote(view.language),
      ].joinedNonEmpty(by: " ")
      text = StyledText(fitting.fitted(all, rows: place.height, columns: place.width))
    }
    Paragraph(text).draw(in: &frame, at: place)
  }

  private static func drawEditing(
    _ editing: Editing, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let setting = editing.entry.setting
    let text =
      editing.error.map { StyledText("! " + $0(view.language), view.theme.error) }
      ?? editing.field.truncationMessage.map {
        StyledText("· " + $0(view.language), view.theme.warning)
      }
      ?? StyledText(setting.acceptedAndDefaultText(view.language), view.theme.faint)
    // The error is shown in full, over the list if necessary.
    let needed = 2 + Paragraph(text).height(columns: place.width, widths: view.widths)
    let more = min(max(0, needed - place.height), place.minY)
    let panel = Rect(
      x: place.minX, y: place.minY - more, width: place.width, height: place.height + more)
    if more > 0 { frame.clear(panel, style: view.theme.text) }
    let rows = panel.rows(.fixed(1), .fixed(1), .fill)
    frame.write(StyledText(setting.label(view.language), view.theme.heading), in: rows[0])
    TextField(editing.field, isObscured: setting.isSecret, look: view.theme.textFieldLook)
      .draw(in: &frame, at: rows[1])
    Paragraph(text).draw(in: &frame, at: rows[2])
  }
}

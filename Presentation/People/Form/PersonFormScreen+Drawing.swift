import HearthDomain
import HearthWhen
import TerminalKit

extension PersonFormScreen {
  static func formRect(_ state: State, in view: ViewContext) -> Rect {
    PersonFormLayout(view.size).form
  }

  /// Returns the extra width for error messages: they may use the plant's area while no plant is
  /// drawn.
  static func messageMargin(_ state: State, in view: ViewContext) -> Int {
    state.rhythm == nil ? PersonFormLayout(view.size).sideWidth : 0
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var layout = PersonFormLayout(view.size)
    let title = StyledText(
      title(of: state, within: layout.title.width, view), view.theme.heading)
    let plantLine = plantLine(of: state, isBrief: layout.picture == nil, in: view)
    layout.growPlantText(for: plantLine, view.widths)
    if let picture = layout.picture, let plant = state.rhythm?.plant {
      PlantPicture(plant: plant, stage: state.person?.stage ?? .third, view: view)
        .draw(in: &frame, at: picture)
    }
    if layout.picture != nil, state.rhythm == nil {
      StatusLine(title, trailing: plantLine).draw(in: &frame, at: layout.title)
    } else {
      frame.write(title, in: layout.title)
      Paragraph(plantLine, alignment: layout.picture == nil ? .leading : .center)
        .draw(in: &frame, at: layout.plant)
    }
    FormView(form: state.form, view: view, messageMargin: messageMargin(state, in: view))
      .draw(in: &frame, at: layout.form)
  }

  private static func title(
    of state: State, within columns: Int, _ view: ViewContext
  ) -> String {
    switch state.subject {
    case .newPerson: view.language(ko: "새로 심기", en: "Plant somebody")
    case .contact: view.language(ko: "연락처에서 심기", en: "Plant from your contacts")
    case .person(let person):
      view.heading(naming: person.plantName, within: columns) {
        Words(ko: "\($0) 고치기", en: "Edit \($0)")
      }
    }
  }

  /// Returns the text about the plant that the typed interval determines, and whether it replaces
  /// the current plant. `isBrief` shortens the text for a single row.
  private static func plantLine(
    of state: State, isBrief: Bool, in view: ViewContext
  ) -> StyledText {
    guard let plant = state.rhythm?.plant else {
      return StyledText(
        view.language(
          ko: "주기를 적으면 식물이 정해져요.",
          en: "The interval decides the plant."), view.theme.faint)
    }
    if let due = state.missedDueDay {
      if isBrief {
        return StyledText(
          view.language(
            ko: "물 줄 날이 지나서 바로 시들어요.", en: "Overdue: it wilts at once."),
          view.theme.warning)
      }
      let day = { DayFormatter($0, today: state.today).shortWithWeekday(due) }
      return StyledText(
        view.language(
          ko: "물 줄 날이 \(day(.korean))이 되어 바로 시들어요. 오늘부터 셀까요?",
          en: "It would be due \(day(.english)) and wilt at once. Count from today?"),
        view.theme.warning)
    }
    let name = plant.name(view.language)
    let meaning = plant.flowerLanguage(view.language)
    guard let before = state.person?.plant, before != plant else {
      return StyledText(name, view.theme.good) + StyledText(" · \(meaning)", view.theme.faint)
    }
    let old = before.name(view.language)
    if isBrief { return StyledText("\(old) → \(name)", view.theme.warning) }
    return StyledText(
      view.language(
        ko: "저장하면 \(KoreanParticle.subject(old)) \(KoreanParticle.toward(name)) 바뀌어요.",
        en: "Saving turns the \(old) into a \(name)."), view.theme.warning)
  }
}

/// Positions of the form and the plant: side by side if there is room.
private struct PersonFormLayout {
  let title: Rect
  let form: Rect
  private(set) var picture: Rect?
  private(set) var plant: Rect
  /// Width of the column next to the form.
  let sideWidth: Int

  init(_ size: Size) {
    let (body, gap) = size.pageArea(lowBelow: 12)
    let rows = body.rows(.fixed(1), .fixed(gap), .fill)
    title = rows[0]
    if size.width >= 70, size.height >= 16 {
      let parts = rows[2].columns(
        [.fixed(min(60, rows[2].width * 6 / 10)), .fill], spacing: 3)
      form = parts[0]
      let beside = parts[1].rows(.fixed(min(parts[1].height - 2, 22)), .fixed(2), .fill)
      (picture, plant) = (beside[0], beside[1])
      self.sideWidth = body.width - form.width
    } else {
      let parts = rows[2].rows(.fill, .fixed(1))
      (form, plant, picture) = (parts[0], parts[1], nil)
      sideWidth = 0
    }
  }

  /// Makes the area below the plant as high as its text needs; the picture of the plant becomes
  /// smaller.
  mutating func growPlantText(for line: StyledText, _ widths: DisplayWidth) {
    guard let picture else { return }
    let rows = Paragraph(line).height(columns: plant.width, widths: widths)
    let more = min(max(0, rows - plant.height), picture.height)
    self.picture = picture.insetBy(bottom: more)
    plant = Rect(
      x: plant.minX, y: plant.minY - more, width: plant.width, height: plant.height + more)
  }
}

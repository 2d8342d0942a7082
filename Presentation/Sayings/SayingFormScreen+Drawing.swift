import HearthDomain
import TerminalKit

extension SayingFormScreen {
  static func formPlace(in view: ViewContext) -> Rect { layout(view).form }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let title =
      state.saying.map {
        view.language(ko: "\($0.name(.korean)) 고치기", en: "Edit #\($0.number)")
      } ?? view.language(ko: "글귀 더하기", en: "Add a saying")
    frame.write(StyledText(title, view.theme.heading), in: place.title)
    FormView(form: state.form, view: view).draw(in: &frame, at: place.form)
    let lines = view.language(
      ko: "Alt-Enter는 줄 바꿈이에요.", en: "Alt-Enter breaks the line.")
    let hint = view.language(ko: "한 언어만 적어도 괜찮아요. ", en: "One language is enough. ")
    StatusLine(
      StyledText(place.hint.width < 56 ? lines : hint + lines, view.theme.faint)
    )
    .draw(in: &frame, at: place.hint)
    return frame
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, form: Rect, hint: Rect) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let gap = Extent.fixed(isLow ? 0 : 1)
    let rows = body.rows(
      .fixed(1), gap, .fixed(min(16, max(0, body.height - 2))), .fixed(isLow ? 0 : 1), .fixed(1))
    return (rows[0], rows[2].columns(.fixed(min(84, body.width)), .fill)[0], rows[4])
  }
}

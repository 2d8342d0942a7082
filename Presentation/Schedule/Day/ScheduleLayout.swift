import TerminalKit

/// Which parts of the schedule stand where: the strip of days on top, the day under it, and
/// where there is room the month beside the day.
struct ScheduleLayout {
  let title: Rect
  let strip: Rect
  let agenda: Rect
  /// The month and what comes next; nil where there is no room for them.
  let month: Rect?
  let next: Rect?

  init(size: Size) {
    let isLow = size.height < 14
    let body = Rect(size: size).margins(top: isLow ? 0 : 1, left: 1, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(DayStrip.height), .fixed(isLow ? 0 : 1), .fill)
    (title, strip) = (rows[0], rows[1])
    guard size.width >= 110, size.height >= 20 else {
      (agenda, month, next) = (rows[3], nil, nil)
      return
    }
    let parts = rows[3].columns([.fill, .fixed(42)], spacing: 3)
    // Its name, the weekdays, and six weeks of two rows each.
    let beside = parts[1].rows(.fixed(1 + 1 + 6 * 2), .fixed(1), .fill)
    (agenda, month, next) = (parts[0], beside[0], beside[2])
  }
}

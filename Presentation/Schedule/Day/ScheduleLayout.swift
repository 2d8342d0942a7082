import TerminalKit

/// Positions of the parts of the schedule screen. The strip of days is on top, the day below it. On
/// wider screens, the month, the event's details and the coming events are at the side.
struct ScheduleLayout {
  let title: Rect
  let strip: Rect
  let agenda: Rect
  /// The month above the details; nil if there is no room for it.
  let month: Rect?
  let details: Rect?
  /// The coming events; nil if they are drawn below the details or not at all.
  let coming: Rect?

  init(size: Size) {
    let (body, gap) = size.pageArea(lowBelow: 14, left: 1, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(DayStrip.height), .fixed(gap), .fill)
    (title, strip) = (rows[0], rows[1])
    guard size.width >= 110 else {
      (agenda, month, details, coming) = (rows[3], nil, nil, nil)
      return
    }
    let middle: [Extent] = size.width < 160 ? [] : [.fixed(size.width / 4)]
    let parts = rows[3].columns([.fill] + middle + [.fixed(42)], spacing: 3)
    let right = parts[parts.count - 1]
    agenda = parts[0]
    coming = middle.isEmpty ? nil : parts[1]
    if size.height < 20 {
      (month, details) = (nil, right)
    } else {
      // The month needs a row for its name, a row for the weekdays, and six weeks of two rows.
      let beside = right.rows(.fixed(1 + 1 + 6 * 2), .fixed(1), .fill)
      (month, details) = (beside[0], beside[2])
    }
  }
}

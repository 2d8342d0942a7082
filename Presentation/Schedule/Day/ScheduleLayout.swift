import TerminalKit

/// Positions of the schedule's parts: the strip of days on top, the day below it, and on wider
/// screens the month above the event's details, then the coming events.
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
      // One row for the name, one for the weekdays, and six weeks of two rows each.
      let beside = right.rows(.fixed(1 + 1 + 6 * 2), .fixed(1), .fill)
      (month, details) = (beside[0], beside[2])
    }
  }
}

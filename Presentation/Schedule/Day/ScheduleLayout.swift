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

  /// Creates the layout; `agendaColumns` is the width that the day needs, of which it gets as much
  /// as the details can spare.
  init(size: Size, agendaColumns: Int = 0) {
    let (body, gap) = size.pageArea(lowBelow: 14, left: 1, right: 1)
    let rows = body.rows(
      .fixed(1), .fixed(DayStrip.height), .fixed(gap), .fill)
    (title, strip) = (rows[0], rows[1])
    guard size.hasRoomForDetails else {
      (agenda, month, details, coming) = (rows[3], nil, nil, nil)
      return
    }
    let middle = size.width < 160 ? 0 : size.width / 4 + Rect.detailsSpacing
    let room = rows[3].insetBy(right: middle)
    let beside = room.listWithDetails { _ in
      max(agendaColumns, room.width - Rect.detailsSpacing - ScheduleLayout.maxDetailsColumns)
    }
    agenda = beside.list
    let parts = rows[3].insetBy(left: agenda.width + Rect.detailsSpacing).columns(
      [.fill, .fixed(beside.details.width)], spacing: middle == 0 ? 0 : Rect.detailsSpacing)
    coming = middle == 0 ? nil : parts[0]
    let right = parts[1]
    if size.height < 20 {
      (month, details) = (nil, right)
    } else {
      // The month needs a row for its name, a row for the weekdays, and six weeks of two rows.
      let below = right.rows(.fixed(1 + 1 + 6 * 2), .fixed(1), .fill)
      (month, details) = (below[0], below[2])
    }
  }

  /// A month in more columns would only have wider gaps.
  private static let maxDetailsColumns = 42
}

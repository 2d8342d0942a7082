import HearthDomain

/// The texts of events and tasks as iCalendar components.
struct ICalendarTexts: EventTextFormat {}

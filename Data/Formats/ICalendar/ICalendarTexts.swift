import HearthDomain

/// The texts of events and to-dos as iCalendar components.
struct ICalendarTexts: EventTextFormat {}

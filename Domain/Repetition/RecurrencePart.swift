/// Parts of a recurrence rule, in the order in which they are written.
public enum RecurrencePart: String, CaseIterable, Hashable, Sendable {
  case frequency = "FREQ"
  case interval = "INTERVAL"
  case count = "COUNT"
  case until = "UNTIL"
  case seconds = "BYSECOND"
  case minutes = "BYMINUTE"
  case hours = "BYHOUR"
  case weekdays = "BYDAY"
  case monthDays = "BYMONTHDAY"
  case yearDays = "BYYEARDAY"
  case weekNumbers = "BYWEEKNO"
  case months = "BYMONTH"
  case positions = "BYSETPOS"
  case weekStart = "WKST"
  case calendarScale = "RSCALE"
  case skip = "SKIP"
}

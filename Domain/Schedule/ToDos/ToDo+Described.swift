extension ToDo {
  package static let described = KindDescription(
    kind: .toDo, titles: ["title"],
    blank: ToDo(id: .blank, details: ToDoDetails(title: EventTitle(known: ""))),
    values: values,
    groups: [
      [
        "due", "allDay", "anchored", "rule", "ruleStart", "skipHolidays", "afterDone", "timesLeft",
      ]
    ], precedes: { $0.id < $1.id })

  private static let values: [KindValue<ToDo>] = [
    KindValue("id", .id(), { $0.id }, { $0.id = $1 }),
    KindValue("title", .text(), { $0.details.title }, { $0.details.title = $1 }),
    KindValue("note", .text(), merged: .note, { $0.details.note }, { $0.details.note = $1 }),
    KindValue("place", .optional(.text()), { $0.details.place }, { $0.details.place = $1 }),
    KindValue([
      KindColumn("due", .localTime) { .int($0.details.due?.storedSeconds) },
      KindColumn("allDay", .flag) { .mark($0.details.due?.isAllDay) },
      KindColumn("anchored", .flag) { .mark($0.details.due?.isAnchored) },
    ]) { toDo, cells in
      toDo.details.due = try cells.optional {
        try DueTask.Due(
          $0.column(0, .wallClock), isAllDay: $0.column(1, .optional(.flag)) ?? false,
          isAnchored: $0.column(2, .optional(.flag)) ?? false)
      }
    },
    KindValue([
      KindColumn("rule") { .optional($0.rule?.rule.description) },
      KindColumn("ruleStart", .localTime) { .int($0.rule?.first.secondsSinceEpoch) },
      KindColumn("skipHolidays", .flag) { .mark($0.rule?.skipsHolidays) },
    ]) { toDo, cells in
      toDo.details.repetition = try cells.optional {
        .rule(
          try $0.parsedText { try Recurrence($0, from: .file) },
          from: try $0.column(1, .wallClock),
          skipsHolidays: try $0.column(2, .optional(.flag)) ?? false)
      }
    },
    KindValue([
      KindColumn("afterDone", .number) { .int($0.afterDone?.days) },
      KindColumn("timesLeft", .number) { .int($0.afterDone?.timesLeft) },
    ]) { toDo, cells in
      if toDo.details.repetition != nil { return }
      toDo.details.repetition = try cells.optional {
        .afterDone(
          try AfterDone(days: $0.int(), timesLeft: $0.column(1, .optional(.number()))))
      }
    },
    KindValue(
      "reminders", .leadTimes, { $0.details.reminders }, { $0.details.reminders = $1 }),
    KindValue("doneAt", .optional(.instant), { $0.doneAt }, { $0.doneAt = $1 }),
    KindValue("calendar", .calendar, { $0.calendar }, { $0.calendar = $1 }),
    KindValue([
      KindColumn("uid") { .optional($0.text?.uid) },
      KindColumn("text") { .optional($0.text?.text) },
      KindColumn("zones") { .optional($0.text?.zones) },
    ]) { toDo, cells in
      toDo.text = try cells.optional {
        EventText(
          of: ID(toDo.id), uid: try $0.nonEmptyText(0), text: try $0.nonEmptyText(1),
          zones: try $0.column(2, .string), place: 1)
      }
    },
    KindValue(
      "textPlace", .optional(.number(in: 1...Int.max)), { $0.text?.position },
      { $0.text?.position = $1 ?? 1 }),
  ]

  private var rule: (rule: Recurrence, first: LocalTime, skipsHolidays: Bool)? {
    guard case .rule(let rule, let first, let skips)? = details.repetition else { return nil }
    return (rule, first, skips)
  }

  /// The repetition, if the to-do repeats some days after it is done; otherwise nil.
  public var afterDone: AfterDone? {
    if case .afterDone(let afterDone)? = details.repetition { afterDone } else { nil }
  }
}

extension DueTask.Due {
  fileprivate var isAnchored: Bool {
    if case .anchored = self { true } else { false }
  }

  /// Seconds since 1970: in UTC if anchored, else on the wall clock.
  fileprivate var storedSeconds: Int { localTime(in: FixedZone.utc).secondsSinceEpoch }

  fileprivate init(_ time: LocalTime, isAllDay: Bool, isAnchored: Bool) {
    self =
      if isAllDay {
        .day(time.day)
      } else if isAnchored {
        .anchored(FixedZone.utc.instant(of: time))
      } else {
        .floating(time)
      }
  }
}

extension ColumnForm<LeadTimes> {
  /// Minutes, ascending, separated by spaces.
  fileprivate static var leadTimes: Self {
    Self(
      .numbers, { .text($0.minutesBefore.map(String.init).joined(separator: " ")) },
      { cells in
        let minutes = try cells.text().split(separator: " ").map { try cells.requireKnown(Int($0)) }
        return try LeadTimes(minutesBefore: minutes)
      })
  }
}

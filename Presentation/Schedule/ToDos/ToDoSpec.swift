import HearthDomain
import HearthWhen

/// The arguments and options that the commands of to-dos share.
enum ToDoSpec {
  static let toDo = Argument<String>(
    "which", kind: .toDo, placeholder: Words(ko: "할 일", en: "TO-DO"),
    help: Words(
      ko: "제목이나 그 일부, 초성(ㅇㅇ), 또는 id의 끝 글자예요.",
      en: "The title, a part of it, initial consonants, or the end of an id."))

  static let due = Option<String>(
    "due", .moment,
    help: Words(
      ko: "언제까지 할지예요. 날만 적으면 그날 안에만 하면 되고, 전에 정한 시각이 있으면 그대로예요.",
      en: "When it is due. A day alone means any time on it, or keeps the time it had."))

  static let place = Option<EventPlace>(
    "at-place", help: Words(ko: "어디에서 할지예요. 200자까지 쓸 수 있어요.", en: "Where, up to 200 characters."))

  static let remind = EventSpec.remind.with(
    help: Words(
      ko: "기한 몇 분 전에 알릴지예요. 5개까지 쓸 수 있고, 1시간, 09:00, ‘전날 20:00’처럼 적어도 돼요.",
      en: "Minutes before it is due to remind you, up to five times; 1h, 09:00 and “20:00"
        + " before” work, too."))

  static let detailOptions: [any CommandOption] = [
    due, place, EventSpec.note, remind, EventSpec.noRemind,
  ]
}

/// When a to-do is due, as typed in a title or an option, and how it repeats.
struct TypedDue {
  var due: DueTask.Due?
  var repetition: EnteredRepetition?
  /// The time as read, from which reminders in a title are taken; nil if none was typed.
  var plan: PlannedTime?
  var notes: [Words] = []
}

extension TypedDue {
  /// Creates the due time by what was read, on the clock of the zone if one is given. A date that
  /// has passed at most a day ago stays.
  init(
    _ read: PlannedTime, _ guesses: [Guess], typed: String? = nil, at now: LocalTime,
    in zone: (any ZoneRules)?
  ) {
    let passed = PassedDate(typed, guesses, next: read.dueTime, isAllDay: read.isAllDay)
    let isRecent = passed?.isRecent(at: now) == true
    let plan = passed.map { isRecent ? read.moved(days: $0.pastDay - $0.nextDay) : read } ?? read
    let statement =
      isRecent
      ? nil
      : passed.map { passed in
        Words { passed.chosenDayStatement(in: $0) }
      }
    self.init(
      due: plan.toDoDue(in: zone), repetition: read.repetition, plan: plan,
      notes: guesses.compactMap(\.explanation) + [statement].compactMap(\.self))
  }
}

extension EventTools {
  func typedDue(
    _ read: PlannedTime, _ guesses: [Guess], typed: String? = nil, in zone: (any ZoneRules)? = nil
  ) throws -> TypedDue {
    TypedDue(
      read, guesses, typed: typed, at: formatter.clock.localTime,
      in: try read.zone.map { try findZone($0) } ?? zone)
  }

  /// Returns when a to-do is due by its title, with notes on what was guessed and not read.
  func typedDue(_ parsed: ParsedTitle, in zone: (any ZoneRules)? = nil) throws -> TypedDue {
    var typed = try parsed.plan.map { try typedDue($0, parsed.guesses, in: zone) } ?? TypedDue()
    typed.notes += parsed.unreadNote
    return typed
  }

  /// Parses the option `--due`.
  func typedDue(_ text: String) throws -> TypedDue {
    let read = try dateReader.time(ofPlan: text)
    guard read.alternatives.isEmpty else { throw WhenRefusal(.unknown(.dayAndTime), text) }
    return try typedDue(read.value, read.guesses, typed: text)
  }

  /// Returns the details with their repetition, and the reminders that were typed in the title or
  /// as options. If none were, those of `old` stay, unless they were the usual ones.
  func settled(
    _ details: ToDoDetails, _ typed: TypedDue, _ reminders: TypedReminders?,
    from old: ToDoDetails? = nil
  ) throws -> ToDoDetails {
    var details = details
    let isAllDay = details.due?.isAllDay ?? true
    let inTitle = try typed.plan.flatMap {
      try LeadTimesInput.reminders(namedBy: $0, isAllDay: isAllDay, defaults.allDayTime)
    }
    if let reminders {
      if details.due == nil, reminders != .none {
        throw UsageError(.missingOption(["--due"]), in: ["todo"])
      }
      details.reminders = try reminders.leadTimes(
        from: details.due?.timeOfDay(in: formatter.clock.zone), defaults.allDayTime)
    } else if let inTitle {
      details.reminders = inTitle
    } else {
      details.reminders = defaults.remindersKept(by: details, from: old)
    }
    return details
  }
}

extension EventDefaults {
  /// Returns the reminders of a to-do for which none are set: at the moment, or on a day at the
  /// time for whole days.
  func reminders(of due: DueTask.Due?) -> LeadTimes {
    due.map { $0.isAllDay ? allDayTime.leadTimes : .atStart } ?? .none
  }

  /// Returns the reminders of a changed to-do for which none were typed: those of the old one, or
  /// the usual ones if it had these or is new.
  func remindersKept(by details: ToDoDetails, from old: ToDoDetails?) -> LeadTimes {
    let wereUsual = old.map { $0.reminders == reminders(of: $0.due) } ?? true
    return wereUsual ? reminders(of: details.due) : details.reminders
  }
}

extension DueTask.Due {
  /// The time of day in the zone; nil for a whole day.
  func timeOfDay(in zone: any ZoneRules) -> TimeOfDay? {
    isAllDay ? nil : localTime(in: zone).time
  }
}

extension EnteredRepetition {
  /// Whether it repeats some days after it was done, as only to-dos do.
  var isAfterDone: Bool {
    if case .afterDone = rule { true } else { false }
  }
}

extension PlannedTime {
  /// Whether it is the time of a to-do: a deadline, or one that repeats after it was done.
  var isToDo: Bool { isDeadline || repetition?.isAfterDone == true }

  /// The day or time at which a to-do is due: the end of a deadline with a time, the start of one
  /// that repeats after it was done.
  fileprivate var dueTime: LocalTime {
    !isAllDay && (isDeadline || hasEnd && !isToDo) ? end : start
  }

  /// Returns when a to-do is due at this time; on the clock of the zone if one is given.
  fileprivate func toDoDue(in zone: (any ZoneRules)?) -> DueTask.Due {
    switch bounds {
    case .days(let first, let last): return .day(isToDo && !isDeadline ? first : last)
    case .times: return zone.map { .anchored($0.instant(of: dueTime)) } ?? .floating(dueTime)
    }
  }
}

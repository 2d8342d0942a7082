extension Setting {
  static let ofReminders: [Setting] =
    ReminderKind.allCases.map(reminding) + [
      .time(
        .birthdayTime, .reminders, { $0.settings.reminding.birthdayTime },
        { $0.settings.reminding.birthdayTime = $1 }),
      allDay,
      .time(
        .readingTime, .reminders, { $0.settings.reminding.readingTime },
        { $0.settings.reminding.readingTime = $1 }),
      .time(
        .sayingTime, .reminders, { $0.settings.reminding.sayingTime },
        { $0.settings.reminding.sayingTime = $1 }),
      .time(
        .moodTime, .reminders, { $0.settings.reminding.moodTime },
        { $0.settings.reminding.moodTime = $1 }),
      quiet,
    ]

  static let ofDelivery: [Setting] = [
    channels, command,
    .text(
      .ntfyServer, .delivery, .address, { $0.settings.delivery.ntfyServer },
      rule: TextRules.isAddress, { $0.settings.delivery.ntfyServer = $1 }),
    .text(
      .ntfyTopic, .delivery, .secret, { $0.settings.delivery.ntfyTopic },
      rule: TextRules.isTopic, { $0.settings.delivery.ntfyTopic = $1 }),
  ]

  private static func reminding(of kind: ReminderKind) -> Setting {
    .toggle(
      .reminding(kind), .reminders, { $0.settings.reminding.kinds.contains(kind) },
      { values, isOn in
        if isOn {
          values.settings.reminding.kinds.insert(kind)
        } else {
          values.settings.reminding.kinds.remove(kind)
        }
      })
  }

  private static let allDay = Setting(
    key: .allDayTime, group: .reminders, form: .dayTime,
    read: { $0.settings.reminding.allDayTime.description },
    write: { values, text in
      guard let time = AllDayTime(text) else { return false }
      values.settings.reminding.allDayTime = time
      return true
    })

  private static let quiet = Setting(
    key: .quietHours, group: .reminders, form: .hours,
    read: { values in
      values.settings.reminding.quietHours.map { "\($0.start)-\($0.end)" } ?? "off"
    },
    write: { values, text in
      let hours = QuietHours(text: text)
      guard hours != nil || text == "off" else { return false }
      values.settings.reminding.quietHours = hours
      return true
    })

  private static let channels = Setting(
    key: .channels, group: .delivery,
    form: .list(DeliverySettings.Method.allCases.map(\.rawValue), orAutomatic: true),
    read: { $0.settings.delivery.methods.map { WordList.text($0) } ?? "auto" },
    write: { values, text in
      let methods: [DeliverySettings.Method]? = WordList.values(text)
      guard methods != nil || text == "auto" else { return false }
      values.settings.delivery.methods = methods
      return true
    })

  private static let command = Setting(
    key: .command, group: .delivery, form: .command,
    read: { CommandWords.text($0.settings.delivery.command) },
    write: { values, text in
      guard let words = CommandWords.words(text) else { return false }
      values.settings.delivery.command = words
      return true
    })
}

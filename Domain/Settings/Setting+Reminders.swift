extension Setting {
  static let ofReminders: [Setting] =
    ReminderKind.allCases.map(reminding) + [
      .time(
        .birthdayTime, .reminders, { $0.settings.reminding.birthdayTime },
        { $0.settings.reminding.birthdayTime = $1 }),
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
      { sheet, isOn in
        if isOn {
          sheet.settings.reminding.kinds.insert(kind)
        } else {
          sheet.settings.reminding.kinds.remove(kind)
        }
      })
  }

  private static let quiet = Setting(
    key: .quietHours, group: .reminders, form: .hours,
    read: { sheet in
      sheet.settings.reminding.quietHours.map { "\($0.start)-\($0.end)" } ?? "off"
    },
    write: { sheet, text in
      let hours = QuietHours(text: text)
      guard hours != nil || text == "off" else { return false }
      sheet.settings.reminding.quietHours = hours
      return true
    })

  private static let channels = Setting(
    key: .channels, group: .delivery,
    form: .list(DeliverySettings.Way.allCases.map(\.rawValue), orAutomatic: true),
    read: { $0.settings.delivery.ways.map { WordList.text($0) } ?? "auto" },
    write: { sheet, text in
      let ways: [DeliverySettings.Way]? = WordList.values(text)
      guard ways != nil || text == "auto" else { return false }
      sheet.settings.delivery.ways = ways
      return true
    })

  private static let command = Setting(
    key: .command, group: .delivery, form: .command,
    read: { CommandWords.text($0.settings.delivery.command) },
    write: { sheet, text in
      guard let words = CommandWords.words(text) else { return false }
      sheet.settings.delivery.command = words
      return true
    })
}

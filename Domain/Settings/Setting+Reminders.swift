extension Setting {
  static let reminderSettings: [Setting] =
    ReminderKind.allCases.map(reminderSetting) + [
      .time(.birthdayTime, .reminders, \.settings.reminderSettings.birthdayTime),
      Setting(
        .allDayTime, .reminders, .dayTime, \.settings.reminderSettings.allDayTime,
        text: { $0.description }, value: { AllDayTime($0) }),
      .time(.readingTime, .reminders, \.settings.reminderSettings.readingTime),
      .time(.sayingTime, .reminders, \.settings.reminderSettings.sayingTime),
      .time(.moodTime, .reminders, \.settings.reminderSettings.moodTime),
      Setting(
        .quietHours, .reminders, .timeRange, \.settings.reminderSettings.quietHours, or: "off",
        text: { "\($0.start)-\($0.end)" }, value: { QuietHours(text: $0) }),
    ]

  static let deliverySettings: [Setting] = [
    Setting(
      .channels, .delivery,
      .list(DeliverySettings.Method.allCases.map(\.rawValue), orAutomatic: true),
      \.settings.delivery.methods, or: "auto", text: { WordList.text($0) },
      value: { WordList.values($0) }),
    Setting(
      .command, .delivery, .command, \.settings.delivery.command,
      text: { CommandWords.text($0) }, value: { CommandWords.words($0) }),
    .text(
      .ntfyServer, .delivery, .address, \.settings.delivery.ntfyServer,
      rule: TextRules.isAddress),
    .text(
      .ntfyTopic, .delivery, .secret, \.settings.delivery.ntfyTopic, rule: TextRules.isTopic),
  ]

  private static func reminderSetting(of kind: ReminderKind) -> Setting {
    guard kind == .event else {
      return .toggle(
        .remindersEnabled(kind), .reminders, \.settings.reminderSettings.kinds[holding: kind])
    }
    return Setting(
      .remindersEnabled(kind), .reminders, .leadTimes, \.settings.reminderSettings.defaultLeadTimes,
      or: "off", text: { $0 == .atStart ? "on" : $0.settingText },
      value: { $0 == "on" ? .atStart : LeadTimes(settingText: $0) })
  }
}

extension ReminderSettings {
  /// Default reminders of events with a time; nil if events have none.
  fileprivate var defaultLeadTimes: LeadTimes? {
    get { kinds.contains(.event) ? eventReminders : nil }
    set {
      kinds[holding: .event] = newValue != nil
      eventReminders = newValue ?? .atStart
    }
  }
}

extension Set {
  /// Whether the set contains the element; setting this inserts or removes it.
  fileprivate subscript(holding element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}

extension Setting {
  static let ofReminders: [Setting] =
    ReminderKind.allCases.map(reminding) + [
      .time(.birthdayTime, .reminders, \.settings.reminding.birthdayTime),
      Setting(
        .allDayTime, .reminders, .dayTime, \.settings.reminding.allDayTime,
        text: { $0.description }, value: { AllDayTime($0) }),
      .time(.readingTime, .reminders, \.settings.reminding.readingTime),
      .time(.sayingTime, .reminders, \.settings.reminding.sayingTime),
      .time(.moodTime, .reminders, \.settings.reminding.moodTime),
      Setting(
        .quietHours, .reminders, .hours, \.settings.reminding.quietHours, or: "off",
        text: { "\($0.start)-\($0.end)" }, value: { QuietHours(text: $0) }),
    ]

  static let ofDelivery: [Setting] = [
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

  private static func reminding(of kind: ReminderKind) -> Setting {
    .toggle(.reminding(kind), .reminders, \.settings.reminding.kinds[holding: kind])
  }
}

extension Set {
  /// Membership of the element in the set.
  fileprivate subscript(holding element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}

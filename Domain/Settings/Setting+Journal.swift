extension Setting {
  static let journalSettings: [Setting] = [
    .choice(.journalRetention, .journal, \.settings.journalRetention)
  ]
}

extension Setting {
  static let ofJournal: [Setting] = [
    .choice(.journalKeeping, .journal, \.settings.journalKeeping)
  ]
}

extension Setting {
  static let ofJournal: [Setting] = [
    .choice(
      .journalKeeping, .journal, { $0.settings.journalKeeping },
      { $0.settings.journalKeeping = $1 })
  ]
}

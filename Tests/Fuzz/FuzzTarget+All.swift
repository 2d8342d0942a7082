extension FuzzTarget {
  /// All targets, in the order in which they run.
  static var all: [FuzzTarget] {
    fileFormats + bookServices + plainTexts + wholeProgram + stores
  }

  private static var fileFormats: [FuzzTarget] {
    [
      .vCard, .iCalendar, .csv, .json, .jsonItems, .fortune, .fortuneIndex, .sayings,
      .jrnl,
      .daylio, .dayOne,
      .moods, .bookTables, .bookJSON, .openLibraryDump, .settings, .zoneFile, .charsets,
      .zipFiles, .contactTables, .highlights, .calDAV, .cardDAV, .subscription, .linkedCards,
    ]
  }

  private static var bookServices: [FuzzTarget] {
    [.aladin, .aladinFile, .kakao, .yes24, .googleBooks, .openLibrarySearch, .openLibraryBook]
  }

  private static var plainTexts: [FuzzTarget] {
    [
      .keys, .dates, .dateWords, .zoneText, .values, .settingTexts, .commandLine, .frames,
      .repetition, .planWords, .templates, .searchWords, .assistant,
    ]
  }

  private static var wholeProgram: [FuzzTarget] {
    [.plans, .shownContacts, .shownSayings, .shownMoods, .shownBooks]
  }

  private static var stores: [FuzzTarget] {
    [.search, .archive, .store, .relayNames]
  }
}

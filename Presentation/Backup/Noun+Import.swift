extension Noun {
  static let `import` = Noun(
    "import", .safekeeping,
    ko: #"""
      다른 프로그램의 파일을 가져와요

      import: 어떤 파일이든 가져와요
      # 없는 것만 추가해요
      # 어디에 담을지 알아내요
      # 무엇이 달라질지 먼저 봐요
      # 내용이 다르면 파일 쪽으로 바꿔요
      무슨 파일인지 알아내서 무엇이 달라질지 알려 주고, 물어본 다음 가져와요. 연락처는 vCard, Google
      주소록과 Outlook의 CSV, LDIF, Monica에서, 일정은 iCalendar와 Outlook, Notion의 CSV에서, 책은
      Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm, Inventaire, Openreads,
      Notion에서, 문장은 킨들, KOReader, 코보, Readwise, BookWyrm에서, 기분과 일기는 Daylio, Day
      One, jrnl, Bearable, Pixels, How We Feel, Journey, Google Keep, Notion에서, 글귀는 fortune,
      CSV, JSON에서 읽어요. 열마다 이름이 있으면 직접 만든 표도 읽고, 압축한 파일도 그대로 읽어요.
      hearth export로 내보낸 파일은 바로 읽어요. 빈 저장소에도 쓰던 저장소에도 추가할 수 있고, 같은
      파일을 다시 읽어도 겹치지 않아요. 여기 있는 기록과 내용이 다르면 알려 주고 그대로 둬요. 먼저
      저장소를 백업해요. 암호로 잠근 파일이면 암호를 물어봐요.
      """#,
    en: #"""
      Import data from other programs

      import: Import a file of any kind
      import hearth.json # add what is not here
      import goodreads_library_export.csv # finds out where it belongs
      import contacts.vcf --dry-run # preview what would change
      import hearth.json --replace # take the file's version where both differ
      Finds out what the file is, shows what would change, and asks. It reads contacts from vCard,
      CSV of Google Contacts or Outlook, LDIF and Monica; plans from iCalendar and CSV of Outlook or
      Notion; books from Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm,
      Inventaire, Openreads and Notion; sentences from Kindle, KOReader, Kobo, Readwise and
      BookWyrm; moods and journals from Daylio, Day One, jrnl, Bearable, Pixels, How We Feel,
      Journey, Google Keep and Notion; sayings from fortune, CSV and JSON. A table of your own
      works, too, if its columns have names, and archives need not be unpacked. What hearth export
      wrote is imported at once, into an empty store or a filled one; importing the same file again
      changes nothing. Records that differ here are reported and kept. The store is backed up first.
      For an encrypted file, the passphrase is asked for.
      """#)
}

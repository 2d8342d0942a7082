extension Noun {
  static let book = Noun(
    "book", .areas,
    showing: ["list", "add", "read", "finish", "rate", "search", "import", "stats"],
    ko: #"""
      다 읽고 싶은 책과 문장

      list: 읽는 책과 오늘 읽을 쪽수를 봐요
      # 읽는 책이에요
      list 완독 # 다 읽은 책이에요
      # 모든 책을 분류별로 제목순으로 봐요
      list --search 헤세 # 제목과 지은이에서 찾아요
      적지 않으면 아직 다 읽지 않은 책을 목표일이 가까운 것부터 보여 줘요. 나중에 읽으려고 담아 둔
      책은 ‘hearth book list 담아 둔 책’으로 봐요. --search만 쓰면 모든 책에서 찾아요.

      show: 책 한 권을 자세히 봐요
      show 데미안 # 진도와 남은 계획까지 봐요
      # 초성으로 찾아 JSON으로 출력해요

      add: 읽을 책을 추가해요
      add 데미안 --pages 240 --target +14d # 2주 안에 다 읽어요
      # 방금 찾은 책 가운데 첫 번째예요
      # ISBN으로 찾아서 추가해요
      목표일과 쪽수는 안 적어도 돼요. 쪽수를 모르면 퍼센트로 읽어요. 제목 없이 --isbn이나 --pick만
      적으면 나머지를 찾아서 채워요.

      edit: 책 정보를 고쳐요
      edit 데미안 --target +7d # 목표일을 일주일 뒤로 옮겨요
      edit ㄷㅁㅇ --pages 256 --category 소설 # 쪽수와 분류를 고쳐요
      적은 것만 바뀌어요. 비워 두면 지워져요: --author "". 글이 아닌 것은 none으로도 지워요:
      --target none.

      remove: 책을 지워요
      remove 데미안 # 함께 지워지는 것을 알려 주고 물어봐요
      remove 데미안 코스모스 # 둘을 한꺼번에 물어보고 지워요
      문장으로 만든 글귀는 남아요.

      merge: 두 번 추가한 책을 하나로 합쳐요
      merge 데미안 "데미안 (개정판)" # 데미안으로 합쳐요
      읽은 기록과 지난 읽기, 문장이 모두 한 책에 모여요. 둘 다 읽는 중이면 한 번 읽은 것이 되고,
      같은 날의 기록은 더 많이 읽은 것이 남아요. 그 밖에 서로 다른 것은 명령에 먼저 적은 책을
      따라요. 되돌리면 다시 둘로 나뉘어요.

      move: 직접 정한 순서에서 책을 옮겨요
      move 데미안 up # 한 칸 위로 옮겨요
      그 순서는 book list --sort own으로 봐요.

      read: 읽은 쪽을 적어요
      hearth read 데미안 20 # 20쪽까지 읽었어요
      hearth read 데미안 +10 # 열 쪽을 더 읽었어요
      # 전자책처럼 퍼센트로 적어요
      hearth read 데미안 60 --on 금 --at 22:30 # 지난 금요일 기록을 적어요
      같은 날 다시 적으면 그날 기록이 바뀌어요. 앞쪽으로 되돌리면 먼저 물어보고 마지막 기록을
      고쳐요. 그러면서 읽은 쪽이 없어진 날의 기록은 지워요. 마지막 쪽을 적으면 다 읽은 책이 돼요.

      unread: 읽은 기록을 지워요
      unread 데미안 --on 어제 # 어제 기록을 지워요
      날을 적지 않으면 마지막 기록이에요. 진도와 계획도 따라 바뀌어요.

      history: 읽은 기록을 날짜별로 봐요
      history 데미안 # 최근 기록부터예요
      고치려면 book read 책 쪽 --on 날, 지우려면 book unread 책 --on 날을 써요.

      finish: 다 읽은 책으로 표시해요
      finish 데미안 # 오늘 다 읽었어요
      finish 데미안 --on 어제 # 어제 다 읽었어요
      마지막 쪽까지 읽지 않았으면 물어봐요. 다 읽은 책은 book reopen으로 되돌릴 때까지 잠겨요.

      reopen: 다 읽은 책을 읽는 중으로 되돌려요
      reopen 데미안 # 멈춘 쪽에서 이어서 읽어요
      처음부터 다시 읽으려면 book again을 써요.

      again: 다 읽은 책을 처음부터 다시 읽어요
      again 데미안 --target +14d # 2주 동안 다시 읽어요
      지난번에 읽은 날과 기록, 별점은 남아요. 목표일은 안 적어도 돼요.

      rate: 별점을 줘요
      rate 데미안 4.5 # 0부터 5까지 0.5씩이에요
      rate 데미안 none # 별점을 지워요

      favourite: 좋아하는 책에 넣어요
      favourite 데미안 # 내 책을 좋아하는 책에 넣어요
      # 방금 찾은 책 가운데 두 번째예요

      unfavourite: 좋아하는 책에서 빼요
      unfavourite 데미안 # 책은 그대로 남아요

      sentence add: 책의 문장을 간직해요
      sentence add 데미안 "새는 알에서 나오려고 투쟁한다" --page 123 # 몇 쪽에 있는지도 적어요
      sentence add 데미안 "알은 세계다" --saying # 글귀에도 추가해요

      sentence list: 책에서 간직한 문장을 봐요
      sentence list 데미안 # 앞쪽 문장부터예요
      # 최근에 간직한 다섯 문장이에요
      책을 적으면 그 책의 문장을 앞쪽부터, 적지 않으면 모든 책의 문장을 최근에 간직한 것부터 보여
      줘요.

      sentence edit: 간직한 문장을 고쳐요
      sentence edit 데미안 알은 --page 124 # 쪽을 고쳐요
      적은 것만 바뀌어요. 이미 만든 글귀는 그대로예요.

      sentence remove: 간직한 문장을 지워요
      sentence remove 데미안 알은 # 물어보고 지워요
      문장으로 만든 글귀는 남아요.

      sentence share: 간직한 문장을 글이나 카드로 공유해요
      sentence share 데미안 알은 # 글로 출력해요
      sentence share 데미안 알은 --copy # 클립보드에 넣어요
      sentence share 데미안 알은 --size story -o card.png # 그림 파일로 저장해요
      지은이와 책 제목이 함께 들어가요. \#(replacingNote.ko)

      sentence import: 전자책에 그은 밑줄을 문장으로 가져와요
      # 킨들에서 가져와요
      킨들의 My Clippings.txt, KOReader의 JSON, Readwise와 코보의 CSV, BookWyrm 계정 파일의 인용문을
      읽어요. 메모는 그 밑줄에 붙고, 없는 책은 새로 추가해요. 같은 파일을 다시 읽어도 겹치지 않아요.

      search: 책을 찾아요
      search 데미안 # 제목과 지은이에서 찾아요
      search 해리 포터 --with openlibrary # 인터넷의 Open Library에서 찾아요
      # 저장해 둔 알라딘 검색 결과 파일을 읽어요
      적지 않으면 내 책장, 고전 목록, 가져온 도서 목록처럼 설정에 있는 곳에서 찾아요. 찾은 책은
      번호로 추가할 수 있어요: hearth book add --pick 1. ●는 목표, ♥는 좋아하는 책이에요.

      lookup: ISBN으로 책을 찾아요
      # 설정에 있는 곳에서 찾아요
      # 열 자리도, 붙임표도 괜찮아요
      # 표지도 함께
      표지는 --cover를 붙일 때만 내려받아요. 그림이 나오는 터미널에서 책 곁에 보이고, 책을 지우면
      함께 지워져요. 되살린 책이나 다른 기기에서는 다시 내려받아 주세요. 백업에는 담기지 않아요.

      import: 다른 서비스의 책을 가져와요
      # Goodreads에서 가져와요
      # 일반 표에서 가져와요
      # 내보냈던 책을 다시 가져와요
      Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm(계정 파일도), Inventaire의
      파일과 제목 열이 있는 표를 읽어요. 형식은 파일을 보고 알아내요. 이미 있는 책은 빠진 것만
      채우고, 읽지 못한 줄은 이유와 함께 알려 줘요.

      export: 모든 책을 파일로 내보내요
      # 표로 내보내요
      # Goodreads가 읽는 표로 내보내요
      형식을 적지 않으면 .json으로 끝나는 파일은 JSON, 나머지는 CSV예요. JSON에는 읽은 기록과
      문장까지 담겨요. \#(replacingNote.ko)

      catalogue import: 책을 찾을 때 쓸 도서 목록을 가져와요
      # 백만 권도 괜찮아요
      CSV나 Open Library 덤프를 읽어요. 전에 가져온 목록을 대신하고, 내 책은 그대로예요.

      shelf: 다 읽은 책을 책장과 책탑으로 봐요
      # 다 읽은 책을 봐요
      # 좋아하는 책을 봐요
      # 책장을 그림 파일로 저장해요
      책등은 책이 두꺼울수록 두꺼워요. \#(replacingNote.ko)

      stats: 읽은 쪽수와 흐름을 봐요
      # 지난 2주를 봐요
      # 지난 1년을 봐요
      # 지난 6개월을 그래프로 봐요
      stats 데미안 # 이 책을 읽은 시간대와 연속 독서
      # 2025년 한 해를 봐요
      stats 10월 # 10월 한 달을 봐요

      calendar: 읽은 쪽수를 달력으로 봐요
      # 이번 달을 봐요
      # 2026년 10월을 봐요
      # 2026년을 봐요
      """#,
    en: #"""
      Books to finish, sentences to keep

      list: List your goals, with today's pages
      hearth book # books you are reading
      list finished # finished books
      list --all --grouped --sort title # all by category and title
      list --search hesse # in titles and authors
      By default, shows the books you are reading, the nearest target first; those kept for later
      are in hearth book list kept. --search alone searches all books.

      show: Show one book
      show Demian # with its progress and plan
      show ㄷㅁㅇ --json # by initial consonants, as JSON

      add: Add a book to finish
      add Demian --pages 240 --target +14d # to finish within two weeks
      add --pick 1 --pages 240 # the first result of the last search
      add --isbn 9788937460449 # look it up by its ISBN
      Target and pages are optional; without pages, progress is in percent. With --isbn or --pick
      instead of a title, the rest is looked up.

      edit: Change a book
      edit Demian --target +7d # a new target, a week from now
      edit dem --pages 256 --category fiction # its pages and category
      Only what you give changes. An empty value clears it: --author "". For anything but text, none
      works, too: --target none.

      remove: Remove a book with its records and sentences
      remove Demian # says what will be removed and asks first
      remove Demian Cosmos # two of them, with one question
      Sayings made from its sentences stay.

      merge: Merge a book that was added twice
      merge Demian "Demian 2" # merge into Demian
      Combines the records, earlier readings and sentences of both. Two current readings become one;
      of two pages on the same day, the further one is kept. Where the two differ, BOOK is kept.
      Undo splits them again.

      move: Move a book in your own order
      move Demian up # one place up
      See that order with book list --sort own.

      read: Record the page you reached
      hearth read Demian 20 # you are at page 20
      hearth read Demian +10 # ten pages further
      hearth read ㄷㅁㅇ 45% # in percent, as e-books show it
      hearth read Demian 60 --on fri --at 22:30 # the record of last Friday
      Recording the same day again replaces its record. If you go back, you are asked first; the
      last record is corrected, and days on which nothing is read then lose theirs. The last page
      finishes the book.

      unread: Remove a record of what you read
      unread Demian --on yesterday # yesterday's record
      Without a day, removes the last record. Progress and plan change with it.

      history: List what you read in a book, day by day
      history Demian # the latest first
      To correct a record: book read BOOK PAGE --on DAY; to remove it: book unread BOOK --on DAY.

      finish: Mark a book as finished
      finish Demian # finished today
      finish Demian --on yesterday # finished yesterday
      Asks first if you have not reached the last page. A finished book is locked until you open it
      again with book reopen.

      reopen: Open a finished book again
      reopen Demian # continue where you stopped
      To read it from the beginning, use book again.

      again: Read a finished book again
      again Demian --target +14d # again, within two weeks
      Earlier dates, records and ratings are kept. The target is optional.

      rate: Rate a book
      rate Demian 4.5 # 0 to 5 in halves
      rate Demian none # removes the rating

      favourite: Add a book to your favourites
      favourite Demian # one of your books
      favourite --pick 2 # the second result of the last search

      unfavourite: Remove a book from your favourites
      unfavourite Demian # the book itself stays

      sentence add: Keep a sentence from a book
      sentence add Demian "The bird fights its way out" --page 123 # with its page
      sentence add Demian "The egg is the world" --saying # as a saying, too

      sentence list: List sentences kept from books
      sentence list Demian # by page
      sentence list --limit 5 # the last five, of any book
      With BOOK, its sentences by page; without it, those of all books, newest first.

      sentence edit: Change a kept sentence
      sentence edit Demian egg --page 124 # its page
      Only what you give changes. A saying made from it stays the same.

      sentence remove: Remove a kept sentence
      sentence remove Demian egg # asks first
      A saying made from it stays.

      sentence share: Share a kept sentence as text or as a card
      sentence share Demian egg # as plain text
      sentence share Demian egg --copy # into the clipboard
      sentence share Demian egg --size story -o card.png # a picture to send
      Includes the author and the title of the book. \#(replacingNote.en)

      sentence import: Import e-reader highlights as sentences
      sentence import "My Clippings.txt" # from a Kindle
      Reads My Clippings.txt of a Kindle, the JSON of KOReader, CSV of Readwise or a Kobo, and the
      quotations of a BookWyrm account. Notes stay with their highlight, and missing books are
      added. Importing the same file again adds nothing.

      search: Find books
      search demian # by title or author
      search harry potter --with openlibrary # in Open Library, online
      search --from-file answer.js # read a saved result from Aladin
      By default, searches the places from your settings: your shelf, the classics, an imported
      catalogue. Add a result by its number: hearth book add --pick 1. ● is a goal, ♥ a favourite.

      lookup: Find a book by its ISBN
      lookup 9788937460449 # in the places from your settings
      lookup 89-374-6044-0 --with openlibrary # ten digits and hyphens are fine
      lookup 9788937460449 --with openlibrary --cover # with its cover
      A cover is downloaded only with --cover. Terminals that show pictures show it beside the book.
      It is removed with the book; for a restored book, and on other devices, download it again.
      Backups do not include covers.

      import: Import books from other programs
      import goodreads_library_export.csv # from Goodreads
      import books.csv --format csv # from a plain table
      import books.json # books you exported before
      Reads files of Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm (an account
      file, too) and Inventaire, and any table with titles; the format is detected from the file.
      Books you already have only get what is missing; rows that cannot be read are reported with
      the reason.

      export: Write all books to a file
      export books.csv # as a table
      export books.csv --format goodreads # as a table for Goodreads
      Without a format, a .json file is JSON and any other file CSV. JSON includes reading records
      and sentences. \#(replacingNote.en)

      catalogue import: Import a catalogue to search for books
      catalogue import ol_dump_editions.txt # a million books are fine
      Reads CSV or an Open Library dump. It replaces the previous catalogue; your own books stay as
      they are.

      shelf: See finished books as a shelf and a tower
      shelf # finished books
      shelf --favourites # your favourites
      shelf -o shelf.svg # save the shelf as a picture
      Spines are as thick as their books. \#(replacingNote.en)

      stats: See how much you read, and when
      stats # the last two weeks
      stats --range 1y # the last year
      stats --range 6m --plot # the last six months as a plot
      stats Demian # one book: time of day and streak
      stats 2025 # the year 2025
      stats 2026-10 # October 2026

      calendar: Show a month or a year by pages read
      calendar # this month
      calendar 2026-10 # October 2026
      calendar 2026 # the year 2026
      """#)
}

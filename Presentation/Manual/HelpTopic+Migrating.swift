extension HelpTopic {
  static let migrating = HelpTopic(
    name: "migrating",
    text: Words(
      ko: #"""
        # 다른 프로그램에서 옮겨 오기

        `hearth import 파일`은 파일이 무엇인지 알아내고, 무엇이 들어오는지 알려 준 다음, 가져올지 물어봐요.
        아래 명령은 한 가지 파일만 읽어요. 같은 파일을 두 번 가져와도 두 번 들어가지 않아요.

        ```sh
        hearth import contacts.vcf --dry-run   # 미리 보기만 해요
        hearth import goodreads_library_export.csv
        hearth undo                            # 가져온 것을 되돌려요
        ```

        | 명령 | 가져오는 것 |
        |---|---|
        | `hearth event import` | iCalendar, 제목과 날짜가 있는 표 |
        | `hearth contact import` | vCard 2.1, 3.0, 4.0, 구글과 아웃룩의 표, 선더버드의 LDIF, 모니카의 JSON |
        | `hearth mood import` | jrnl, Daylio, Day One, Journey, Google Keep, Pixels, How We Feel, Bearable, CSV, JSON |
        | `hearth book import` | Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm, Inventaire, 제목이 있는 표, JSON |
        | `hearth book sentence import` | 킨들의 My Clippings.txt, KOReader의 JSON, Readwise나 코보의 CSV, BookWyrm의 인용 |
        | `hearth book catalogue import` | 검색할 책 목록. Open Library의 덤프 등 |
        | `hearth saying import` | fortune 파일, CSV, JSON |
        | `hearth import hearth.json` | 다른 Hearth의 모든 것 |

        calcurse에서는 먼저 `calcurse -x > calendar.ics`로 내보내세요.

        ## 물어보는 것

        안전하게 짐작할 수 없는 것은 파일마다 한 번 물어봐요. 05/04/2024 같은 날짜의 순서와, 이름만 있는 기분이
        얼마나 좋은 것인지예요. 스크립트에서는 `--dates`와 `--levels`로 답해요. 답이 없으면 파일을 가져오지 않아요.
        다만 흔히 쓰는 값이 있으면 그 값을 써요. tired는 30이에요. 점수와 별점은 5점, 10점, 100점 만점 가운데
        모두 들어가는 가장 작은 것으로 읽어요. 점수가 없는 기록은 점수 없이 남아요. 결과에는 그 값과 그것을
        바꾸는 옵션이 나와요. 그 옵션을 붙여 같은 파일을 다시 가져오면, 그동안 직접 고치지 않은 기분의 점수가
        바로잡혀요. `--levels 50`은 점수가 없는 기록의 점수예요.

        처음 보는 표에 모르는 열이 있으면, 열을 어떻게 읽는지 보여 주고 어떤 열이 무엇인지 물어봐요.
        스크립트에서는 `--columns "상품명=title,만든이=author"`로 답해요. 알려 준 것은 설정 `import.columns`에
        남아서, 열이 같은 파일은 다음에도 그렇게 읽어요.

        읽을 수 없는 기록이 있어도 나머지는 들어와요. 읽지 못한 것은 줄 번호와 이유를 알려 주고,
        `--report 파일`을 붙이면 모두 파일에 적어 줘요. 가져오기 전에는 저장소를 백업해요.

        ## 한 번 옮기지 않고 계속 맞추기

        | 무엇과 | 명령 |
        |---|---|
        | vdirsyncer나 khal의 폴더 | `hearth link add 모임 calendar ~/.calendars/club` |
        | vdirsyncer나 khard의 폴더 | `hearth link add 친구 contacts ~/.contacts/friends` |
        | CalDAV나 CardDAV 서버 | [`hearth help phone`](phone.md)을 보세요 |
        | 주소로 구독하는 캘린더. 읽기만 해요 | `hearth calendar subscribe 학교 https://example.org/school.ics` |

        `hearth link sync`와 `hearth calendar refresh`로 최신 상태로 맞춰요.

        ## 내보내기

        ```sh
        hearth export hearth.json   # 모든 것을 내보내요. 형식이 공개되어 있고, 다시 읽으면 그대로예요
        hearth event export calendar.ics
        hearth person export people.vcf
        hearth book export books.csv
        hearth mood export moods.csv
        hearth saying export sayings.csv
        ```
        """#,
      en: #"""
        # Bringing your data from other programs

        `hearth import FILE` finds out what a file is, tells you what it would add, and asks before it does
        anything. The commands below do the same for one kind of file. Importing a file twice adds nothing
        twice.

        ```sh
        hearth import contacts.vcf --dry-run   # only look
        hearth import goodreads_library_export.csv
        hearth undo                            # undoes an import
        ```

        | command | what it imports |
        |---|---|
        | `hearth event import` | iCalendar, any table with titles and dates |
        | `hearth contact import` | vCard 2.1, 3.0, 4.0, tables of Google and Outlook, LDIF of Thunderbird, JSON of Monica |
        | `hearth mood import` | jrnl, Daylio, Day One, Journey, Google Keep, Pixels, How We Feel, Bearable, CSV, JSON |
        | `hearth book import` | Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm, Inventaire, any table with titles, JSON |
        | `hearth book sentence import` | My Clippings.txt of a Kindle, JSON of KOReader, CSV of Readwise or a Kobo, quotations of BookWyrm |
        | `hearth book catalogue import` | a list of books to search in, such as a dump of Open Library |
        | `hearth saying import` | fortune files, CSV, JSON |
        | `hearth import hearth.json` | everything, from another copy of Hearth |

        From calcurse, export first: `calcurse -x > calendar.ics`.

        ## What is asked

        Some things cannot be guessed safely, so an import asks once for the whole file: the order of dates
        such as 05/04/2024, and how good a mood is that has only a name. In a script, answer with `--dates`
        and `--levels`. Without an answer, the file is refused, unless there is a usual value: “tired”
        becomes 30. Scores and ratings are out of 5, 10 or 100: the smallest of these that none exceeds.
        Entries without a level stay without one. The result names the value and the option that changes
        it. Import the file again with that option to correct the levels you have not changed since;
        `--levels 50` is the level of entries without one.

        If a table of an unknown program has unknown columns, you see how its columns are read and can say
        which is which. In a script, answer with `--columns "product=title,writer=author"`. The answers are
        kept in the setting `import.columns`, so later files with the same columns are read like that.

        A record that cannot be read never stops the rest of its file. It is reported with its line and the
        reason; `--report FILE` writes the full list to a file. Before an import changes anything, the store
        is backed up.

        ## Syncing instead of copying once

        | with | command |
        |---|---|
        | a folder of vdirsyncer or khal | `hearth link add club calendar ~/.calendars/club` |
        | a folder of vdirsyncer or khard | `hearth link add friends contacts ~/.contacts/friends` |
        | a CalDAV or CardDAV server | see [`hearth help phone`](phone.md) |
        | a calendar at an address, read only | `hearth calendar subscribe school https://example.org/school.ics` |

        Run `hearth link sync` and `hearth calendar refresh` to bring them up to date.

        ## Getting it out again

        ```sh
        hearth export hearth.json   # everything, in a documented format; importing it gives it all back
        hearth event export calendar.ics
        hearth person export people.vcf
        hearth book export books.csv
        hearth mood export moods.csv
        hearth saying export sayings.csv
        ```
        """#))
}

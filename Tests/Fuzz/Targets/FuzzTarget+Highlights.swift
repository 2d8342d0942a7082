import HearthData
import HearthDomain

extension FuzzTarget {
  private static let seoul = FixedZone(name: "Asia/Seoul", secondsEast: 32_400)

  /// Kindle clippings, KOReader exports, and tables of Readwise and Kobo.
  static let highlights = FuzzTarget(
    "highlights", texts: HighlightTexts.all, words: HighlightTexts.words + JSONTexts.words
  ) {
    let file = DetectedHighlightFile(zone: seoul)
    return { input in
      let _: [ImportedHighlight] = try Reading.both(input) { source, highlights in
        try file.read(source) {
          highlights.append($0)
          return []
        }
      }
    }
  }

  /// Contacts in tables of Google, Outlook and by hand, and in LDIF.
  static let contactTables = FuzzTarget(
    "contact-tables", texts: ContactTexts.all, words: ContactTexts.words
  ) {
    let files = [nil, DateOrder.dayFirst].map {
      DetectedContactFile(zone: seoul, hints: ImportHints(dateOrder: $0))
    }
    return { input in
      for file in files {
        let _: [ContactDetails] = try Reading.both(input) { source, contacts in
          try file.read(source) { contacts.append($0) }
        }
      }
    }
  }
}

private enum HighlightTexts {
  static let all = [
    """
    Demian (Hermann Hesse)
    - Your Highlight on page 12 | Location 170-172 | Added on Sunday, May 5, 2024 10:00:00 AM

    The bird fights its way out of the egg.
    ==========
    \u{FEFF}데미안 (헤르만 헤세)
    - 3쪽의 메모 | 위치 171 | 추가된 날짜: 2024년 5월 5일 일요일 오전 10:01:00

    새
    ==========

    """,
    #"{"title":"Peace","author":"Gene Wolfe","entries":[{"page":3,"time":1714870800,"sort":"highlight","text":"a","note":"b","chapter":"I"}]}"#,
    #"{"documents":[{"title":"A","entries":[{"text":"x"}]},{"title":"B","entries":[{}]}]}"#,
    "Highlight,Book Title,Book Author,Note,Tags,Location Type,Location,Highlighted at\na,A,B,n,t,page,3,2024-05-05 01:02:03+00:00\n",
    "highlight,Peace,Gene Wolfe,2024-05-06T10:00:00.000,,,c\n",
    #"{"bookwyrmUser":true,"books":[{"edition":{"title":"A","isbn13":"9780300070163"},"authors":[{"name":"B"}],"shelves":[{"name":"Read"}],"quotations":[{"quote":"<p>q</p>","position":3}],"reviews":[{"content":"c","rating":4.5}],"readthroughs":[{"start_date":"2018-01-01T00:00:00Z","finish_date":null,"progress":3}]}]}"#,
  ]
  static let words = [
    "==========\n", "- Your Note on page 3 | Location 9 | Added on ", "|", "170-2", "(", ")",
    "Seite",
    "entries", "documents", "\u{FEFF}", "Highlight,", "Book Title,", "Annotation,", "annotation,",
  ]
}

private enum ContactTexts {
  static let all = [
    "First Name,Last Name,Birthday,Phone 1 - Value,E-mail 1 - Value\nMina,Kim,3/21/1990,010-1234-5678 ::: 02-1,a@b.c\n",
    "First Name,Last Name,E-mail Address,Mobile Phone,Birthday,Home Street\nA,B,a@b.c,010,0/0/00,x\n",
    "이름,휴대폰,생일\n엄마,010-1234-5678,1960년 5월 8일\n",
    "version: 1\n\ndn: cn=Mina\nobjectclass: person\ncn: Mina\ndescription:: 7LKc7LKc7Z6I\nmobile: 010-\n"
      + " 1234\nbirthmonth: 3\nbirthday: 21\n# a\n\ndn: cn=b\ncn: b\njpegPhoto:: /9j/AAE=\nx:< file:///a\n",
    #"{"version":"1","app_version":"4","export_date":"x","account":{"data":[{"type":"contact","values":[{"uuid":"c","properties":{"first_name":"M","stay_in_touch_frequency":7,"birthdate":{"date":"1990-03-21"}},"data":[{"type":"call","values":[{"properties":{"called_at":"2024-05-03T16:30:00Z","content":"a"}}]},{"type":"activity","values":["x"]}]}]},{"type":"activity","values":[{"uuid":"x","properties":{"happened_at":"2024-05-01"}}]}]}}"#,
  ]
  static let words = [
    "Name", "Given Name", "Phone 1 - Value", " ::: ", "Birthday", "--03-21", "0/0/00", "3/4/1980",
    "휴대폰",
    "Group Membership", "\ndn: ", ":: ", "\n ", ":< ", "objectclass: groupOfNames\n",
    "changetype: delete\n",
    "birthyear: 1990\n",
  ]
}

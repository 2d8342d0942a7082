import HearthDomain

/// An archive with entries of every area, with values that are easily corrupted.
enum ArchiveSample {
  static let records = 45

  static let everything = """
    {"format":"hearth-archive","version":1,
    "settings":[
    {"key":"mood.artist","value":"지수"},
    {"key":"mood.canvas_mode","value":"last"},
    {"key":"mood.palette","value":"tide"},
    {"key":"mood.shuffles","value":"0"},
    {"key":"profile.display_name","value":"미나"},
    {"key":"profile.welcomed_at","value":"1795132800123"},
    {"key":"sayings.starters","value":"20777 60"},
    {"key":"some.other","value":"kept as it is"}
    ],
    \(people),
    \(sayings),
    \(moods),
    \(events),
    \(books),
    \(deliveries)}

    """

  private static let people = """
    "people":[
    {"id":"0000000000101","name":"엄마","nickname":"엄니\\"","phone":"01012345678","birthCalendar":"lunarLeap","birthMonth":4,"birthDay":8,"everyDays":7,"alarmAt":"09:00","alarmOn":true,"plantedOn":"2026-01-02"},
    {"id":"0000000000102","name":"각\\u0000é","nickname":"","everyDays":90,"alarmAt":"23:59:59","alarmOn":false,"plantedOn":"0001-01-01"}
    ],
    "waterings":[
    {"id":"0000000000201","person":"0000000000101","day":"2026-02-01","means":"call","keyword1":"밥","keyword2":"건강","memo":"한참 이야기했다\\n둘째 줄"},
    {"id":"0000000000202","person":"0000000000101","day":"2026-02-09","means":"kakao","memo":""}
    ],
    "postponements":[
    {"id":"0000000000301","person":"0000000000101","day":"2026-02-16","delayDays":3,"since":"2026-02-09","costsStep":true}
    ],
    "contacts":[
    {"id":"0000000000401","name":"Anna","phones":["0212345678","01022223333"],"birthCalendar":"solar","birthYear":1990,"birthMonth":2,"birthDay":28,"plantedAs":"0000000000102","card":"BEGIN:VCARD\\r\\nEND:VCARD\\r\\n"},
    {"id":"0000000000402","name":"Bo","phones":[]}
    ]
    """

  private static let sayings = """
    "sayings":[
    {"id":"0000000000502","number":3,"english":"Keep warm.","who":"Someone","tags":["winter","겨울 밤"],"addedAt":"2026-11-20T00:00:00.123+00:00","likedAt":"2026-11-20T01:00:00+00:00","deckPlace":4294967295,"aside":2},
    {"id":"0000000000501","number":7,"korean":"불을 지펴요.","who":"","tags":[],"addedAt":"1969-12-31T23:59:59.999+00:00","deckPlace":0}
    ],
    "sayingOfDay":[
    {"day":"2026-11-20","saying":"0000000000501"}
    ]
    """

  private static let moods = """
    "moods":[
    {"id":"0000000000601","at":"2026-11-19T15:30:00.001+00:00","secondsEast":32400,"level":70,"memo":"👩‍👩‍👧 좋은 날","tags":["산책","good meal"],"across":100,"down":900}
    ],
    "dayPalettes":[
    {"day":"2026-11-20","palette":"\(Palette.allCases.last?.rawValue ?? "")"}
    ]
    """

  private static let events = """
    "events":[
    {"id":"0000000000701","title":"회의","note":"","allDay":false,"anchored":false,"starts":"2026-11-20T15:00:00","ends":"2026-11-20T16:00:00","zone":"Asia/Seoul","reminders":[0,10,1440]},
    {"id":"0000000000702","title":"Call","note":"x","allDay":false,"anchored":true,"starts":"2026-11-20T06:00:00","ends":"2026-11-20T06:00:30","zone":"Europe/Berlin","reminders":[]},
    {"id":"0000000000703","title":"The end","note":"","allDay":true,"anchored":false,"starts":"9999-12-31T00:00:00","ends":253402300800,"zone":"UTC","reminders":[0]},
    {"id":"0000000000704","title":"수업","note":"","allDay":false,"anchored":false,"starts":"2026-10-06T09:00:00","ends":"2026-10-06T10:00:00","zone":"Asia/Seoul","reminders":[0],"rule":"FREQ=WEEKLY;COUNT=10;BYDAY=TU","skipHolidays":true}
    ],
    "eventExceptions":[
    {"event":"0000000000704","occurrence":"2026-10-13T09:00:00","kind":0},
    {"event":"0000000000704","occurrence":"2026-10-20T09:00:00","kind":1,"title":"옮긴 수업","note":"x","allDay":false,"anchored":false,"starts":"2026-10-21T15:00:00","ends":"2026-10-21T16:00:00","zone":"Asia/Seoul","reminders":[]},
    {"event":"0000000000704","occurrence":"2026-10-22T09:00:00","kind":2}
    ],
    "eventTexts":[
    {"event":"0000000000702","uid":"call@example.org","text":"BEGIN:VEVENT\\r\\nUID:call@example.org\\r\\nX-KEPT: as it was\\r\\nEND:VEVENT\\r\\n","zones":"","place":3},
    {"event":"0000000000704","uid":"704","text":"BEGIN:VEVENT\\nEND:VEVENT\\n","zones":"BEGIN:VTIMEZONE\\nEND:VTIMEZONE\\n","place":1}
    ],
    "toDos":[
    {"id":"0000000000705","title":"화분","note":"","due":"2026-11-20T00:00:00","allDay":true,"afterDone":7,"timesLeft":3,"reminders":[-540],"calendar":"회사"},
    {"id":"0000000000801","title":"월세","note":"","place":"은행","due":"2026-12-04T09:00:00","reminders":[0]}
    ]
    """

  /// A book that is read again, a finished one from a file, and one that is not a goal.
  private static let books = #"""
    "books":[
    {"id":"0000000001001","title":"데미안","subtitle":"에밀 싱클레어의 젊은 날","author":"헤르만 헤세","publisher":"민음사","publishedOn":"2000-12","isbn":"9788937460449","pages":240,"category":"fiction","link":"https://example.org/b?a=1&b=2","thickness":155,"description":"첫 줄\n둘째 줄 🐦","theme":"blueberry","halfStars":9,"favouriteSince":"2026-01-03T10:00:00.001+00:00","place":-3,"addedAt":"2025-12-31T23:59:59.999+00:00","reading":2,"startedOn":"2026-11-18","targetOn":"2026-11-30","firstPage":0},
    {"id":"0000000001002","title":"소년이 온다","subtitle":"","author":"한강","publisher":"","isbn":"9788936434120","pages":216,"category":"fiction","description":"","theme":"rice-cake","place":0,"addedAt":"2026-02-01T00:00:00+00:00","reading":1,"startedOn":"2026-02-01","targetOn":"2026-02-10","finishedOn":"2026-02-03","firstPage":0,"page":216},
    {"id":"0000000001003","title":"Cosmos","subtitle":"","author":"Carl Sagan","publisher":"","category":"science","description":"","theme":"rice-cake","favouriteSince":"2026-03-01T00:00:00+00:00","place":7,"addedAt":"2026-03-01T00:00:00+00:00"}
    ],
    "pastReadings":[
    {"book":"0000000001001","reading":1,"startedOn":"2026-01-01","targetOn":"2026-01-31","finishedOn":"2026-01-06","firstPage":50,"page":240,"lastRecordOn":"2026-01-05","lastRecordPages":40,"halfStars":0}
    ],
    "readingRecords":[
    {"id":"0000000001101","book":"0000000001001","reading":1,"day":"2026-01-03","at":"23:59:59","page":200},
    {"id":"0000000001102","book":"0000000001001","reading":1,"day":"2026-01-05","at":"00:10","page":240},
    {"id":"0000000001103","book":"0000000001001","reading":2,"day":"2026-11-19","at":"12:00","page":45},
    {"id":"0000000001104","book":"0000000001001","reading":2,"day":"2026-11-18","at":"06:00","page":10}
    ],
    "sentences":[
    {"id":"0000000001201","book":"0000000001001","page":123,"saying":"0000000000501","addedAt":"2026-01-04T00:00:00+00:00","text":"새는 알에서\n나오려고 투쟁한다."},
    {"id":"0000000001202","book":"0000000001003","addedAt":"2026-03-02T00:00:00+00:00","text":"\"Star stuff\""}
    ]
    """#

  private static let deliveries = """
    "deliveries":[
    {"reminder":"reading:2026-11-19","channel":"desktop","at":"2026-11-19T12:00:00.001+00:00"},
    {"reminder":"reading:2026-11-19","channel":"ntfy:0123456789abcdef","at":"2026-11-19T12:00:01+00:00"}
    ],
    "deliveryChannels":[
    {"channel":"desktop","beganAt":"2026-11-01T00:00:00+00:00","settledAt":"2026-11-18T23:00:00+00:00"},
    {"channel":"screen","beganAt":"2026-11-20T00:00:00+00:00"}
    ]
    """
}

import HearthData
import HearthDomain

extension FuzzTarget {
  static let jrnl = moodTarget("jrnl", MoodTexts.jrnl)
  static let daylio = moodTarget("daylio", MoodTexts.daylio)
  static let dayOne = moodTarget("dayone", MoodTexts.dayOne)
  /// All formats, recognized by the beginning of the file.
  static let moods = moodTarget(
    "moods",
    MoodTexts.own + MoodTexts.jrnl + MoodTexts.daylio + MoodTexts.dayOne + MoodTexts.journals)

  private static func moodTarget(_ name: String, _ texts: [String]) -> FuzzTarget {
    FuzzTarget(name, texts: texts, words: MoodTexts.words + JSONTexts.words) {
      let seoul = FixedZone(name: "Asia/Seoul", secondsEast: 32_400)
      let file = AnyMoodFile(zone: seoul) {
        $0.hasPrefix("A") ? FixedZone(name: $0, secondsEast: -18_000) : nil
      }
      let day = TableMoodFile(.json, zone: seoul)
      return { input in
        let _: [ImportedMood] = try Reading.both(input) { source, moods in
          try file.read(source) {
            moods.append($0)
            return nil
          }
        }
        if name == "dayone" { _ = try day.read(Reading.source(input)) { _ in nil } }
      }
    }
  }
}

/// Sample files of journal and mood programs.
enum MoodTexts {
  static let jrnl = [
    "[2024-05-01 09:00:00 AM] 산책 @walk *\n오늘은 맑다.\n\\[2024-05-01 09:00] no\n\n[2024-05-02 21:05] b @mood/85\n",
    "2024-05-01 09:05 title\nbody\n\n2024-05-02 10:00 next\n",
    "[May 1, 2024 9:05 PM] a\n[1] note\n[x] done\n",
    #"{"tags":{"@a":1},"entries":[{"title":"t","body":"b","date":"2024-05-01","time":"09:00","tags":["@a"],"starred":true}]}"#,
  ]

  static let daylio = [
    """
    full_date,date,weekday,time,mood,activities,note_title,note
    2024-05-01,May 1,Wednesday,8:30 am,rad,walk | read,제목,"줄
    바꿈"
    2024-05-02,5월 2일,목요일,오후 1:49,meh,,,

    """,
    "year,date,weekday,time,mood,activities,note\n2018,30 May,Friday,11:54 pm,good,,x\n",
    "full_date,date,weekday,time,mood,activities,scales,note_title,note\n30/05/2018,,,14h30,awful,,x,,y\n",
    #"""
    {"version":15,"customMoods":[{"id":1,"custom_name":"rad","mood_group_id":1,"mood_group_order":0},
    {"id":2,"custom_name":"","mood_group_id":1,"mood_group_order":1}],
    "tags":[{"id":7,"name":"walk"}],
    "dayEntries":[{"id":1,"year":2024,"month":4,"day":1,"hour":9,"minute":5,"mood":2,"tags":[7],
    "datetime":1714521900000,"timeZoneOffset":32400000,"note_title":"t","note":"a<br>b","assets":[3]}]}
    """#,
  ]

  /// Samples from Journey, Google Keep, Pixels, Bearable, Notion and How We Feel.
  static let journals = [
    #"{"text":"<p>a</p>","date_journal":1714521900000,"timezone":"Asia/Seoul","sentiment":1.25,"type":"html","tags":["b"],"photos":[]}"#,
    #"{"title":"t","isTrashed":false,"createdTimestampUsec":1714521900000000,"userEditedTimestampUsec":1714521900000000,"labels":[{"name":"l"}],"listContent":[{"text":"x","isChecked":true}]}"#,
    #"[{"date":"2024-5-1","type":"Mood","scores":[4,5],"notes":"n","tags":[{"type":"Emotions","entries":["calm"]}]}]"#,
    "date,weekday,time of day,category,rating/amount,detail,notes\n"
      + "22nd Jan 2022,Sat,am,Mood,7/10,Calm | Happy,x\n22nd Jan 2022,Sat,08:30,Symptom,2,Pain,\n",
    "Date,Locale,Mood Keys,Mood,Tags (People),Sleep,Notes,Reflections\n"
      + "2026 Wed Jul 22 11:36 PM,en,\"good, bad\",\"Good, Bad\",a,7.5,x,[]\n",
    "Name,Date,Mood,Tags\na,\"May 1, 2024 9:30 PM (GMT+9)\",good,\"b, c\"\n",
  ]

  static let dayOne = [
    #"""
    {"metadata":{"version":"1.0"},"entries":[{"creationDate":"2024-05-01T03:30:00Z","timeZone":"America\/Chicago",
    "text":"# T\\. x\n![](dayone-moment:\/\/0AF3) a","tags":["a","b"],"starred":true,
    "location":{"placeName":"Seoul","latitude":37.5},"weather":{},"photos":[{"md5":"x"}]},{"text":"b"}]}
    """#
  ]

  static let own = [
    "id,at,day,level,shape,color,memo,x,y\n0123456789abc,2024-05-01T12:00:00+09:00,2024-05-01,85,1,#aabbcc,산책,0.5,0.25\n",
    "date,time,level,memo\n2024-05-01,8:30 pm,0,x\n2024-05-02,,100,\n",
    #"{"schema":1,"items":[{"id":"0123456789abc","at":"2024-05-01T12:00:00+09:00","day":"2024-05-01","level":85,"memo":"산책"}]}"#,
  ]

  static let words = [
    "[2024-05-01 09:00] ", "\n[", "] ", "@mood/85", "@mood/", "8:30 am", "오후 1:49", "14h30",
    "下午1:49", "\u{202F}PM",
    "May 1", "10월 30일", "22nd Jan", "2024-02-30", "2024-05-01T12:00:00+99:99", "rad", "awful",
    " | ", "full_date",
    "creationDate", "dayEntries", "mood_group_order", "timeZoneOffset", "timeZone",
    "![](dayone-moment:", "\\.", "+23:59", "24:00", "12:00:60", "level",
  ]
}

/// What a release has brought.
struct ReleaseNotes: Sendable {
  let number: String
  /// When it came out, or is to come out.
  let day: String
  let lines: [Words]

  /// Every release, the newest first.
  static let all: [ReleaseNotes] = [
    ReleaseNotes(
      number: Release.number, day: Release.day,
      lines: [
        Words(
          ko: "전체 화면에서 :를 누르면 셸의 명령을 그대로 쓸 수 있어요. Tab은 이름까지 자동으로 채워 줘요.",
          en: "In the full screen, : takes the commands of the shell; Tab completes names too."),
        Words(
          ko: "셸의 자동 완성이 사람, 책, 일정, 태그의 이름과 설정의 값을 알아요.",
          en: "Completion in bash, zsh and fish knows people, books, events, tags and settings."),
        Words(
          ko: "hearth help tutorial, hearth help news, hearth feedback이 생겼어요.",
          en: "There are hearth help tutorial, hearth help news and hearth feedback."),
        Words(
          ko: "hearth --demo로 예시로 채운 한 해를 둘러볼 수 있어요.",
          en: "hearth --demo opens a made-up year to look around in."),
        Words(
          ko: "책을 추가하고, 읽은 쪽을 남기고, 문장을 간직하고, 인터넷에서 책을 찾아요.",
          en: "Books: goals, pages read, sentences kept, and searches in book services."),
        Words(
          ko: "f와 hearth search가 모든 곳에서 한꺼번에 찾아요. 초성도 돼요.",
          en: "f and hearth search look everywhere at once, by initial consonants too."),
        Words(
          ko: "‘오늘’의 c와 hearth calendar가 모든 것을 한 달력에 모아 줘요.",
          en: "c on Today and hearth calendar bring everything together in one calendar."),
        Words(
          ko: "알림을 데스크톱, 터미널, 내 프로그램, ntfy로 받을 수 있어요.",
          en: "Reminders go to the desktop, the terminal, a program of yours, or ntfy."),
        Words(
          ko: "백업, 되살리기, 내보내기, 가져오기, 점검이 있어요.",
          en: "Backup, restore, export, import and a doctor keep everything safe."),
        Words(
          ko: "처음 나왔어요: 사람, 글귀, 기분, 일정, 책, 다섯 가지 불씨를 한 프로그램에서 돌봐요.",
          en: "The first of all: people, sayings, moods, plans and books in one program."),
      ])
  ]
}

extension HelpTopic {
  static let news = HelpTopic(
    name: "news", brief: Words(ko: "달라진 점", en: "what has changed"),
    title: Words(ko: "달라진 점이에요. 최근 것부터예요.", en: "What has changed, the newest first."),
    parts: ReleaseNotes.all.map { release in
      .list(
        title: Words(
          ko: "\(release.number) (\(release.day))", en: "\(release.number) (\(release.day))"),
        release.lines)
    })
}

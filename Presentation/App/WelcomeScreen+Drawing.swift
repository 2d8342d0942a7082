import HearthDomain
import TerminalKit

extension WelcomeScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let isTight = view.size.height < 16
    let page =
      isTight
      ? Rect(size: view.size).insetBy(left: 2, right: 1)
      : Rect(size: view.size).insetBy(top: 1, left: 2, bottom: 1, right: 2)
    let column = page.centered(Size(width: 64, height: isTight ? page.height : 18))
    let text = isTight ? shortText(state) : longText(state)
    let words = Paragraph(
      StyledText(title(of: state.page)(view.language), view.theme.accent)
        + StyledText((isTight ? "\n" : "\n\n") + text(view.language)),
      style: view.theme.text)
    words.draw(in: &frame, at: column)
    let below = column.insetBy(
      top: words.height(columns: column.width, widths: view.widths) + (isTight ? 0 : 1))
    switch state.page {
    case .introduction:
      drawLanguages(in: &frame, at: below, view)
      TextField(
        state.name, placeholder: view.language(ko: "이름 (비워도 돼요)", en: "your name (optional)")
      )
      .draw(in: &frame, at: below.insetBy(top: isTight ? 1 : 2, right: max(0, below.width - 40)))
    case .picture, .fileImport:
      let example = state.page == .picture ? "~/Pictures/me.jpg" : "~/Downloads/calendar.ics"
      TextField(state.path, placeholder: example)
        .draw(in: &frame, at: below)
      drawImportResult(of: state, in: &frame, at: below.insetBy(top: isTight ? 1 : 2), view)
    case .reminderOffer: drawImportResult(of: state, in: &frame, at: below, view)
    }
    if !isTight { drawPageDots(of: state, in: &frame, view) }
  }

  private static func drawLanguages(in frame: inout Frame, at place: Rect, _ view: ViewContext) {
    var line = StyledText()
    for (language, name) in [(Language.english, "English"), (.korean, "한국어")] {
      let isChosen = language == view.language
      line.append(
        isChosen ? "[\(name)] " : " \(name)  ", isChosen ? view.theme.accent : view.theme.faint)
    }
    frame.write(line, in: place)
  }

  /// Draws the last error, or the numbers of items imported so far.
  private static func drawImportResult(
    of state: State, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    var news = StyledText()
    let arrived = state.importedCounts.counts(view.language)
    if let trouble = state.errorMessage {
      news = StyledText("! " + trouble(view.language), view.theme.error)
    } else if state.page == .fileImport, !arrived.isEmpty {
      let words = view.language(ko: "지금까지 가져온 것: ", en: "Imported: ")
      news = StyledText("✓ " + words + arrived, view.theme.good)
    }
    Paragraph(news).draw(in: &frame, at: place)
  }

  private static func drawPageDots(of state: State, in frame: inout Frame, _ view: ViewContext) {
    guard state.pages.count > 1 else { return }
    var dots = StyledText()
    for place in state.pages.indices {
      let isHere = place == state.pageIndex
      dots.append(isHere ? "● " : "○ ", isHere ? view.theme.accent : view.theme.faint)
    }
    Paragraph(dots, alignment: .center).draw(in: &frame, at: frame.bounds.row(view.size.height - 2))
  }

  private static func title(of page: Page) -> Words {
    switch page {
    case .introduction: Words(ko: "모닥불 곁에 오신 것을 환영해요", en: "Welcome to the hearth")
    case .picture: Words(ko: "사진도 넣을까요?", en: "Would you like a picture?")
    case .fileImport: Words(ko: "다른 프로그램을 쓰고 있었나요?", en: "Coming from another program?")
    case .reminderOffer: Words(ko: "알림을 받을까요?", en: "Would you like reminders?")
    }
  }

  private static func longText(_ state: State) -> Words {
    switch state.page {
    case .introduction:
      Words(
        ko: """
          멀어지고 싶지 않은 사람이 있나요? Hearth에서는 그 사람이 식물이 되고, 연락할 때가 \
          되면 알려 줘요. 읽다 만 책, 약속, 오늘의 기분, 마음을 데우는 글귀도 함께 돌봐요. \
          이 안내가 끝나면 오늘 화면에서 첫 사람을 심어 보세요.

          계정도 인터넷도 필요 없어요. 적은 것은 모두 이 컴퓨터에만 남아요.

          어떤 언어로, 뭐라고 불러 드릴까요?
          """,
        en: """
          Is there somebody you don't want to lose touch with? In Hearth that person is a \
          plant, and you are told when it is time to be in touch. It tends your books, \
          plans, moods and favourite lines, too. After these pages, Today shows how to \
          plant the first.

          It needs no account and no network. What you enter stays on this computer.

          Which language should it use, and what should it call you?
          """)
    case .picture:
      Words(
        ko: """
          내 사진이나 좋아하는 그림을 넣으면 프로필에 보여요. 파일은 있던 자리에 그대로 두고, \
          어디에도 보내지 않아요.

          그림 파일의 경로를 적거나 끌어다 놓고 Enter를 누르세요. 넣지 않으려면 비워 두고 \
          Enter를 누르세요.
          """,
        en: """
          A picture of yourself, or one you like, appears in your profile. The file stays \
          where it is and is sent nowhere.

          Type the path of a picture or drop the file here, and press Enter. To go on \
          without one, just press Enter.
          """)
    case .fileImport:
      Words(
        ko: """
          다른 프로그램의 파일을 여기서 바로 가져올 수 있어요.

            일정      iCalendar(.ics), CSV
            연락처    vCard(.vcf), 구글이나 아웃룩의 CSV
            책        Goodreads, StoryGraph, 킨들 밑줄, CSV(북적북적 등)
            기분      Daylio, Day One, jrnl, CSV

          파일의 경로를 적거나 붙여 넣고 Enter를 누르세요. 무엇이 들어오는지 먼저 알려 주고 \
          물어봐요. 더 없으면 비워 두고 Enter를 누르세요.
          """,
        en: """
          Files from other programs can be imported right here.

            plans      iCalendar (.ics), CSV
            contacts   vCard (.vcf), CSV from Google or Outlook
            books      Goodreads, StoryGraph, Kindle, CSV (BookyBooky …)
            moods      Daylio, Day One, jrnl, CSV

          Type or paste the path of a file and press Enter. You see what it would add and \
          are asked first. If there is nothing more to import, just press Enter.
          """)
    case .reminderOffer: reminderText(state.timer)
    }
  }

  private static func reminderText(_ timer: TimerKind?) -> Words {
    let need = Words(
      ko: "알림은 이 화면이 열려 있는 동안에 와요. 닫혀 있을 때에도 받으려면 1분마다 확인하는 타이머가 필요해요.",
      en: "Reminders come while this screen is open. To get them when it is closed, too, your"
        + " system needs a timer that checks every minute.")
    let way =
      switch timer {
      case .systemd:
        Words(
          ko: "Enter나 y를 누르면 지금 설정해요.", en: "Enter or y sets it up now.")
      case .cron:
        Words(
          ko: "이 컴퓨터에서는 cron이 그 일을 해요. Enter나 y를 누르면 cron에 넣을 한 줄과 넣는 방법을 보여 줘요.",
          en: "On this computer cron does that. Enter or y shows the line for cron and where it"
            + " goes.")
      case nil:
        Words(
          ko: "이 컴퓨터에는 그런 타이머가 없어요. systemd도 cron도 보이지 않아요. cron을 설치하거나, 터미널 하나에 hearth remind"
            + " watch를 켜 두세요.",
          en: "This computer has no such timer: neither systemd nor cron was found. Install cron,"
            + " or leave hearth remind watch running in a terminal.")
      }
    guard timer != nil else {
      return Words(
        ko: "\(need.ko)\n\n\(way.ko)\n\ncron을 설치했다면 hearth remind install을 실행하세요.",
        en: "\(need.en)\n\n\(way.en)\n\nOnce cron is there, run hearth remind install.")
    }
    return Words(
      ko: "\(need.ko)\n\n\(way.ko)\n\n나중에 하려면 Esc를 누르고, 언제든 hearth remind install을 실행하세요.",
      en: "\(need.en)\n\n\(way.en)\n\nTo do it later, press Esc, and run hearth remind install"
        + " whenever you like.")
  }

  /// Returns the short text of the page, for small windows.
  private static func shortText(_ state: State) -> Words {
    switch state.page {
    case .introduction:
      Words(
        ko: "사람, 글귀, 기분, 일정, 책을 돌봐요. 적은 것은 이 컴퓨터에만 남아요. 어떤 언어로, 뭐라고 불러 드릴까요?",
        en: "It tends people, sayings, moods, plans and books. All you enter stays here. Which"
          + " language, and what is your name?")
    case .picture:
      Words(
        ko: "프로필에 보일 사진의 경로를 적고 Enter를 누르세요. 없어도 괜찮아요.",
        en: "Type the path of a picture for your profile, or press Enter to go on without one.")
    case .fileImport:
      Words(
        ko: "다른 프로그램의 캘린더, 연락처, 책, 기분 파일을 가져올 수 있어요. 경로를 적고 Enter를 누르면 먼저 물어봐요.",
        en: "Calendars, contacts, books and moods from other programs can be imported. Type the"
          + " path of a file and press Enter; you are asked first.")
    case .reminderOffer where state.timer == .systemd:
      Words(
        ko: "알림은 이 화면이 열려 있을 때 와요. Enter를 누르면 닫혀 있을 때에도 오게 설정해요.",
        en: "Reminders come while this screen is open. Enter sets them up for when it is closed.")
    case .reminderOffer where state.timer == nil:
      Words(
        ko: "알림은 이 화면이 열려 있을 때 와요. systemd도 cron도 없으니 hearth remind watch를 켜 두면 언제든 와요.",
        en: "Reminders come while this screen is open or, as there is neither systemd nor cron,"
          + " while hearth remind watch runs.")
    case .reminderOffer:
      Words(
        ko: "알림은 이 화면이 열려 있을 때 와요. Enter를 누르면 닫혀 있을 때에도 받는 방법을 보여 줘요.",
        en:
          "Reminders come while this screen is open. Enter shows how to get them when it is closed."
      )
    }
  }
}

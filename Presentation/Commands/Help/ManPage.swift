/// The manual page of the whole program, in roff for `man`.
struct ManPage {
  let grammar: Grammar
  let language: Language
  var topics = HelpTopic.all

  var text: String {
    var roff = Roff()
    writeHead(&roff)
    writeCommands(&roff)
    roff.addRequest("SH", language(ko: "어디서나 쓰는 옵션", en: "GLOBAL OPTIONS"))
    for option in GlobalOptions.specs { write(option.row(language), &roff) }
    for topic in topics { write(topic, &roff) }
    writeEnvironment(&roff)
    writeStatuses(&roff)
    return roff.text
  }

  private func writeHead(_ roff: inout Roff) {
    roff.addHeader(
      "HEARTH", section: 1, day: Release.manualDate, source: "Hearth " + Release.number,
      manual: language(ko: "사용자 명령", en: "User Commands"))
    // No hyphenation, which would break options and Korean words.
    roff.addRequest("nh")
    roff.disableJustification()
    roff.addRequest("SH", language(ko: "이름", en: "NAME"))
    roff.addParagraph(
      language(
        ko: "hearth - 사람, 글귀, 기분, 일정, 책을 돌보는 프로그램",
        en: "hearth - tend people, sayings, moods, plans and books"))
    roff.addRequest("SH", language(ko: "사용법", en: "SYNOPSIS"))
    roff.addExample(
      language(ko: "hearth [명령] [인자] [옵션]", en: "hearth [COMMAND] [ARGUMENTS] [OPTIONS]"))
    roff.addRequest("SH", language(ko: "설명", en: "DESCRIPTION"))
    roff.addParagraph(
      language(
        ko: "명령 없이 터미널에서 시작하면 전체 화면이 열려요. 터미널이 아니면 ‘오늘’ 화면을 출력해요.",
        en:
          "Without a command, the full-screen view opens on a terminal; elsewhere Today is printed."
      ))
  }

  private func writeCommands(_ roff: inout Roff) {
    roff.addRequest("SH", language(ko: "명령", en: "COMMANDS"))
    for spec in grammar.visibleSpecs {
      roff.addRequest("SS", spec.usage(language))
      let page = CommandPage(spec, grammar, language)
      roff.addParagraph(page.help.summary(language))
      for row in page.examples {
        roff.addRequest("PP")
        roff.addParagraph(row.meaning + ":")
        roff.addExample(row.term)
      }
      for row in page.arguments + page.options { write(row, &roff) }
      if !page.help.details.en.isEmpty {
        roff.addRequest("PP")
        roff.addParagraph(page.help.details(language))
      }
      for pasted in spec.linesToCopy {
        roff.addRequest("PP")
        roff.addParagraph(pasted.title + ":")
        for line in pasted.lines { roff.addExample(line) }
      }
    }
  }

  private func write(_ topic: HelpTopic, _ roff: inout Roff) {
    roff.addRequest("SH", topic.name.uppercased())
    let page = topic.page(language)
    roff.addParagraph(page.summary)
    for section in page.sections {
      if let title = section.title { roff.addRequest("SS", title) }
      switch section.content {
      case .rows(let rows): for row in rows { write(row, &roff) }
      case .bulletList(let items): for item in items { roff.addItem("*", item) }
      case .verbatimLines(let lines): for line in lines { roff.addExample(line) }
      case .text(let paragraphs):
        for paragraph in paragraphs {
          roff.addRequest("PP")
          roff.addParagraph(paragraph)
        }
      }
    }
  }

  private func writeEnvironment(_ roff: inout Roff) {
    roff.addRequest("SH", language(ko: "환경 변수", en: "ENVIRONMENT"))
    for (name, meaning) in ManPage.environmentVariables { roff.addItem(name, meaning(language)) }
  }

  private func writeStatuses(_ roff: inout Roff) {
    roff.addRequest("SH", language(ko: "종료 코드", en: "EXIT STATUS"))
    for (status, meaning) in ManPage.exitStatuses {
      roff.addItem(String(status.rawValue), meaning(language))
    }
  }

  private func write(_ row: HelpRow, _ roff: inout Roff) {
    roff.addItem(row.term, row.meaning)
  }

  private static let environmentVariables: KeyValuePairs<String, Words> = [
    "HEARTH_STORE": Words(ko: "저장소 파일.", en: "The store's file."),
    "HEARTH_NOW": Words(
      ko: "지금 시각으로 삼을 때. 예: 2026-11-20T09:00.",
      en: "The time to use as now, such as 2026-11-20T09:00."),
    "HEARTH_SEED": Words(
      ko: "무작위 결과를 고정하는 정수. 동기화하는 저장소의 id는 제외.",
      en: "An integer that makes random results repeatable, except the ids of a store that syncs."),
    "NO_COLOR": Words(ko: "비어 있지 않으면 색을 쓰지 않음.", en: "No colour if it is not empty."),
    "PAGER": Words(
      ko: "긴 출력을 보여 줄 프로그램. 비워 두면 쓰지 않음.",
      en: "The program that shows long output; none if it is empty."),
    "VISUAL, EDITOR": Words(
      ko: "전체 화면에서 Ctrl-O로 여는 편집기. 없으면 vi.",
      en: "The editor that Ctrl-O opens in the full screen; vi if there is none."),
    "LC_ALL, LC_MESSAGES, LANG":
      Words(ko: "ko로 시작하면 한국어, 아니면 영어.", en: "Korean if it begins with ko, else English."),
    "XDG_DATA_HOME":
      Words(ko: "~/.local/share를 대신하는 폴더.", en: "The folder to use instead of ~/.local/share."),
    "TZ": Words(ko: "시간대.", en: "The time zone."),
  ]

  private static let exitStatuses: KeyValuePairs<ExitStatus, Words> = [
    .success:
      Words(ko: "잘 끝남, 또는 목록이나 검색에 나온 것이 없음.", en: "Done, or nothing found in a list or a search."),
    .failed: Words(ko: "할 수 없었음.", en: "It could not be done."),
    .wrongUsage:
      Words(ko: "사용법이 틀렸거나 받을 수 없는 값.", en: "Wrong usage, or a value that is not accepted."),
    .badData: Words(ko: "파일의 내용을 이해할 수 없음.", en: "The contents of a file cannot be understood."),
    .unavailable: Words(
      ko: "저장소나 라이브러리, 표준 출력을 쓸 수 없음. 이미 바뀐 것이 있으면 메시지가 알려 줌.",
      en: "The store, a library or standard output cannot be used; if a change was saved anyway,"
        + " the message says so."),
    .programError: Words(ko: "프로그램 자체의 오류.", en: "An error in the program itself."),
    .interrupted: Words(ko: "도중에 멈춤.", en: "Interrupted."),
  ]
}

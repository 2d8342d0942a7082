import HearthDomain

/// The first help page: common tasks, and where to find everything else.
struct OverviewPage {
  private let grammar: Grammar
  private let language: Language

  init(_ grammar: Grammar, _ language: Language) {
    self.grammar = grammar
    self.language = language
  }

  /// Common commands, followed by only the names of everything else.
  var shortPage: HelpPage {
    var page = HelpPage(summary: summary)
    page.add(language(ko: "무엇을 하고 싶으세요?", en: "What would you like to do?"), examples)
    page.add(
      nil,
      text: [
        nounList(
          language(
            ko: "다섯 가지: hearth help 이름, 이름은 ", en: "By area: hearth help NAME, with NAME one of "),
          [.areas]),
        nounList(
          language(ko: "다른 명령: ", en: "Also: "),
          [.everyDay, .yourself, .safekeeping, .program]),
        language(
          ko: "설명서: hearth help 이름, 이름은 ", en: "Manual: hearth help NAME, with NAME one of ")
          + commaSeparated(HelpTopic.all.map(\.name)),
        language(ko: "모든 옵션까지: hearth help ", en: "Everything: hearth help ")
          + Help.fullPageArgument,
      ])
    return page
  }

  var page: HelpPage {
    var page = HelpPage(summary: summary)
    page.add(language(ko: "예시", en: "Examples"), examples)
    for group in Noun.Group.allCases {
      page.add(
        group.title(language), nouns(of: group).map { HelpRow(name(of: $0), $0.summary(language)) })
    }
    page.add(language(ko: "줄임 명령", en: "Short forms"), shortcuts)
    page.add(
      language(ko: "어디서나 쓰는 옵션", en: "Global options"),
      GlobalOptions.specs.map { $0.row(language) })
    page.add(
      language(ko: "설명서", en: "Manual"),
      HelpTopic.all.map { HelpRow($0.name, $0.title(language)) })
    page.add(nil, text: [furtherHelp])
    return page
  }

  /// Common commands, each with its meaning.
  var examples: [HelpRow] {
    Self.sampleCommands(language).split(at: "\n").compactMap { HelpRow(example: String($0)) }
  }

  private var summary: String {
    language(
      ko: "Hearth는 사람, 글귀, 기분, 일정, 책, 이렇게 다섯 가지 불씨를 돌보는 프로그램이에요.",
      en: "Hearth helps you tend five small fires: people, sayings, moods, plans and books.")
  }

  private func nouns(of group: Noun.Group) -> [Noun] {
    let present = Set(grammar.visibleSpecs.compactMap(\.path.first))
    return Noun.all.filter { $0.group == group && present.contains($0.name) }
  }

  private func nounList(_ title: String, _ groups: [Noun.Group]) -> String {
    title + commaSeparated(groups.flatMap { nouns(of: $0).map(name) })
  }

  /// Returns the noun as shown in the language: in Korean, both of its names.
  private func name(of noun: Noun) -> String {
    let korean = language == .korean ? Vocabulary.koreanName(of: noun.name) : nil
    return korean.map { "\($0) \(noun.name)" } ?? noun.name
  }

  private func commaSeparated(_ names: [String]) -> String { names.joined(separator: ", ") }

  private var shortcuts: [HelpRow] {
    grammar.visibleSpecs.flatMap { spec in
      spec.shortcuts.map { words in
        HelpRow(
          (language == .korean ? Vocabulary.korean(words) : words)
            .joined(separator: " ") + spec.argumentsUsage(language), "= " + spec.name)
      }
    }
  }

  private var furtherHelp: String {
    language(
      ko: "더 알아보기: hearth help 명령, 또는 hearth help 주제. 처음이라면 hearth help tutorial.",
      en: "More: hearth help COMMAND, or hearth help TOPIC. New here? hearth help tutorial.")
  }

  private static let sampleCommands = Words(
    ko: #"""
      hearth # 전체 화면을 열어요
      hearth --demo # 예시로 채운 한 해를 둘러봐요
      hearth 오늘 # 오늘 챙길 것을 출력해요
      hearth 물 엄마 --방법 전화 # 엄마에게 전화한 일을 남겨요
      hearth 기분 80 "햇살이 좋다" # 지금 기분을 남겨요
      hearth 계획 점심 내일 정오 # 내일 점심 약속을 적어 둬요
      hearth 읽기 데미안 120 # 120쪽까지 읽었어요
      hearth 글귀 # 마음을 데워 줄 글귀를 봐요
      hearth 찾기 바다 # 모든 곳에서 찾아요
      hearth 되돌리기 # 마지막에 바꾼 것을 되돌려요
      hearth 가져오기 contacts.vcf # 다른 프로그램의 파일을 가져와요
      hearth 알림 설치 # 전체 화면이 닫혀 있어도 알림을 받아요
      hearth 백업 # 모두 백업해요
      """#,
    en: #"""
      hearth # open the full screen
      hearth --demo # look around in a sample year
      hearth today # print what matters today
      hearth water Mum --by call # note that you called your mother
      hearth feel 80 "sunshine" # note how you feel right now
      hearth plan Lunch tomorrow noon # plan something for tomorrow
      hearth read Demian 120 # note that you reached page 120
      hearth say # read a line that warms you
      hearth search sea # find something, wherever it is
      hearth undo # undo the last change
      hearth import contacts.vcf # import data from another program
      hearth remind install # get reminders with Hearth closed
      hearth backup # back up everything
      """#)
}

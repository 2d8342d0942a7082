/// The first page of help: what there is, on one page.
struct OverviewPage {
  private let grammar: Grammar
  private let language: Language

  init(_ grammar: Grammar, _ language: Language) {
    self.grammar = grammar
    self.language = language
  }

  var page: HelpPage {
    var page = HelpPage(
      summary: language(
        ko: "Hearth는 사람, 글귀, 기분, 일정, 책, 이렇게 다섯 가지 불씨를 돌보는 프로그램이에요.",
        en: "Hearth helps you tend five small fires: people, sayings, moods, plans and books."))
    page.add(language(ko: "예시", en: "Examples"), examples)
    for group in Noun.Group.allCases {
      page.add(group.title(language), nouns(of: group))
    }
    page.add(language(ko: "줄임 명령", en: "In short"), shortcuts)
    page.add(
      language(ko: "어디서나 쓰는 옵션", en: "Options everywhere"),
      GlobalOptions.specs.map { $0.row(language) })
    page.add(
      language(ko: "주제", en: "Topics"),
      HelpTopic.all(in: grammar).map { HelpRow($0.name, $0.brief(language)) })
    page.add(nil, text: [more])
    return page
  }

  var examples: [HelpRow] {
    OverviewPage.samples.filter { sample in
      sample.needs.isEmpty || grammar.spec(spelled: sample.needs) != nil
    }
    .map { HelpRow($0.line(language), $0.meaning(language)) }
  }

  private func nouns(of group: Noun.Group) -> [HelpRow] {
    let present = Set(grammar.visible.compactMap(\.path.first))
    return Noun.all.filter { $0.group == group && present.contains($0.name) }
      .map { HelpRow($0.name, $0.summary(language)) }
  }

  private var shortcuts: [HelpRow] {
    grammar.visible.flatMap { spec in
      spec.shortcuts.map { words in
        HelpRow(
          (words + spec.arguments.map { $0.usage(language) }).joined(separator: " "),
          "= " + spec.name)
      }
    }
  }

  private var more: String {
    language(
      ko: "더 알아보기: hearth help 명령, 또는 hearth help 주제. 처음이라면 hearth help tutorial.",
      en: "More: hearth help COMMAND, or hearth help TOPIC. New here? hearth help tutorial.")
  }

  private static let samples: [(line: Words, needs: [String], meaning: Words)] = [
    (
      Words(ko: "hearth", en: "hearth"), [],
      Words(ko: "전체 화면으로 열어요", en: "open the full-screen view")
    ),
    (
      Words(ko: "hearth --demo", en: "hearth --demo"), [],
      Words(ko: "예시로 채운 한 해를 둘러봐요", en: "look around in a made-up year")
    ),
    (
      Words(ko: "hearth today", en: "hearth today"), ["today"],
      Words(ko: "오늘 챙길 것을 출력해요", en: "print what matters today")
    ),
    (
      Words(ko: "hearth water 엄마 --by call", en: "hearth water Mum --by call"), ["water"],
      Words(ko: "엄마에게 전화한 일을 남겨요", en: "note that you called your mother")
    ),
    (
      Words(ko: "hearth feel 80 \"햇살이 좋다\"", en: "hearth feel 80 \"sunshine\""), ["feel"],
      Words(ko: "지금 기분을 남겨요", en: "note how you feel right now")
    ),
    (
      Words(ko: "hearth plan 점심 내일 정오", en: "hearth plan Lunch tomorrow noon"), ["plan"],
      Words(ko: "내일 점심 약속을 적어 둬요", en: "plan something for tomorrow")
    ),
    (
      Words(ko: "hearth read 데미안 120", en: "hearth read Demian 120"), ["read"],
      Words(ko: "120쪽까지 읽었어요", en: "you have read up to page 120")
    ),
  ]
}

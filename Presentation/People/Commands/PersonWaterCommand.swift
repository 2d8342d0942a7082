import HearthDomain

/// Records a contact and waters the plant.
struct PersonWaterCommand: Command {
  static let commandName = CommandName(["person", "water"], shortcuts: [["water"]])

  private static let by = Option<String>(
    "by", .means, placeholder: Words(ko: "방법", en: "MEANS"),
    help: Words(
      ko:
        "전화 call, 문자 message, 카톡 kakao, 페이스톡 facetalk, whatsapp, signal, telegram, 만남 meet, 편지 mail,"
        + " 기타 other, 설정 people.means에 추가한 방법.",
      en: "How you got in touch: call, message, kakao, facetalk, whatsapp, signal, telegram, meet,"
        + " mail, or one added in the setting people.means; other if left out."),
    synonyms: ContactMethod.synonyms
  ) { $0.text }

  private static let on = PersonSpec.dayOption(
    "on", ko: "연락한 날이에요. 적지 않으면 오늘이에요. 심은 날보다 앞이면 심은 날을 그날로 옮길지 물어봐요.",
    en: "The day of the contact; today if left out. For a day before the planting, it asks whether"
      + " to move the planting there.")

  private static let open = Flag(
    "open",
    help: Words(
      ko: "전화, 문자, 카카오톡, 추가한 방법을 먼저 열고, 나눈 이야기를 물어봐요.",
      en: "Open the call, message, KakaoTalk or your own method first, then ask what you talked"
        + " about.")
  ).forPeopleOnly

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person],
    options: [by, on, PersonSpec.keyword, PersonSpec.memo, open])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws { _ = try PersonSpec.review(input) }

  /// Returns the means that was named; the user's own means take precedence over built-in ones.
  private func means(_ input: ParsedInput) throws -> EnteredMeans {
    guard let text = try input[Self.by] else {
      return EnteredMeans(method: input[Self.open] ? .call : .other)
    }
    let all = tools.customMeans()
    if let own = CustomContactMethod.method(named: text, among: all) {
      if input[Self.open], own.linkTemplate == nil { throw notOpenable(input, all) }
      return EnteredMeans(method: .message, customMeans: own)
    }
    let names = all.map(\.name)
    guard let method = ContactMethod(rawValue: Self.by.spec.choice(for: text)) else {
      let name = Words(ko: Self.by.spec.spelling, en: Self.by.spec.spelling)
      do {
        try checkChoice(
          text, ContactMethod.allCases.map(\.rawValue) + names, name,
          synonyms: ContactMethod.synonyms, in: Self.commandName.path)
      } catch {
        guard case .unacceptableValue(let name, let value, let accepted) = error.reason else {
          throw error
        }
        throw input.usageError(
          .unacceptableValue(
            name, value: value,
            accepted: Words(
              ko: "\(accepted.ko), 설정 people.means에 추가한 방법",
              en: "\(accepted.en), or one added in the setting people.means")))
      }
      return EnteredMeans(method: .other)
    }
    if input[Self.open], !ContactMethod.openable.contains(method) {
      throw notOpenable(input, all)
    }
    return EnteredMeans(method: method)
  }

  private func notOpenable(_ input: ParsedInput, _ own: [CustomContactMethod]) -> UsageError {
    let openable =
      ContactMethod.openable.map(\.rawValue)
      + own.filter { $0.linkTemplate != nil }.map(\.name)
    return input.usageError(
      of: Self.by,
      accepted: Words(
        ko: "--open과 함께 쓸 때는 " + openable.joined(separator: ", "),
        en: openable.dropLast().joined(separator: ", ")
          + " or \(openable.last ?? "") with --open"))
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let person = try tools.people.queries.find(input[PersonSpec.person])
    let day = try input[Self.on].map { try tools.formatter.recordedDateReader.day($0) }
    let (means, opens) = (try means(input), input[Self.open])
    let link = try opens ? means.link(to: person) : nil
    // The watering is saved before the call and the questions: leaving them does not lose it.
    let water = PeopleChange.water(
      person.id, on: day, by: means.method, called: means.customMeans?.name,
      review: try PersonSpec.review(input))
    guard case .watered(var outcome)? = try tools.perform(water, in: &console) else { return }
    if let link { LinkWords(link: link, person: person).open(with: tools.launcher, in: &console) }
    if opens, outcome.needsReview, console.canAsk,
      let edit = try ReviewQuestions().ask(in: &console),
      case .reviewed(let reviewed)? = try tools.perform(
        .review(outcome.watering.id, edit), in: &console)
    {
      outcome = reviewed.following(outcome)
    }
    tools.report(.watered(outcome), in: &console)
  }
}

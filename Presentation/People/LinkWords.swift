import HearthDomain
import TerminalKit

/// Opens a link to somebody, or shows it where nothing can open it.
struct LinkWords {
  let link: ContactLink
  let person: Person

  /// What happens is told beside the result, on standard error.
  func open(with launcher: any ContactLauncher, in console: inout Console) {
    let language = console.language
    if launcher.open(link) {
      console.note(StyledText(opening(language)))
    } else {
      console.note(StyledText(byHand(language) + " ") + shown(language))
    }
  }

  /// The same as a screen tells it.
  func open(with launcher: any ContactLauncher) -> Words {
    if launcher.open(link) { return Words(opening) }
    return Words(
      ko: "직접 열어 주세요: \(shown(.korean).string)",
      en: "Open it yourself: \(shown(.english).string)")
  }

  private func opening(_ language: Language) -> String {
    switch link {
    case .call(let number):
      language(
        ko: "\(person.name)에게 전화를 걸어요: \(number.grouped)",
        en: "Calling \(person.name): \(number.grouped)")
    case .message(let number):
      language(
        ko: "\(person.name)에게 문자를 써요: \(number.grouped)",
        en: "Writing to \(person.name): \(number.grouped)")
    case .kakaoTalk: language(ko: "카카오톡을 열어요.", en: "Opening KakaoTalk.")
    case .own(let means, let number):
      language(
        ko: "\(person.name): \(KoreanParticle.object(means.name)) 열어요 (\(number.grouped))",
        en: "Opening \(means.name) for \(person.name): \(number.grouped)")
    }
  }

  private func byHand(_ language: Language) -> String {
    language(
      ko: "여기에는 열어 줄 프로그램이 없어요. 직접 열어 주세요:",
      en: "Nothing here can open it. Open it yourself:")
  }

  private func shown(_ language: Language) -> StyledText {
    switch link {
    case .call(let number), .message(let number), .own(_, let number):
      StyledText(number.grouped, Style(attributes: .bold), link: link.address)
        + StyledText("  " + link.address)
    // Nobody can type its address anywhere.
    case .kakaoTalk:
      StyledText(
        ContactMethod.kakao.name(language), Style(attributes: .bold), link: link.address)
    }
  }
}

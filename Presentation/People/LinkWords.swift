import HearthDomain
import TerminalKit

/// Opens a contact link, such as a call or a message, or shows it if no program can open it.
struct LinkWords: Hashable {
  let link: ContactLink
  let person: Person

  /// Opens the link and reports what happened on standard error.
  func open(with launcher: any ContactLauncher, in console: inout Console) {
    let language = console.language
    if launcher.open(link) {
      console.printNote(StyledText(openingMessage(language)))
    } else {
      let nothing = language(ko: "여기에는 열어 줄 프로그램이 없어요. ", en: "Nothing here can open it. ")
      console.printNote(StyledText(nothing + manualInstruction(language)) + displayedLink)
    }
  }

  /// Opens the link and returns what happened, for the screens.
  func open(with launcher: any ContactLauncher) -> Words {
    if launcher.open(link) { return Words(openingMessage) }
    let shown = displayedLink.string
    return Words { manualInstruction($0) + shown }
  }

  private func openingMessage(_ language: Language) -> String {
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
    case .custom(let means, let number):
      language(
        ko: "\(person.name): \(KoreanParticle.object(means.name)) 열어요 (\(number.grouped))",
        en: "Opening \(means.name) for \(person.name): \(number.grouped)")
    }
  }

  /// Returns the request to use the link by hand, such as `Call: `; the caller appends the number
  /// or address.
  private func manualInstruction(_ language: Language) -> String {
    switch link {
    case .call: language(ko: "직접 걸어 주세요: ", en: "Call: ")
    case .message: language(ko: "직접 문자를 보내 주세요: ", en: "Text: ")
    case .kakaoTalk: language(ko: "카카오톡을 직접 열어 주세요.", en: "Open KakaoTalk yourself.")
    case .custom(let means, _):
      language(
        ko: "\(KoreanParticle.object(means.name)) 직접 열어 주세요: ", en: "Open \(means.name) yourself: ")
    }
  }

  /// The number as a clickable terminal link. For a means of contact that the user added, the
  /// address is shown too, because it may be a web page.
  private var displayedLink: StyledText {
    switch link {
    case .call(let number), .message(let number):
      StyledText(number.grouped, Style(attributes: .bold), link: link.address)
    case .custom(_, let number):
      StyledText(number.grouped, Style(attributes: .bold), link: link.address) + "  "
        + StyledText(link.address)
    case .kakaoTalk: StyledText()
    }
  }
}

import HearthDomain

extension ChannelTrouble {
  func message(channel: String, in language: Language) -> String {
    let name = channel.quotable()
    let reason =
      switch self {
      case .noProgram(let program): missingProgramMessage(program.quotable(limit: 100), language)
      case .noDesktop:
        language(ko: "데스크톱 화면이 없어요.", en: "there is no desktop here.")
      case .noTerminal:
        language(ko: "알림을 받을 터미널이 없어요.", en: "there is no terminal to print to.")
      case .noNetwork:
        language(
          ko: "서버에 연결할 수 없어요.", en: "its server cannot be reached.")
      case .notSecure:
        language(
          ko: "주소가 안전하지 않아요. https로 시작하는 주소가 필요해요.",
          en: "its address is not secure; it has to begin with https.")
      case .tookTooLong(let seconds):
        language(
          ko: "\(seconds)초 안에 끝나지 않았어요.",
          en: "it did not finish within \(Plural("second")(seconds)).")
      case .exited(let status):
        language(
          ko: "프로그램이 실패했어요 (종료 코드 \(status)).", en: "its program ended with status \(status).")
      case .failed(let detail):
        language(
          ko: "보내지 못했어요 (\(detail.quotable(limit: 200))).",
          en: "it could not be sent (\(detail.quotable(limit: 200))).")
      }
    return language(
      ko: "알림을 \(KoreanParticle.toward(name)) 보내지 못했어요: \(reason) 다음에 다시 보낼게요.",
      en: "Reminders could not be sent by \(name): \(reason) They will be sent again.")
  }

  private func missingProgramMessage(_ program: String, _ language: Language) -> String {
    program.isEmpty
      ? language(ko: "정해 둔 프로그램이 없어요.", en: "no program is set.")
      : language(
        ko: "\(program) 프로그램을 찾지 못했어요.", en: "the program \(program) was not found.")
  }
}

import HearthDomain

extension SealDamage {
  func message(in language: Language) -> String {
    switch self {
    case .notAuthentic:
      language(
        ko: "암호화된 내용이 잘렸거나 바뀌어서 읽지 않았어요.",
        en: "The encrypted data is truncated or was changed, so it was not read.")
    case .newerFormat(let found):
      language(
        ko: "더 새로운 Hearth가 암호화했어요 (형식 \(found)). Hearth를 업데이트해 주세요.",
        en: "A newer Hearth encrypted this (format \(found)). Update Hearth.")
    case .unknownKey(let number):
      language(
        ko: "\(number)번 열쇠로 암호화되어 있는데 이 기기에는 그 열쇠가 없어요.",
        en: "This was encrypted with key \(number), which this device does not have.")
    case .wrongPassphrase:
      language(ko: "암호가 맞지 않아요.", en: "Wrong passphrase.")
    case .workOutOfBounds:
      language(
        ko: "암호를 확인하는 계산이 너무 많거나 적게 정해져 있어서 열지 않았어요.",
        en: "The passphrase cannot be checked within the limits that Hearth accepts, so nothing was"
          + " opened.")
    case .tooMuchWork(let factor):
      language(
        ko: "이 파일을 열려면 메모리가 \(ByteSize(1 << (10 + factor)).text) 필요하고 오래 걸려요. 믿을 수 있는 파일이면 --yes를"
          + " 붙여 주세요.",
        en:
          "Opening this file takes \(ByteSize(1 << (10 + factor)).text) of memory and a long time."
          + " If you trust it, give --yes.")
    case .noKeyFits:
      language(
        ko: "가진 키로는 열 수 없는 파일이에요.", en: "None of your keys opens this file.")
    case .noKeys:
      language(
        ko: "키 파일에 키가 없어요. AGE-SECRET-KEY-1로 시작하는 줄이 있어야 해요.",
        en: "The key file has no key: there must be a line that begins with AGE-SECRET-KEY-1.")
    case .unknownFormat:
      language(
        ko: "Hearth가 열 수 없는 방식으로 암호화한 파일이에요. ‘age -d’로 열어서 가져와 주세요.",
        en: "This file was encrypted in a way that Hearth cannot open. Open it with “age -d” first."
      )
    }
  }
}

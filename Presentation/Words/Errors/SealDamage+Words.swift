import HearthDomain

extension SealDamage {
  func message(in language: Language) -> String {
    switch self {
    case .notAuthentic:
      language(
        ko: "봉인된 내용이 잘렸거나 바뀌었어요. 읽지 않았어요.",
        en: "What was sealed is cut off or was changed. Nothing of it was read.")
    case .newerFormat(let found):
      language(
        ko: "더 새로운 Hearth가 봉인했어요 (형식 \(found)). Hearth를 업데이트해 주세요.",
        en: "A newer Hearth sealed this (format \(found)). Update Hearth.")
    case .unknownKey(let number):
      language(
        ko: "\(number)번 열쇠로 봉인되어 있는데 이 기기에는 그 열쇠가 없어요.",
        en: "This was sealed with key \(number), which this device does not have.")
    case .wrongPassphrase:
      language(ko: "암호가 맞지 않아요.", en: "That is not the passphrase.")
    case .workOutOfBounds:
      language(
        ko: "암호를 확인하는 데 든다는 일의 양이 받아들일 수 있는 범위를 벗어나요. 열지 않았어요.",
        en: "Checking the passphrase is said to take more or less work than is accepted. Nothing"
          + " was opened.")
    case .tooMuchWork(let factor):
      language(
        ko: "이 파일을 열려면 메모리가 \(ByteSize(1 << (10 + factor)).text) 필요하고 오래 걸려요."
          + " 믿을 수 있는 파일이면 --yes를 붙여 주세요.",
        en:
          "Opening this file takes \(ByteSize(1 << (10 + factor)).text) of memory, and long. If you"
          + " trust it, give --yes.")
    case .noKeyFits:
      language(
        ko: "가진 키로는 열 수 없는 파일이에요.", en: "None of the keys opens this file.")
    case .noKeys:
      language(
        ko: "키 파일에 키가 없어요. AGE-SECRET-KEY-1로 시작하는 줄이 있어야 해요.",
        en: "There is no key in the file of keys: a line with one begins with AGE-SECRET-KEY-1.")
    case .unknownFormat:
      language(
        ko: "Hearth가 열 수 없는 방식으로 암호화한 파일이에요. ‘age -d’로 열어서 가져와 주세요.",
        en: "This file was encrypted in a way that Hearth cannot open. Open it with “age -d” first."
      )
    }
  }
}

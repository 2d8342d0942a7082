import HearthDomain
import JSONText

/// The result of a command that an assistant ran.
struct AssistantAnswer {
  /// The size limit of an answer, in bytes.
  static let maxByteCount = 1_000_000

  /// The document that the command printed; empty if none.
  let text: String
  /// The messages that the command printed on standard error, including the reason of a failure.
  let printedNotes: [String]
  let error: (any Error)?
  /// The question that the command asks before it acts; nil if none.
  let question: String?

  /// Creates the answer from the console's output after the command has ended.
  init(_ console: Console, error: (any Error)?, changes: Bool) {
    let language = console.language
    let isCut = console.exceedsAssistantLimit && !changes
    question = error is UsageError ? console.assistant?.pendingQuestion : nil
    text =
      isCut || question != nil
      ? "" : String(decoding: console.output.buffer.withoutTrailingNewlines, as: UTF8.self)
    let said = String(decoding: console.errorStream.buffer.withoutTrailingNewlines, as: UTF8.self)
    let sentences = [
      said, isCut ? AssistantAnswer.tooLargeMessage(language) : "",
      question == nil ? error.map { AssistantAnswer.sentence(for: $0, language) } ?? "" : "",
    ]
    printedNotes = sentences.filter { !$0.isEmpty }
    self.error = isCut ? error ?? ExitStatus.failed : error
  }

  /// Creates the answer to a call that was rejected, so that no command ran.
  init(refusal: UsageError, of tool: AssistantTool?, _ language: Language) {
    text = ""
    printedNotes = [
      tool?.sentence(explaining: refusal, language) ?? refusal.sentence(in: language)
    ]
    error = refusal
    question = nil
  }

  /// The answer as the result of a tool call.
  var json: JSONObject {
    var result: JSONObject = [
      "content": .array(
        ([text] + printedNotes).filter { !$0.isEmpty }.map {
          ["type": "text", "text": .string($0)]
        }),
      "isError": .bool(error != nil),
    ]
    if let document = try? JSONValue(reading: text), document.objectValue != nil {
      result["structuredContent"] = document
    }
    return result
  }

  /// Returns the result for a call that needs confirmation: the question, and the token with which
  /// the assistant confirms it.
  static func confirmationRequest(_ question: String, token: String, _ language: Language)
    -> JSONObject
  {
    let sentence = language(
      ko: "아직 아무것도 바꾸지 않았어요. 사람이 동의하면 같은 호출에 confirm: \(KoreanParticle.object(token)) 더해 주세요.",
      en: "Nothing has been changed yet. If the person agrees, repeat this call with confirm:"
        + " \(token).")
    return [
      "content": [
        ["type": "text", "text": .string(question)], ["type": "text", "text": .string(sentence)],
      ],
      "structuredContent": .document(["question": .string(question), "confirm": .string(token)]),
      "isError": true,
    ]
  }

  /// Returns the message for an error. Advice is worded for an assistant, who has no shell.
  private static func sentence(for error: any Error, _ language: Language) -> String {
    switch error {
    case DomainError.refused(.lock(.isLocked)):
      language(
        ko: "프로필이 잠겨 있어요. 암호는 여기서 받지 않아요. 사람이 터미널에서 hearth today를 실행해 열면 그동안 읽을 수 있어요. 매번 묻게 했다면"
          + " hearth profile lock --unlock-for 30으로 시간을 정할 수 있어요.",
        en: "The profile is locked, and its passphrase is never taken here. Once the person has"
          + " opened it with hearth today in a terminal, this works for as long as it stays open;"
          + " if it asks every time, hearth profile lock --unlock-for 30 sets how long.")
    case let error as UsageError: error.sentence(in: language)
    default: ConsoleMessage.message(for: error, in: language)
    }
  }

  private static func tooLargeMessage(_ language: Language) -> String {
    language(
      ko: "결과가 \(maxByteCount / 1000) kB를 넘어요. limit, fields나 기간을 적어 줄여 주세요.",
      en:
        "This is more than \(maxByteCount / 1000) kB. Ask for less with limit, fields or days."
    )
  }
}

extension [UInt8] {
  /// The bytes without trailing line breaks.
  fileprivate var withoutTrailingNewlines: ArraySlice<UInt8> {
    var rest = self[...]
    while rest.last == UInt8(ascii: "\n") { rest.removeLast() }
    return rest
  }
}

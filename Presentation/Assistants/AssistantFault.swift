import HearthDomain
import JSONText

/// A protocol error that answers an assistant's message.
struct AssistantFault: Error {
  /// The error codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case notJSON = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
    /// A resource does not exist. This code is only for sessions; stateless requests get
    /// ``invalidParameters`` instead.
    case resourceNotFound = -32002
    case unknownVersion = -32022
  }

  let code: Code
  let message: Words
  var data: JSONValue?

  init(_ code: Code, ko: String, en: String, data: JSONValue? = nil) {
    self.code = code
    message = Words(ko: ko, en: en)
    self.data = data
  }

  /// Returns the error response; `id` is null if the request's id is unknown.
  func response(to id: JSONValue, in language: Language) -> JSONValue {
    var error: JSONObject = ["code": .int(code.rawValue), "message": .string(message(language))]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }

  static let notJSON = AssistantFault(
    .notJSON, ko: "한 줄이 JSON 하나여야 해요.", en: "A line must be one JSON document.")

  static func messageTooLong(_ limit: Int) -> AssistantFault {
    AssistantFault(
      .invalidRequest, ko: "한 줄은 \(limit)바이트까지예요.", en: "A line can have at most \(limit) bytes.")
  }

  static let invalidRequest = AssistantFault(
    .invalidRequest, ko: "JSON-RPC 2.0 요청이 아니에요.", en: "This is not a JSON-RPC 2.0 request.")

  static let notInitialized = AssistantFault(
    .invalidRequest, ko: "먼저 initialize를 보내거나, 요청의 _meta에 프로토콜 버전을 적어 주세요.",
    en: "Send initialize first, or give the protocol version in the request's _meta.")

  static func unknownMethod(_ name: String) -> AssistantFault {
    let name = name.quotable()
    return AssistantFault(
      .unknownMethod, ko: "모르는 메서드예요: \(name)", en: "There is no method \(name).")
  }

  static func invalidParameter(_ name: String) -> AssistantFault {
    AssistantFault(
      .invalidParameters, ko: "\(name)의 값이 맞지 않아요.", en: "The value of \(name) is not accepted.")
  }

  static func unknownTool(_ name: String, nearest: Suggestion, mayWrite: Bool) -> AssistantFault {
    let name = name.quotable()
    return AssistantFault(
      .invalidParameters,
      ko: "모르는 도구예요: \(name)." + nearest.suggestionQuestion(in: .korean)
        + (mayWrite ? "" : " 여기서는 읽기만 해요. 바꾸는 도구는 hearth mcp --allow write에 있어요."),
      en: "There is no tool \(name)." + nearest.suggestionQuestion(in: .english)
        + (mayWrite
          ? "" : " This server only reads; tools that change records: hearth mcp --allow write."))
  }

  static func unknownVersion(_ version: String) -> AssistantFault {
    AssistantFault(
      .unknownVersion, ko: "그 버전의 프로토콜은 지원하지 않아요.", en: "This protocol version is not supported.",
      data: [
        "requested": .string(version),
        "supported": .array(AssistantProtocolMode.supportedVersions.map { .string($0) }),
      ])
  }

  static func resourceNotFound(_ uri: String, _ era: AssistantProtocolMode, _ why: Words? = nil)
    -> AssistantFault
  {
    let shown = uri.quotable()
    return AssistantFault(
      era == .session ? .resourceNotFound : .invalidParameters,
      ko: why?.ko ?? "그런 자원은 없어요: \(shown)",
      en: why?.en ?? "There is no resource \(shown).", data: ["uri": .string(uri)])
  }
}

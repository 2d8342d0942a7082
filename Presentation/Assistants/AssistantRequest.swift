import JSONText

/// One request of an assistant.
struct AssistantRequest {
  let id: JSONValue
  let method: String
  let parameters: JSONObject

  /// How deep its lists and objects may stand within each other: no tool takes more than a list.
  private static let rules = JSONRules(deepest: 32)

  /// The request that a line is; nil for what wants no answer: a notification, or an answer to
  /// something that was never asked.
  ///
  /// Throws the fault, with the id where there is one.
  init?(_ line: [UInt8]) throws(Unreadable) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(reading: line, rules: AssistantRequest.rules)
    } catch {
      throw Unreadable(fault: .notJSON)
    }
    guard let message = value.objectValue else { throw Unreadable(fault: .noRequest) }
    let id = message["id"]
    let known = id?.isRequestID == true ? id : Optional.none
    guard message["jsonrpc"] == "2.0" else { throw Unreadable(id: known, fault: .noRequest) }
    guard let method = message["method"] else {
      let isAnswer = message["result"] != nil || message["error"] != nil
      if isAnswer { return nil }
      throw Unreadable(id: known, fault: .noRequest)
    }
    guard let method = method.stringValue else { throw Unreadable(id: known, fault: .noRequest) }
    guard id != nil else { return nil }
    guard let known else { throw Unreadable(fault: .noRequest) }
    guard let parameters = (message["params"] ?? [:]).objectValue else {
      throw Unreadable(id: known, fault: .badParameter("params"))
    }
    self.id = known
    self.method = method
    self.parameters = parameters
  }

  /// A line that is no request, and of which request that is to be said.
  struct Unreadable: Error {
    var id: JSONValue?
    let fault: AssistantFault
  }

  /// The text under a key.
  func text(_ key: String) throws(AssistantFault) -> String {
    guard let text = parameters[key]?.stringValue else { throw .badParameter(key) }
    return text
  }

  /// The object under a key, empty where there is none.
  func object(_ key: String) throws(AssistantFault) -> JSONObject {
    guard let value = parameters[key], !value.isNull else { return [:] }
    guard let object = value.objectValue else { throw .badParameter(key) }
    return object
  }
}

extension JSONValue {
  /// Whether it may name a request: a text or a whole number.
  fileprivate var isRequestID: Bool {
    switch self {
    case .string, .int: true
    case .null, .bool, .double, .number, .array, .object: false
    }
  }
}

import JSONText

/// A request of an assistant.
struct AssistantRequest {
  let id: JSONValue
  let method: String
  let parameters: JSONObject

  /// The rules for parsing requests. Nesting is limited, because no tool takes a value that is
  /// nested deeply.
  private static let jsonRules = JSONRules(deepest: 32)

  /// Parses a line. Nil for messages that need no response: notifications, and responses to this
  /// server.
  ///
  /// The error contains the request's id if it could be read.
  init?(_ line: [UInt8]) throws(ParseFailure) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(reading: line, rules: AssistantRequest.jsonRules)
    } catch {
      throw ParseFailure(fault: .notJSON)
    }
    guard let message = value.objectValue else { throw ParseFailure(fault: .invalidRequest) }
    let id = message["id"]
    let known = id?.isRequestID == true ? id : Optional.none
    guard message["jsonrpc"] == "2.0" else { throw ParseFailure(id: known, fault: .invalidRequest) }
    guard let method = message["method"] else {
      let isAnswer = message["result"] != nil || message["error"] != nil
      if isAnswer { return nil }
      throw ParseFailure(id: known, fault: .invalidRequest)
    }
    guard let method = method.stringValue else {
      throw ParseFailure(id: known, fault: .invalidRequest)
    }
    guard id != nil else { return nil }
    guard let known else { throw ParseFailure(fault: .invalidRequest) }
    guard let parameters = (message["params"] ?? [:]).objectValue else {
      throw ParseFailure(id: known, fault: .invalidParameter("params"))
    }
    self.id = known
    self.method = method
    self.parameters = parameters
  }

  /// The error for a line that is not a valid request, with the request's id if it is known.
  struct ParseFailure: Error {
    var id: JSONValue?
    let fault: AssistantFault
  }

  /// Returns the string of a parameter; throws if it is missing or not a string.
  func stringParameter(_ key: String) throws(AssistantFault) -> String {
    guard let text = parameters[key]?.stringValue else { throw .invalidParameter(key) }
    return text
  }

  /// Returns the object of a parameter; empty if it is missing.
  func objectParameter(_ key: String) throws(AssistantFault) -> JSONObject {
    guard let value = parameters[key], !value.isNull else { return [:] }
    guard let object = value.objectValue else { throw .invalidParameter(key) }
    return object
  }
}

extension JSONValue {
  /// Whether the value can be a request id: a string or an integer.
  fileprivate var isRequestID: Bool {
    switch self {
    case .string, .int: true
    case .null, .bool, .double, .number, .array, .object: false
    }
  }
}

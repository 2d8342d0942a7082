import JSONText

/// The two forms of the protocol.
enum AssistantEra {
  /// A handshake, followed by requests that rely on it.
  case session
  /// Requests that each carry all they need.
  case stateless

  static let newest = "2026-07-28"
  /// The session versions, newest first; the first is offered to clients that ask for an unknown
  /// one. This server's answers are the same in both.
  static let sessions = ["2025-11-25", "2025-06-18"]
  static let versions = [newest] + sessions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Determines the form of a request from the request alone.
  /// Throws if the version is unknown or the request lacks a part that its version requires.
  init(_ request: AssistantRequest) throws(AssistantFault) {
    let meta = request.parameters["_meta"]
    let version = meta?[AssistantEra.versionKey]
    guard request.method != "initialize", version != nil || request.method == "server/discover"
    else {
      self = .session
      return
    }
    guard let version = version?.stringValue else {
      throw .badParameter("_meta[\"\(AssistantEra.versionKey)\"]")
    }
    guard version == AssistantEra.newest else { throw .unknownVersion(version) }
    guard meta?[AssistantEra.capabilitiesKey]?.objectValue != nil else {
      throw .badParameter("_meta[\"\(AssistantEra.capabilitiesKey)\"]")
    }
    self = .stateless
  }
}

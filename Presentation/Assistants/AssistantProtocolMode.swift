import JSONText

/// The two ways in which assistants use the protocol.
enum AssistantProtocolMode {
  /// A session: a handshake, followed by requests that depend on it.
  case session
  /// Requests without a session. Each contains everything that it needs.
  case statelessRequests

  static let newestVersion = "2026-07-28"
  /// The session versions, newest first; the first is offered to clients that ask for an unknown
  /// one. This server's answers are the same in both.
  static let sessionVersions = ["2025-11-25", "2025-06-18"]
  static let supportedVersions = [newestVersion] + sessionVersions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// Determines the mode from the contents of a request.
  ///
  /// Throws if the version is unknown, or if the request lacks a part that its version requires.
  init(_ request: AssistantRequest) throws(AssistantFault) {
    let meta = request.parameters["_meta"]
    let version = meta?[AssistantProtocolMode.versionKey]
    guard request.method != "initialize", version != nil || request.method == "server/discover"
    else {
      self = .session
      return
    }
    guard let version = version?.stringValue else {
      throw .invalidParameter("_meta[\"\(AssistantProtocolMode.versionKey)\"]")
    }
    guard version == AssistantProtocolMode.newestVersion else { throw .unknownVersion(version) }
    guard meta?[AssistantProtocolMode.capabilitiesKey]?.objectValue != nil else {
      throw .invalidParameter("_meta[\"\(AssistantProtocolMode.capabilitiesKey)\"]")
    }
    self = .statelessRequests
  }
}

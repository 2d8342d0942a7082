import JSONText

/// The two ways in which the protocol is spoken.
enum AssistantEra {
  /// A handshake, and then requests that go by it.
  case session
  /// Every request says by itself what it needs to be understood.
  case stateless

  static let newest = "2026-07-28"
  /// The newest first: it is offered to who asks for another. What this program says is the same
  /// in both.
  static let sessions = ["2025-11-25", "2025-06-18"]
  static let versions = [newest] + sessions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// How the request is meant, whatever was said before.
  ///
  /// Throws where it names a version that is not spoken here, or not all that its version asks for.
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

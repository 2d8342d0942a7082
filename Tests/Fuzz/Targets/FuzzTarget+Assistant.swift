import HearthContainer
import HearthDomain
import HearthPresentation
import HearthSamples
import JSONText

extension FuzzTarget {
  /// Messages of an assistant: each is answered by at most one JSON document without control
  /// characters, and an assistant that may only read changes nothing.
  static let assistant = FuzzTarget(
    "assistant", texts: AssistantTexts.all, words: AssistantTexts.words
  ) {
    let clock = LocalClock(
      now: Now { Instant(milliseconds: 1_795_132_800_000) },
      zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
    let home = CommandsInProcess(clock: clock)
    home.run(["person", "add", "엄마", "--every", "3", "--planted", "2026-11-01"])
    home.run(["feel", "30", "a walk #run"])
    let before = home.run(["log", "list"], as: .json).output
    var server = home.container.assistantServer(
      mayWrite: false, ConsoleTraits(language: .english), randomness: .seeded(1))
    _ = server.response(to: Array(AssistantTexts.handshake.utf8))
    return { input in
      for line in input.split(separator: UInt8(ascii: "\n")) {
        guard let answer = server.response(to: Array(line)) else { continue }
        let text = answer.text
        try RuleViolation.unless(!Shown.steers(text) && !text.contains("\n"), "steers: \(text)")
        try RuleViolation.unless(
          answer["jsonrpc"] == "2.0" && answer["id"] != nil
            && (answer["result"] == nil) != (answer["error"] == nil), "no answer: \(text)")
        let message = answer["error"]?["message"]?.stringValue ?? "fine"
        try RuleViolation.unless(!message.isEmpty, "without a word: \(text)")
      }
      let after = home.run(["log", "list"], as: .json).output
      try RuleViolation.unless(after == before, "it changed something")
    }
  }
}

/// Sample messages of assistants.
private enum AssistantTexts {
  static let handshake = request("initialize", "{\"protocolVersion\":\"2025-11-25\"}")

  private static let meta =
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
    + "\"io.modelcontextprotocol/clientCapabilities\":{}}"

  private static func request(_ method: String, _ parameters: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method)\",\"params\":\(parameters)}"
  }

  private static func call(_ tool: String, _ arguments: String) -> String {
    request("tools/call", "{\"name\":\"\(tool)\",\"arguments\":\(arguments)}")
  }

  static let all = [
    handshake, request("server/discover", "{\(meta)}"), request("tools/list", "{\(meta)}"),
    call("person_show", "{\"who\":\"엄마\"}"), call("person_list", "{\"fields\":\"id,name\"}"),
    call("mood_diary", "{\"search\":\"tag:run\",\"limit\":3}"),
    call("search", "{\"text\":\"run\"}"),
    call("event_list", "{\"period\":\"this week\"}"), call("mood_canvas", "{\"day\":\"어제\"}"),
    call("calendar", "{\"period\":\"2026-11\"}"),
    call("person_change", "{\"verb\":\"remove\",\"who\":[\"엄마\"]}"),
    request("resources/read", "{\"uri\":\"hearth://person/%EC%97%84%EB%A7%88\"}"),
    request("resources/list", "{\"cursor\":\"3\"}"), request("ping", "{}"),
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
  ]

  static let words = [
    "{", "}", "[", "]", "\"", ":", ",", "null", "true", "1e9", "-1", "\\u0000", "\\ud800", "\n",
    "\"id\":", "\"method\":", "\"arguments\":", "\"confirm\":", "who", "hearth://", "%00", "2030",
  ]
}

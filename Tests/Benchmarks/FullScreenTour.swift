/// Keys that visit every tab and its pages; each key causes another frame.
enum FullScreenTour {
  private static let escape = "\u{1B}"
  private static let pageDown = "\u{1B}[6~"
  private static let pageUp = "\u{1B}[5~"

  static let keys: [String] =
    today + people + sayings + moods + schedule + books + everywhere

  private static let today = ["1"] + down(6) + ["k", "G", "g"]
  private static let people =
    ["2"] + down(10) + ["G", "k", "g", pageDown, pageDown, pageUp, "t", "j", "j", escape]
    + ["v", "v", "v", "v", "\r", "c", "[", "[", "[", "]", "t", escape, escape]
  private static let sayings =
    ["3"] + down(10) + ["G", "k", "g", pageDown, pageDown, "v", "v", "v", "v"]
    + ["\r", "l", "l", "h", escape]
    + ["/", "사", "랑", "\u{7F}", "\u{7F}", "l", "o", "v", "e", escape]
  private static let moods =
    ["4", "h", "h", "h", "l", "l", "c", "[", "[", "[", "]", "t", escape]
    + ["y", "[", "[", "]", escape, "i", "j", "j", "j", "k", "h", "h", "l", escape]
    + ["t", "l", "h", escape, "o", escape]
  private static let schedule =
    ["5", "l", "l", "l", "h", ">", ">", "<", "]", "[", "j", "j", "m", "[", "[", "]", escape, "t"]
    + ["a", "새", "일", "정", escape]
  private static let books =
    ["6"] + down(8) + ["G", "k", "g", "o", "o", "b", "j", "l", escape]
    + ["i", "l", "l", "c", "[", "[", "y", escape, escape, "\r", "l", "l", escape]
  private static let everywhere =
    ["f", "사", "랑", "\u{7F}", "\u{7F}", "l", "o", "v", "e", escape]
    + ["f", "ㅅ", "ㄹ", "ㅎ", escape, ",", "j", "j", "k", escape, "?", "j", "j", escape]

  private static func down(_ count: Int) -> [String] {
    Array(repeating: "j", count: count)
  }

  /// Milliseconds that a terminal program must wait before it can treat a lone Esc as a key.
  static func patience(with keys: String) -> Double { keys == escape ? 30 : 0 }
}

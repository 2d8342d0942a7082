import HearthPresentation

extension FuzzTarget {
  /// Templates of the status and of lists, and field names: each is filled in, or refused with its
  /// words. The output never contains control characters.
  static let templates = FuzzTarget(
    "templates", texts: TemplateTexts.all, words: TemplateTexts.words
  ) {
    let home = InMemoryProgram()
    try home.run(["person", "add", "엄마 {a} #[x] %{F-} <b>&", "--planted", "2026-11-01"])
    try home.run(["plan", "--", "\"회의\" \\{a\\} \u{1B}[31m \u{202E}x"])
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      let template = try? TextTemplate(text)
      if let template {
        let all = template.filled({ _ in "" }, hasSomething: { _ in true })
        try RuleViolation.unless(
          all.utf8.count <= text.utf8.count, "\(text) is more than it says: \(all)")
        _ = template.filled({ $0 }, hasSomething: { $0.utf8.count % 2 == 0 })
      }
      for format in ["plain", "waybar", "polybar", "tmux", "i3blocks"] {
        try TemplateTexts.check(["status", "--format", format, "--template=" + text], on: home, 1)
      }
      try TemplateTexts.check(["person", "list", "--template=" + text], on: home, .max)
      try TemplateTexts.check(["person", "list", "--fields=" + text, "--header"], on: home, 2)
    }
  }
}

/// Sample templates and their parts.
private enum TemplateTexts {
  static let all = [
    "{people.due} {people.next}", "{?event.next {event.next} {event.next.in}} ",
    "{?people.due ♣{people.due} }{?books.pages {books.pages}쪽}", "#[fg=red]{mood.last}#[default]",
    "%{F#f00}{saying}%{F-}", "\\{{name}\\}\\t{plant}", "{?name {?memo {memo}}}", "name,dueOn,id",
  ]

  static let words =
    [
      "{", "}", "{?", " ", "\\", "\\{", "\\n", "\\t", "#[", "%{", "&", "<b>", "\u{1B}[31m", ",",
      ".",
    ]
    + ["people.due", "event.next.in", "saying", "name", "id", "가"]

  /// Throws if the line fails with another status than wrong usage, prints more than `most` lines,
  /// or prints control characters.
  static func check(_ line: [String], on home: InMemoryProgram, _ most: Int) throws {
    let outcome = try home.run(line)
    try RuleViolation.unless(
      [0, 64].contains(outcome.status), "\(line): \(outcome.status) \(outcome.errors)")
    try RuleViolation.unless(!Shown.steers(outcome.output), "\(line): \(outcome.output)")
    try RuleViolation.unless(
      outcome.output.split(separator: "\n").count <= most, "\(line): \(outcome.output)")
  }
}

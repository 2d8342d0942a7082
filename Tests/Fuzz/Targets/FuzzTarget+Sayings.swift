import HearthData
import HearthDomain

extension FuzzTarget {
  /// Fortune files: entries can be written and read back.
  static let fortune = FuzzTarget(
    "fortune", texts: SayingTexts.fortunes,
    words: ["\n%\n", "\n%", "%", "\t\t-- ", "— ", "_\u{8}", "\u{8}", "%%", "\n\n"]
  ) {
    { input in
      let entries: [FortuneEntry] = try Reading.both(input) { source, entries in
        var reader = FortuneReader(source: source)
        while let entry = try reader.next() { entries.append(entry) }
        return reader.report
      }
      var writer = FortuneWriter()
      let kept = entries.filter { writer.write($0) }
      var reader = FortuneReader(source: Reading.source(writer.bytes))
      var again: [FortuneEntry] = []
      while let entry = try reader.next() { again.append(entry) }
      try RuleViolation.unless(
        again.count == kept.count, "\(kept.count) entries are \(again.count)")
      try RuleViolation.unless(
        FortuneIndex(reading: writer.index.bytes) == writer.index || kept.isEmpty,
        "an index that changes")
      for (before, after) in zip(kept, again) {
        try RuleViolation.unless(
          SayingTexts.plain(before) == SayingTexts.plain(after), "\(before) is \(after)")
      }
    }
  }

  /// Index files of fortune files, and texts read by them.
  static let fortuneIndex = FuzzTarget("fortune-dat", corpus: SayingTexts.indexes) {
    { input in
      guard let index = FortuneIndex(reading: input) else { return }
      let text = Array("%% x\nUryyb\n%\nb\0c\n".utf8) + input
      var reader = FortuneReader(index: index, source: Reading.source(text))
      while try reader.next() != nil {}
      _ = index.bytes
    }
  }

  /// Sayings in any format.
  static let sayings = FuzzTarget(
    "sayings", texts: SayingTexts.files,
    words: JSONTexts.words + ["korean", "english", "\\;", "tags"]
  ) {
    let file = DetectedSayingFile(zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
    return { input in
      let _: [ImportedSaying] = try Reading.both(input) { source, sayings in
        try file.read(source) { sayings.append($0) }
      }
    }
  }
}

/// Sample files of sayings.
enum SayingTexts {
  static let fortunes = [
    "A day without sunshine\nis like night.\n\t\t-- Steve\n%\n불을 지펴요.\n\nLight the fire.\n\t\t-- 누군가,\n\t\t   어딘가\n%\n",
    "one%\n%\ntwo\n%\n%\n_\u{8}u_\u{8}nder\n%\n  -- not a name\n%\nlast",
  ]

  static let indexes: [[UInt8]] = {
    var writer = FortuneWriter()
    writer.write(FortuneEntry(text: "a\nb"))
    writer.write(FortuneEntry(text: "c", who: "d"))
    var rotated = writer.index
    rotated.isRotated = true
    rotated.hasComments = true
    return [writer.index.bytes, rotated.bytes, FortuneIndex().bytes]
  }()

  static let files =
    fortunes + [
      "korean,english,who,added,tags\n불을 지펴요,Light the fire,나,2026-11-20,\"a;b\\;c\"\n,x,,2026-11-20T09:00:00+09:00,\n",
      #"{"schema":1,"items":[{"number":1,"korean":"가","english":null,"who":"나","tags":["a","b"],"addedAt":"2026-11-20T09:00:00+09:00","liked":true,"used":false}]}"#,
      #"{"korean":"가"}"#,
    ]

  /// Returns an entry as a fortune file can represent it: without backspaces, and with the name on
  /// one line.
  static func plain(_ entry: FortuneEntry) -> String {
    let text = entry.text.filter { $0 != "\u{8}" }
    let name = (entry.author ?? "").unicodeScalars.split {
      $0.properties.isWhitespace || $0.value < 32
    }
    return text.split { $0.isNewline }.joined(separator: "\n") + "|"
      + name.map(String.init).joined(separator: " ")
  }
}

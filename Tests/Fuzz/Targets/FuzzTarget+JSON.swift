import JSONText

extension FuzzTarget {
  /// Documents, parsed strictly and leniently; writing and reading them again must return the same
  /// value.
  static let json = FuzzTarget("json", texts: JSONTexts.all, words: JSONTexts.words) {
    { input in
      for rules in [JSONRules.strict, .lenient] {
        guard let value = try? JSONValue(reading: input, rules: rules) else { continue }
        for isIndented in [false, true] {
          var writer = JSONWriter(indented: isIndented)
          writer.write(value)
          let text = String(decoding: writer.bytes, as: UTF8.self)
          try RuleViolation.unless(!Shown.steers(text), "a document that steers a terminal")
          guard let again = try? JSONValue(reading: writer.bytes) else {
            throw RuleViolation("what was written is no JSON: \(text.prefix(200))")
          }
          try RuleViolation.unless(again == value, "\(value) is \(again)")
        }
        _ = (value.intValue, value["a"]?["b"]?.intValue)
      }
    }
  }

  /// Lists, read element by element; the result must not depend on the size of the pieces.
  static let jsonItems = FuzzTarget("json-items", texts: JSONTexts.all, words: JSONTexts.words) {
    { input in
      let whole = JSONTexts.items(input, size: .max)
      for size in [1, 7] {
        try RuleViolation.unless(
          JSONTexts.items(input, size: size) == whole, "read otherwise in pieces of \(size)")
      }
    }
  }
}

/// Sample JSON documents.
enum JSONTexts {
  static let all = [
    #"{"schema":1,"items":[{"a":1,"b":[true,false,null]},{"c":"가나\n\u00e9\ud83d\ude00"},-1.5e10]}"#,
    "[1,2.50,\"x\",{\"a\":{\"b\":{\"c\":[[]]}}}]", "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"}",
    "\u{FEFF}[]", "{}",
    "{\"a\":0.1e-7,\"a\":2,\"b\":[{\"x\":1},\n {\"y\":2}\n]}\n", "\"\\u0000\"",
    "12345678901234567890",
  ]

  static let words = [
    "[", "]", "{", "}", "\"", ":", ",", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0000", "\\'", "null",
    "true", "false",
    "1e999", "-", "0.", "[[[[[[[[", "{\"a\":", "\"items\":[", "\"schema\":1", "//", "NaN",
  ]

  /// Returns the elements of a document's lists as text.
  static func items(_ bytes: [UInt8], size: Int) -> [String] {
    var items = JSONItems(limit: 4096, source: Reading.source(bytes, size: size))
    var found: [String] = []
    do {
      while let item = try items.next() {
        found.append(
          "\(item.list ?? "-") \(item.position.line):\(item.position.column) \(item.value)")
      }
    } catch { found.append("\(error)") }
    return found + items.members.members.map { "\($0.key) \($0.value)" }
  }
}

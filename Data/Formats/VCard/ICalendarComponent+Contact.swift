import HearthDomain

extension ContactDetails {
  /// Reads the first card that can be used; nil if there is none.
  init?(ofCard bytes: [UInt8]) {
    var found: ContactDetails?
    _ = try? VCardContactFile().read(ChunkSource([bytes]).next) { found = found ?? $0 }
    guard let found else { return nil }
    self = found
  }
}

extension ICalendarComponent {
  /// Changes the lines of the card for details that differ from `read`; other lines stay.
  mutating func update(_ details: ContactDetails, insteadOf read: ContactDetails) {
    update(name: details.name.value, insteadOf: read.name.value)
    update(phones: details.phones, insteadOf: read.phones)
    guard details.birthday != read.birthday else { return }
    let dates = ["BDAY", VCardProperty.lunarBirthday]
    let places = self.lineIndices { dates.contains($0.propertyName) }
    remove(places)
    guard let birthday = details.birthday else { return }
    let isNewest = first("VERSION")?.value == VCard.Version.v4.rawValue
    let bytes = VCard(properties: [birthday.property]).bytes(as: isNewest ? .v4 : .v3)
    let lines = ICalendarDocument(ofCard: bytes)[only: "VCARD"]?.lines ?? []
    insert(lines.filter { dates.contains($0.name) }, at: places.first)
  }

  /// Parameters that depend on the encoding of a value and do not apply to a new one.
  private static let encodingParameters: Set = ["VALUE", "ENCODING", "CHARSET"]

  /// Updates the name in `FN`, and in `N`, whose parts many programs display.
  private mutating func update(name: String, insteadOf old: String) {
    let place = lineIndices { $0.propertyName == "FN" }.first
    // If the card has no written-out name, the displayed name may come from its phone number and
    // change with it.
    let said = place.flatMap { parts[$0].line }
    guard name != old || said?.text.singleLine.isEmpty != false else { return }
    if let place = lineIndices(where: { $0.propertyName == "N" }).first,
      let line = parts[place].line, line.parameter("ENCODING") == nil
    {
      let value = VCard.nameParts(line.value, saying: name, insteadOf: old)
      if value != line.value { parts[place] = .line(line.replacing(value: value)) }
    }
    if let place, let said {
      parts[place] = .line(
        said.replacing(value: ContentText.escaped(name), without: Self.encodingParameters))
    } else {
      insert([ICalendarLine("FN:" + ContentText.escaped(name))], at: nil)
    }
  }

  /// Updates the phone numbers. A new number in the place of a removed one keeps that one's type
  /// and label; other removed numbers are deleted with their labels.
  private mutating func update(phones: [PhoneNumber], insteadOf read: [PhoneNumber]) {
    let (wanted, known) = (Set(phones.map(\.comparisonKey)), Set(read.map(\.comparisonKey)))
    var added: [PhoneNumber] = []
    for (index, phone) in phones.enumerated() where !known.contains(phone.comparisonKey) {
      let old = index < read.count ? read[index] : nil
      guard let old, !wanted.contains(old.comparisonKey),
        let place = lineIndices(where: { $0.phoneKey == old.comparisonKey }).first,
        let line = parts[place].line
      else {
        added.append(phone)
        continue
      }
      parts[place] = .line(line.replacing(value: phone.dialled, without: Self.encodingParameters))
    }
    remove(
      lineIndices { line in
        line.phoneKey.map { known.contains($0) && !wanted.contains($0) } ?? false
      })
    let last = lineIndices { $0.propertyName == "TEL" }.last
    insert(added.map { ICalendarLine("TEL:" + $0.dialled) }, at: last.map { $0 + 1 })
  }

  /// Returns the indices of the matching lines, without malformed ones.
  private func lineIndices(where isMeant: (ICalendarLine) -> Bool) -> [Int] {
    parts.indices.filter { place in
      parts[place].line.map { isMeant($0) && ContentLineParts($0.bytes) != nil } ?? false
    }
  }

  /// Removes the lines. If nothing but labels is left of a line's group, removes these, too.
  private mutating func remove(_ places: [Int]) {
    var groups: Set<String> = []
    for place in places.reversed() {
      if let group = parts.remove(at: place).line?.group { groups.insert(group) }
    }
    for group in groups {
      let left = self.lineIndices { $0.group == group }
      let described = self.lineIndices { $0.group == group && !$0.propertyName.hasPrefix("X-AB") }
      if described.isEmpty { for place in left.reversed() { parts.remove(at: place) } }
    }
  }
}

extension ICalendarLine {
  /// Comparison key of the line's phone number; nil if it has none. The line is parsed as a card of
  /// its own.
  fileprivate var phoneKey: String? {
    guard propertyName == "TEL" else { return nil }
    let (begin, end) = ("BEGIN:VCARD\r\nVERSION:3.0\r\n", "\r\nEND:VCARD\r\n")
    // Drop leading blanks, which would make the line continue the previous one.
    let line = bytes.drop(while: \.isBlank)
    return VCard(Array(begin.utf8) + line + Array(end.utf8)).phones.first?.phoneNumber?
      .comparisonKey
  }
}

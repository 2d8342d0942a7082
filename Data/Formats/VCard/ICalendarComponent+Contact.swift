import HearthDomain

extension ICalendarComponent {
  /// Changes the lines of a card that say otherwise than the contact that was read of it, nil for
  /// nobody; all others stay as they are.
  mutating func say(_ details: ContactDetails, insteadOf read: ContactDetails?) {
    if details.name != read?.name {
      let name = details.name.value
      // Many programs show the name in parts; where it says something else, it stays.
      if let place = VCardUnits.places(of: .property("N"), in: self).first,
        case .line(let line) = parts[place], VCard.name(ofParts: line.value) == read?.name.value
      {
        parts[place] = .line(line.replacing(value: VCard.parts(of: name, like: line.value)))
      }
      if let place = VCardUnits.places(of: .property("FN"), in: self).first,
        case .line(let line) = parts[place]
      {
        parts[place] = .line(line.replacing(value: ContentText.escaped(name)))
      } else {
        insert([ICalendarLine("FN:" + ContentText.escaped(name))], at: nil)
      }
    }
    say(phones: details.phones, insteadOf: read?.phones ?? [])
    if details.birthday != read?.birthday {
      let places = VCardUnits.places(of: .property("BDAY"), in: self)
      for place in places.reversed() { parts.remove(at: place) }
      guard let birthday = details.birthday else { return }
      var bytes: [UInt8] = []
      let isNewest = first("VERSION")?.value == VCard.Version.v4.rawValue
      VCard(properties: [VCardBirthday(birthday).property])
        .write(to: &bytes, as: isNewest ? .v4 : .v3)
      let lines = ICalendarDocument(bytes)[only: "VCARD"]?.lines ?? []
      insert(
        lines.filter { ["BDAY", VCardBirthday.lunarProperty].contains($0.name) }, at: places.first)
    }
  }

  /// A number in the place of one that is gone has its kind and what it is called.
  private mutating func say(phones: [PhoneNumber], insteadOf read: [PhoneNumber]) {
    let (wanted, known) = (Set(phones.map(\.key)), Set(read.map(\.key)))
    var gone = read.filter { !wanted.contains($0.key) }
    for phone in phones where !known.contains(phone.key) {
      guard !gone.isEmpty else {
        let last = parts.lastIndex { part in
          if case .line(let line) = part { line.propertyName == "TEL" } else { false }
        }
        insert([ICalendarLine("TEL:" + phone.dialled)], at: last.map { $0 + 1 })
        continue
      }
      let old = gone.removeFirst()
      for place in VCardUnits.places(of: .entry("TEL", old.key), in: self) {
        guard case .line(let line) = parts[place], line.propertyName == "TEL" else { continue }
        parts[place] = .line(line.replacing(value: phone.dialled, without: ["VALUE"]))
      }
    }
    for phone in gone {
      let places = VCardUnits.places(of: .entry("TEL", phone.key), in: self)
      for place in places.reversed() { parts.remove(at: place) }
    }
  }
}

extension String {
  /// The display name of a zone: `GMT+9` for `Etc/GMT-9`, whose sign is inverted.
  var displayedZone: String {
    for (sign, said) in [("-", "+"), ("+", "-")] where hasPrefix("Etc/GMT\(sign)") {
      return "GMT\(said)\(dropFirst(8))"
    }
    return self
  }
}

extension String {
  /// The name of a zone as displayed: `GMT+9` for `Etc/GMT-9`, because such names have the opposite
  /// sign.
  var displayedZone: String {
    for (sign, said) in [("-", "+"), ("+", "-")] where hasPrefix("Etc/GMT\(sign)") {
      return "GMT\(said)\(dropFirst(8))"
    }
    return self
  }
}

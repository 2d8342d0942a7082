import HearthDomain

extension String {
  /// The text with precomposed Hangul syllables: some systems write conjoining jamo.
  var composed: String {
    guard unicodeScalars.contains(where: { (0x1100...0x11FF).contains($0.value) }) else {
      return self
    }
    var text = ""
    text.unicodeScalars.append(
      contentsOf: CanonicalForm.composed.normalized(unicodeScalars.map(\.value))
        .compactMap(Unicode.Scalar.init))
    return text
  }
}

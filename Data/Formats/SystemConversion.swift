import CLibrary

/// Whether the C library's `iconv` reads a character set of that name.
func systemConverts(from name: String) -> Bool {
  // To the library no name is the user's own set, and behind slashes stand wishes.
  let isName =
    (1...40).contains(name.utf8.count)
    && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.:".utf8.contains($0) }
  guard isName, let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1
  else { return false }
  iconv_close(descriptor)
  return true
}

/// The text that these bytes are in a character set, as the C library's `iconv` reads it; nil if
/// they are not, if the library lacks that set, or if they make more than three times as many.
func systemConversion(of bytes: [UInt8], from name: String) -> String? {
  // iconv_open tells failure by a pointer of all ones.
  guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else {
    return nil
  }
  defer { iconv_close(descriptor) }
  // Where a character has one byte or two, none takes more than three bytes of UTF-8 for each.
  let (capacity, overflow) = bytes.count.multipliedReportingOverflow(by: 3)
  guard !overflow else { return nil }
  var isComplete = false
  let text = String(unsafeUninitializedCapacity: capacity) { output in
    let written = convert(bytes, with: descriptor, into: output)
    isComplete = written != nil
    return written ?? 0
  }
  return isComplete ? text : nil
}

/// Converts all bytes and returns how many were written; nil where one does not fit.
private func convert(
  _ bytes: [UInt8], with descriptor: iconv_t, into output: UnsafeMutableBufferPointer<UInt8>
) -> Int? {
  bytes.withUnsafeBytes { input in
    // iconv takes a pointer to mutable bytes, but only reads them.
    var source = UnsafeMutablePointer(
      mutating: input.bindMemory(to: CChar.self).baseAddress)
    var sourceLeft = input.count
    return UnsafeMutableRawBufferPointer(output).withMemoryRebound(to: CChar.self) { room in
      var target = room.baseAddress
      var targetLeft = room.count
      let result = iconv(descriptor, &source, &sourceLeft, &target, &targetLeft)
      // The answer is (size_t)-1 for a failure and the number of substitutions else.
      guard result == 0, sourceLeft == 0 else { return nil }
      // Some sets hold a letter back until they know that no accent follows.
      guard iconv(descriptor, nil, nil, &target, &targetLeft) == 0 else { return nil }
      return room.count - targetLeft
    }
  }
}

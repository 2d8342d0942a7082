import CLibrary

/// Whether the C library's `iconv` supports a charset of that name.
func systemConverts(from name: String) -> Bool {
  // An empty name would mean the user's charset, and a slash begins options.
  let isName =
    (1...40).contains(name.utf8.count)
    && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.:".utf8.contains($0) }
  guard isName, let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1
  else { return false }
  iconv_close(descriptor)
  return true
}

/// Decodes the bytes with the C library's `iconv`. Returns nil if they are invalid, the charset is
/// unknown, or the text exceeds three times their size.
func systemConversion(of bytes: [UInt8], from name: String) -> String? {
  // iconv_open returns (iconv_t)-1 on failure.
  guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else {
    return nil
  }
  defer { iconv_close(descriptor) }
  // A character of one byte becomes at most three bytes of UTF-8.
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

/// Converts all bytes and returns the number of bytes written; nil if one is invalid.
private func convert(
  _ bytes: [UInt8], with descriptor: iconv_t, into output: UnsafeMutableBufferPointer<UInt8>
) -> Int? {
  bytes.withUnsafeBytes { input in
    // iconv takes a mutable pointer but only reads.
    var source = UnsafeMutablePointer(
      mutating: input.bindMemory(to: CChar.self).baseAddress)
    var sourceLeft = input.count
    return UnsafeMutableRawBufferPointer(output).withMemoryRebound(to: CChar.self) { room in
      var target = room.baseAddress
      var targetLeft = room.count
      let result = iconv(descriptor, &source, &sourceLeft, &target, &targetLeft)
      // iconv returns (size_t)-1 on failure, else the number of irreversible conversions.
      guard result == 0, sourceLeft == 0 else { return nil }
      // Flush the conversion, as some charsets hold back the last character.
      guard iconv(descriptor, nil, nil, &target, &targetLeft) == 0 else { return nil }
      return room.count - targetLeft
    }
  }
}

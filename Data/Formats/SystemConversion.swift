import CLibrary

/// The text that these bytes are in a character set of one or two bytes a character, as the C
/// library's `iconv` reads it; nil if they are not, or if the library lacks that set.
func systemConversion(of bytes: [UInt8], from name: String) -> String? {
  // iconv_open tells failure by a pointer of all ones.
  guard let descriptor = iconv_open("UTF-8", name), Int(bitPattern: descriptor) != -1 else {
    return nil
  }
  defer { iconv_close(descriptor) }
  // No character of one byte takes more than three bytes of UTF-8, nor one of two.
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
      return result == 0 && sourceLeft == 0 ? room.count - targetLeft : nil
    }
  }
}

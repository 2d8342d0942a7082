/// Name of a journal entry for users: `57`, or `phone-57` if it is of another device.
public struct EntryName: Hashable, Sendable {
  /// Name of the device that made the change; nil for this one.
  public let device: String?
  /// Sequence number on the device, starting at 1.
  public let number: Int

  public init(device: String? = nil, _ number: Int) {
    self.device = device
    self.number = number
  }

  /// Parses a name; nil if the text is not one.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty, last.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(Substring(last))), number > 0
    else { return nil }
    let device = String(text.utf8.dropLast(parts.count > 1 ? last.count + 1 : last.count)) ?? ""
    guard parts.count == 1 || !device.isEmpty else { return nil }
    self.init(device: parts.count == 1 ? nil : device, number)
  }
}

extension EntryName: CustomStringConvertible {
  public var description: String { (device.map { "\($0)-" } ?? "") + "\(number)" }
}

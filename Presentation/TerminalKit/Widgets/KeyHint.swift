/// A key, what it does here, and why it cannot be used now, if it cannot.
public struct KeyHint: Hashable, Sendable {
  public var key: String
  public var label: String
  /// Empty when there is no reason to tell but the key still does nothing; nil when it works.
  public var disabledReason: String?

  public init(_ key: String, _ label: String, disabledReason: String? = nil) {
    self.key = key
    self.label = label
    self.disabledReason = disabledReason
  }

  public var isDisabled: Bool { disabledReason != nil }
}

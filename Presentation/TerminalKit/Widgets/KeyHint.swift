/// A key with its action; if the key is disabled, also with the reason.
public struct KeyHint: Hashable, Sendable {
  public var key: String
  public var label: String
  /// The reason why the key is disabled, which may be empty; nil if the key is enabled.
  public var disabledReason: String?

  public init(_ key: String, _ label: String, disabledReason: String? = nil) {
    self.key = key
    self.label = label
    self.disabledReason = disabledReason
  }

  public var isDisabled: Bool { disabledReason != nil }
}

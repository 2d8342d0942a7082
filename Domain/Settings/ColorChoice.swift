/// When output is coloured.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case automatic = "auto"
  case always
  case never
}

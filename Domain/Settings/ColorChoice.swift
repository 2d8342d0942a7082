/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case automatic = "auto"
  case always
  case never
}

import HearthDomain

/// What is left as the title once all was taken that tells when.
extension PlanDraft {
  /// Whether a name is left: in `tomorrow 7` the number is an hour that was not read, and `for` of
  /// `for 2 hours` leads to what was taken.
  func leavesTitle(besideTime hasTime: Bool) -> Bool {
    guard words.count == 1, let word = words.first else { return true }
    if let number = Int(word) { return hasTime || !(1...24).contains(number) }
    return !PlanDraft.binding.contains(word.lowercased())
  }
}

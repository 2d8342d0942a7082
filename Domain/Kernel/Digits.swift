/// The number in decimal, filled up with zeros to the width.
func digits(_ number: Int, _ width: Int) -> String {
  let text = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - text.utf8.count))
  return (number < 0 ? "-" : "") + zeros + text
}

/// Words of a title without what stands at their end.
extension StringProtocol {
  var withoutComma: String { String(last == "," ? dropLast() : self[...]) }

  /// `토요일` of `토요일에`.
  var withoutKoreanAt: String { String(last == "에" ? dropLast() : self[...]) }
}

import HearthDomain

extension CardTheme {
  public var name: Words {
    Words(
      ko: koreanName, en: String(rawValue.map { $0 == "-" ? " " : $0 }))
  }
}

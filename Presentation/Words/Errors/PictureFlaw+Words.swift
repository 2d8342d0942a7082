import HearthDomain

extension PictureFlaw {
  /// Returns the reason why the file is not accepted as a picture.
  func message(about path: String) -> Words {
    switch self {
    case .empty: Words(ko: "\(path): 빈 파일이에요.", en: "\(path) is empty.")
    case .unknownFormat:
      Words(ko: "\(path): PNG나 JPEG 그림이 아니에요.", en: "\(path) is neither a PNG nor a JPEG picture.")
    case .truncated:
      Words(
        ko: "\(path): 그림이 끝나기 전에 파일이 끊겼어요. 다시 복사하거나 내려받아 주세요.",
        en: "\(path) ends before its picture does. Copy or download it again.")
    case .malformed:
      Words(
        ko: "\(path): 그림 파일이 손상되었어요. 다른 사본을 써 주세요.",
        en: "\(path) is a damaged picture. Try another copy of it.")
    case .size(let width, let height):
      Words(
        ko: "\(path): \(width)×\(height) 크기의 그림은 쓸 수 없어요.",
        en: "\(path) is a picture of \(width)×\(height), which is not accepted.")
    case .tooManyBytes(let most):
      Words(
        ko: "\(path): 그림은 \(most >> 20) MB까지 쓸 수 있어요.",
        en: "\(path) is too large: a picture can have up to \(most >> 20) MB.")
    }
  }
}

import CLibrary
import HearthDomain

extension FileTrouble {
  /// Converts the system's error number of a failed file operation.
  init(errno number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EISDIR: .isFolder
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      case ENOSPC, EDQUOT, EFBIG: .full
      case EEXIST: .exists
      case ELOOP: .brokenLink
      default: .failed(detail: systemMessage(number))
      }
  }
}

extension StoreTrouble {
  init(_ trouble: FileTrouble) {
    self =
      switch trouble {
      case .missing, .missingFolder, .noFolder, .exists, .brokenLink: .noFolder
      case .notFolder: .notFolder
      case .isFolder: .isFolder
      case .isSpecial, .isLink: .failed(detail: "not a file")
      case .noPermission: .noPermission
      case .readOnly: .readOnly
      case .full: .full
      case .busy: .busy
      case .pipeTooLong: .failed(detail: "too long")
      case .failed(let detail): .failed(detail: detail)
      }
  }
}

extension DomainError {
  static func file(_ path: FilePath, _ trouble: FileTrouble) -> DomainError {
    .unavailable(.file(path: path, trouble))
  }

  /// Returns the error of the last system call for the file.
  static func lastError(at path: FilePath) -> DomainError {
    .file(path, FileTrouble(errno: errno))
  }

  /// Returns the error of the last system call for a folder.
  static func lastError(atFolder path: FilePath) -> DomainError {
    [ENOENT, ENOTDIR].contains(errno) ? .file(path, .missingFolder) : lastError(at: path)
  }
}

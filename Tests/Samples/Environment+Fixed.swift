import HearthDomain
import HearthPresentation

extension Environment {
  package static func fixed(_ variables: [String: String]) -> Environment {
    Environment { variables[$0].map { FilePath($0) } }
  }
}

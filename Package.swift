// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "hearth",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HearthDomain", targets: ["HearthDomain"]),
    .library(name: "HearthPresentation", targets: ["HearthPresentation"]),
    .library(name: "TerminalKit", targets: ["TerminalKit"]),
  ],
  targets: [
    .target(name: "HearthDomain", path: "Domain", exclude: ["README.md"]),

    .target(name: "TerminalKit", path: "Presentation/TerminalKit", exclude: ["README.md"]),
    .target(
      name: "HearthPresentation",
      dependencies: ["HearthDomain", "TerminalKit"],
      path: "Presentation",
      exclude: ["README.md", "TerminalKit"]),

    .target(
      name: "HearthTestSupport",
      dependencies: ["HearthDomain", "HearthPresentation", "TerminalKit"],
      path: "Tests/Support"),
    .testTarget(
      name: "DomainTests",
      dependencies: ["HearthDomain", "HearthTestSupport"],
      path: "Tests/DomainTests"),
    .testTarget(
      name: "TerminalKitTests",
      dependencies: ["TerminalKit", "HearthTestSupport"],
      path: "Tests/TerminalKitTests"),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["HearthDomain", "HearthPresentation", "TerminalKit", "HearthTestSupport"],
      path: "Tests/PresentationTests"),
  ]
)

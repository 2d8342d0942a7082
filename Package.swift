// swift-tools-version: 6.0
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// SQLite by the name under which every system installs it to run programs,
/// so that building needs no development package.
let sqliteLibrary: [LinkerSetting] = [
  .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
  .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
]

/// Whether the C++ runtime, which Swift's own needs, can become part of a binary here.
#if canImport(Glibc)
  let linksRuntimeStatically = {
    var found = glob_t()
    defer { globfree(&found) }
    return glob("/usr/lib/gcc/*/*/libstdc++.a", 0, nil, &found) == 0
  }()
#else
  let linksRuntimeStatically = false
#endif

let linking = "\(Context.packageDirectory)/App/Linking"

/// The C++ runtime as an archive, which `Linking` tells the linker: a library of its own costs
/// every command half a millisecond.
let runtimeLinking =
  linksRuntimeStatically ? ["-L\(linking)", "-Xclang-linker", "-static-libgcc"] : []

/// A release binary at a fixed address: moving a Swift program to a random one touches every page
/// of its metadata, a tenth of a short command's time. It offers no symbols to others: nine
/// thousand of them would be looked through at every start. Tables for debuggers and for unwinding
/// are half of it, and equal functions need to be there once. Only the executable is linked so; the
/// libraries can be used anywhere.
let executableLinking: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "--no-pie",
      "-Xlinker", "--no-export-dynamic", "-Xlinker", "--strip-all", "-Xlinker", "--icf=all",
      "-Xlinker", "--script=\(linking)/unwinding.ld",
    ] + runtimeLinking,
    .when(platforms: [.linux], configuration: .release))
]

/// Flags for the code of the binary, which runs once per command or key and is therefore compiled
/// for size. Each function has a section of its own, so that the linker can leave out unused ones.
/// Debug information is left out, since the linker would remove it, and so are the names of cases
/// and fields, which no code prints: CI checks this. A package that another one depends on may not
/// set such flags.
let smallerCode: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? []
  : [
    .unsafeFlags(
      [
        "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-gnone",
        "-Xfrontend", "-disable-reflection-metadata",
      ], .when(configuration: .release))
  ]

let package = Package(
  name: "hearth",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hearth", targets: ["hearth"]),
    .library(name: "HearthDomain", targets: ["HearthDomain"]),
    .library(name: "HearthData", targets: ["HearthData"]),
    .library(name: "HearthWhen", targets: ["HearthWhen"]),
    .library(name: "TerminalKit", targets: ["TerminalKit"]),
  ],
  targets: [
    .target(
      name: "HearthDomain", path: "Domain", exclude: ["README.md"], swiftSettings: smallerCode),

    .systemLibrary(name: "CSecrecy", path: "Data/CSecrecy"),
    .target(name: "CLibrary", dependencies: ["CSecrecy"], path: "Data/CLibrary"),
    .target(name: "JSONText", path: "Data/JSONText", exclude: ["README.md"]),
    .systemLibrary(name: "CZlib", path: "Data/Compression/CZlib"),
    .target(
      name: "Compressing", dependencies: ["CLibrary", "CZlib"], path: "Data/Compression",
      exclude: ["CZlib"]),
    .systemLibrary(name: "CSQLite", path: "Data/CSQLite"),
    .systemLibrary(name: "CCurl", path: "Data/HTTP/CCurl"),
    .systemLibrary(name: "CPostgres", path: "Data/Sync/Relays/Postgres/CPostgres"),
    .systemLibrary(name: "CSodium", path: "Data/Sync/Sealing/CSodium"),
    .systemLibrary(name: "CCrypt", path: "Data/Profile/CCrypt"),
    .systemLibrary(name: "CRename", path: "Data/System/CRename"),
    .target(
      name: "HearthData",
      dependencies: [
        "HearthDomain", "CCrypt", "CCurl", "CLibrary", "Compressing", "CPostgres", "CRename",
        "CSQLite", "CSodium", "JSONText",
      ],
      path: "Data",
      exclude: [
        "README.md", "Files.md", "Schema.md", "CLibrary", "Compression", "CSecrecy", "CSQLite",
        "HTTP/CCurl", "JSONText", "Profile/CCrypt",
        "Formats/Archive/README.md", "Formats/Tables/README.md",
        "Sync/Relays/Postgres/CPostgres", "Sync/Sealing/CSodium",
        "System/CRename",
      ],
      swiftSettings: smallerCode,
      linkerSettings: sqliteLibrary),

    .target(
      name: "TerminalKit",
      dependencies: ["CLibrary"],
      path: "Presentation/TerminalKit",
      exclude: ["README.md"],
      swiftSettings: smallerCode),
    .target(
      name: "HearthWhen", dependencies: ["HearthDomain"], path: "Presentation/When",
      exclude: ["README.md"], swiftSettings: smallerCode),
    .systemLibrary(name: "CPango", path: "Presentation/Lettering/CPango"),
    .target(
      name: "Lettering", dependencies: ["CLibrary", "CPango"], path: "Presentation/Lettering",
      exclude: ["CPango"]),
    .target(
      name: "HearthPresentation",
      dependencies: [
        "HearthDomain", "HearthWhen", "CLibrary", "Compressing", "JSONText", "Lettering",
        "TerminalKit",
      ],
      path: "Presentation",
      exclude: [
        "README.md", "TerminalKit", "Lettering", "Pictures", "When",
      ],
      swiftSettings: smallerCode),

    .target(
      name: "HearthContainer",
      dependencies: [
        "CLibrary", "HearthDomain", "HearthData", "HearthPresentation", "HearthWhen",
        "TerminalKit",
      ],
      path: "DIContainer",
      exclude: ["README.md"],
      swiftSettings: smallerCode),
    .executableTarget(
      name: "hearth",
      dependencies: ["CLibrary", "HearthContainer"],
      path: "App",
      exclude: ["README.md", "Linking"],
      linkerSettings: executableLinking),

    .target(
      name: "HearthWhenSupport", dependencies: ["HearthDomain", "HearthWhen"],
      path: "Tests/WhenSupport"),
    .executableTarget(
      name: "hearth-when-rows", dependencies: ["HearthDomain", "HearthWhen", "HearthWhenSupport"],
      path: "Tests/WhenRows"),
    .target(
      name: "HearthTestSupport",
      dependencies: ["HearthDomain", "HearthData", "HearthPresentation", "TerminalKit"],
      path: "Tests/Support"),
    .target(
      name: "HearthSamples",
      dependencies: [
        "Compressing", "HearthDomain", "HearthData", "HearthPresentation", "HearthContainer",
      ],
      path: "Tests/Samples"),
    .testTarget(
      name: "DomainTests",
      dependencies: ["HearthDomain", "HearthTestSupport", "hearth-histories", "hearth-size"],
      path: "Tests/DomainTests"),
    .testTarget(
      name: "StoreContractTests",
      dependencies: [
        "HearthDomain", "HearthData", "JSONText", "HearthSamples", "HearthTestSupport",
      ],
      path: "Tests/StoreContractTests"),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "CLibrary", "HearthDomain", "HearthData", "CSQLite", "JSONText", "HearthSamples",
        "HearthTestSupport",
      ],
      path: "Tests/DataTests"),
    .testTarget(
      name: "TerminalKitTests",
      dependencies: ["CLibrary", "TerminalKit", "HearthTestSupport"],
      path: "Tests/TerminalKitTests"),
    .testTarget(
      name: "WhenTests", dependencies: ["HearthDomain", "HearthWhen", "HearthWhenSupport"],
      path: "Tests/WhenTests"),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "HearthDomain", "HearthData", "HearthPresentation", "HearthWhen", "JSONText",
        "TerminalKit", "HearthSamples", "HearthTestSupport",
      ],
      path: "Tests/PresentationTests"),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "hearth", "CSQLite", "HearthDomain", "HearthData", "HearthPresentation",
        "HearthContainer", "JSONText", "TerminalKit", "HearthSamples", "HearthTestSupport",
      ],
      path: "Tests/AppTests"),
    .executableTarget(
      name: "hearth-histories",
      dependencies: ["CLibrary", "HearthDomain"],
      path: "Tests/Histories"),
    .executableTarget(name: "hearth-size", path: "Tests/Size"),
    .executableTarget(
      name: "hearth-benchmarks",
      dependencies: ["CLibrary", "HearthDomain", "HearthData", "HearthContainer"],
      path: "Tests/Benchmarks",
      exclude: ["README.md"]),
    .executableTarget(
      name: "hearth-fuzz",
      dependencies: [
        "CLibrary", "Compressing", "HearthDomain", "HearthData", "HearthPresentation",
        "HearthContainer", "HearthSamples", "HearthWhen", "JSONText", "TerminalKit",
      ],
      path: "Tests/Fuzz",
      exclude: ["README.md"]),
  ]
)

// One test target without the others, for whoever works on it: SwiftPM builds all tests into one
// bundle, whatever is filtered.
if let only = Context.environment["HEARTH_TEST_TARGET"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}

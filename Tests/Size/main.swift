import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || arguments == ["--renew"] else {
  print("hearth-size [--renew]   in the folder of the package; --renew rewrites .ci/ceilings")
  exit(64)
}

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let file = root.appendingPathComponent(".ci/ceilings")
let report = SizeReport(
  folders: try FolderSizes(of: SizeReport.product + [SizeReport.tests], in: root))
if arguments == ["--renew"] {
  try Ceilings.text(of: report.values).write(to: file, atomically: true, encoding: .utf8)
}
guard let ceilings = Ceilings(try String(contentsOf: file, encoding: .utf8)) else {
  print(".ci/ceilings cannot be read")
  exit(65)
}
for line in report.lines(ceilings: ceilings) { print(line) }
let objections = ceilings.objections(to: report.values)
for objection in objections { print(objection) }
exit(objections.isEmpty ? 0 : 1)

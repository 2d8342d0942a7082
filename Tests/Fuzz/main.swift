import CLibrary

/// Creates a folder for this process, in memory if the system supports it.
func makeFolder() -> String? {
  let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  var template = Array("\(parent)/hearth-fuzz-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { return nil }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func complain(_ text: String) -> Never {
  print("hearth-fuzz: \(text)")
  exit(64)
}

guard let options = FuzzOptions(Array(CommandLine.arguments.dropFirst())) else {
  complain("what was asked for is not understood\n" + FuzzOptions.usage)
}
if options.answersRules {
  RuleAnswers.run()
  exit(0)
}
if options.lists {
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}
do {
  if let path = options.worker {
    guard let page = SharedPage(path: path) else { complain("cannot share \(path)") }
    try FuzzWorker(target: options.targets[0], options: options, page: page).run()
  } else if let name = options.input {
    guard let input = Findings.input(name) else { complain("cannot read \(name)") }
    guard let folder = makeFolder(), let page = SharedPage(path: folder + "/page") else {
      complain("there is no room")
    }
    let worker = FuzzWorker(target: options.targets[0], options: options, page: page)
    let what = worker.check(input, try options.targets[0].prepare())
    print(what ?? "nothing found")
    exit(what == nil ? 0 : 1)
  } else {
    guard let folder = makeFolder() else { complain("there is no room") }
    let parent = FuzzParent(options: options, program: CommandLine.arguments[0], folder: folder)
    let findings = parent.run()
    parent.tidy()
    exit(findings == 0 ? 0 : 1)
  }
} catch {
  complain("\(error)")
}

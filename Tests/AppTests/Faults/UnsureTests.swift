import Foundation
import HearthDomain
import HearthTestSupport
import Testing

/// Messages if a disk does not confirm a write, or if the output cannot be written.
@Suite(.waiting) struct UnsureTests {
  private let home: FilledHome

  init() throws {
    home = try FilledHome()
  }

  /// Returns the number of stored moods with that memo.
  private func moods(_ memo: String, _ hearth: Binary) throws -> Int {
    try hearth.run("export", "-").output.components(separatedBy: "\"\(memo)\"").count - 1
  }

  @Test(.enabled(if: Binary.canBeUntold), arguments: ["en", "ko"])
  func `a stored change whose report fails is not called a failure`(language: String) throws {
    for form in [[], ["--json"]] {
      let outcome = try home.hearth.runUntold(
        ["feel", "70", "untold", "--lang", language] + form)
      let said = outcome.errors
      #expect(outcome.status == 69)
      #expect(said.contains(language == "en" ? "the changes are saved" : "그대로 남지만"), "\(said)")
      #expect(said.count { $0 == "\n" } == 1)
    }
    #expect(try moods("untold", home.hearth) == 2)
  }

  @Test(.inWholeRuns, .enabled(if: FailingDisk.canBeMade), arguments: ["en", "ko"])
  func `a commit that the disk does not confirm is reported as unknown`(language: String) throws {
    let hearth = try home.failing("file", at: "hearth.db-wal")
    let outcome = try hearth.run("feel", "70", "x", "--lang", language)
    #expect(outcome.status == 69, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(language == "en" ? "may or may not have been saved" : "알 수 없어요"))
    #expect(outcome.errors.contains("hearth doctor"))
    #expect(try home.hearth.run("doctor").output.isEmpty == false)
  }

  @Test(.enabled(if: FailingDisk.canBeMade))
  func `a file whose folder is not confirmed is reported as written`() throws {
    // The settings folder already exists, so it is not what fails.
    #expect(try home.hearth.run("settings", "set", "mouse", "on").status == 0)
    let hearth = try home.failing("folder", at: "")
    let path = home.folder.file("all.json")
    let outcome = try hearth.run("export", path)
    #expect(outcome.status == 69, "\(outcome)")
    #expect(outcome.errors.contains("The file was written"))
    #expect(
      try home.hearth.run("export", "-").output == String(contentsOfFile: path, encoding: .utf8))
    let setting = try hearth.run("settings", "set", "mouse", "off")
    #expect(setting.status == 69)
    #expect(setting.errors.contains("The file was written"), "\(setting)")
    #expect(try home.hearth.run("settings", "get", "mouse").output.contains("off"))
  }

  @Test(.inWholeRuns, .enabled(if: FailingDisk.canBeMade))
  func `a profile is created completely or not at all, and removed likewise`() throws {
    var plain = home.hearth
    plain.variables["HEARTH_STORE"] = nil
    let data = home.folder.file(".local/share/hearth")
    #expect(try plain.run("feel", "50", "first").status == 0)
    #expect(try plain.run("profile", "create", "Work").status == 0)
    #expect(try plain.run("profile", "use", "Work").status == 0)
    #expect(try plain.run("feel", "60", "at work").status == 0)
    let before = try names(data)
    let list = try plain.run("profile", "list").output
    var failing = try home.failing("file", at: data + "/.hearth-")
    failing.variables["HEARTH_STORE"] = nil
    for words in [
      ["create", "Home"], ["remove", "Work", "--yes"], ["use", "guest"], ["rename", "Studio"],
    ] {
      let outcome = try failing.run(["profile"] + words)
      #expect(outcome.status != 0, "\(words)")
      #expect(try names(data) == before, "\(words)")
      #expect(try plain.run("profile", "list").output == list, "\(words)")
      #expect(try moods("at work", plain) == 1, "\(words)")
    }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") && !$0.contains("backup") }.sorted()
  }
}

extension FilledHome {
  /// Returns the program on a disk that does not confirm files, or folders, with that text in their
  /// path.
  fileprivate func failing(_ kind: String, at part: String) throws -> Binary {
    var hearth = hearth
    hearth.variables["LD_PRELOAD"] = try FailingDisk.library(in: folder)
    hearth.variables["FAILING"] = kind
    hearth.variables["FAILING_AT"] = part
    return hearth
  }
}

/// A library that intercepts the system call that waits for the disk.
private enum FailingDisk {
  static let compiler = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var canBeMade: Bool {
    #if os(Linux)
      compiler != nil
    #else
      false
    #endif
  }

  static func library(in folder: ScratchFolder) throws -> String {
    let path = folder.file("failing.so")
    try folder.write("failing.c", source.utf8)
    let program = try #require(compiler)
    let arguments = ["-shared", "-fPIC", "-o", path, folder.file("failing.c"), "-ldl"]
    try #require(try OtherProgram(program, arguments).run() == 0)
    return path
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>
    static int fails(int d) {
      const char *kind = getenv("FAILING"), *part = getenv("FAILING_AT");
      struct stat s; char name[64], path[4096];
      if (!kind || !part || fstat(d, &s)) return 0;
      if (!strcmp(kind, "folder") != !!S_ISDIR(s.st_mode)) return 0;
      snprintf(name, sizeof name, "/proc/self/fd/%d", d);
      ssize_t n = readlink(name, path, sizeof path - 1);
      if (n < 0) return 0;
      path[n] = 0;
      if (!strstr(path, part)) return 0;
      errno = EIO;
      return 1;
    }
    int fsync(int d) {
      return fails(d) ? -1 : ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(d);
    }
    int fdatasync(int d) {
      return fails(d) ? -1 : ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(d);
    }
    """
}

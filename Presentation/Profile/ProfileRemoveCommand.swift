import HearthDomain
import TerminalKit

/// Removes a profile with all its content.
struct ProfileRemoveCommand: Command {
  static let commandName = CommandName(["profile", "remove"])
  // The command itself asks for the passphrase of the removed profile.
  static let runsWhileLocked = true

  private static let export = Option<FilePath>(
    "export",
    help: Words(ko: "지우기 전에 모든 것을 이 파일에 담아요.", en: "Write everything to this file first."))

  // Runs in the shell only, where the question that asks for the name is visible.
  static let spec = CommandSpec(
    commandName, arguments: [ProfileSpec.profile], options: [export], isIrreversible: true,
    runningTime: .shellOnly)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    let all = try tools.allProfiles(Self.commandName)
    let roster = try all.collection.roster()
    let entry = try roster.entry(named: input[ProfileSpec.profile])
    let access = try all.access(entry)
    let export = try input[Self.export]
    let loss = try removalLoss(of: entry, access, in: &console)
    guard try confirmsRemoval(of: entry, loss, isExported: export != nil, in: &console) else {
      return console.printNote(.nothingRemoved)
    }
    if let file = export {
      _ = try console.export(to: file, of: all.files) { try access.archive.write(to: $0) }
    }
    let copy = try access.copies.removeAfterBackup { try all.collection.remove(entry) }
    let name = entry.displayText(language).quoted(language)
    console.confirm(
      [
        language(ko: "\(name) 프로필을 지웠어요.", en: "Removed the profile \(name)."),
        export.map {
          let path = $0.quotable(limit: 200)
          return language(ko: "담아 둔 파일: \(path)", en: "Everything is kept in \(path).")
        },
        copy.map {
          let path = $0.quotable(limit: 200)
          return language(
            ko: "저장소 사본은 여기 남아 있어요: \(path)", en: "A copy of its store stays in \(path).")
        },
        roster.currentFile == entry.file ? currentProfileSentence(all.collection, language) : nil,
      ],
      json: [
        "name": .string(entry.name.value), "export": .path(export), "backup": .path(copy),
      ])
  }

  /// Returns a sentence with the profile in use after the removal; nil if that cannot be read,
  /// because the removal has succeeded anyway.
  private func currentProfileSentence(_ collection: ProfileCollection, _ language: Language)
    -> String?
  {
    guard let roster = try? collection.roster() else { return nil }
    let name = roster.currentEntry.displayText(language).quoted(language)
    return language(ko: "이제 \(name) 프로필을 써요.", en: "Using the profile \(name) from now on.")
  }

  /// Asks for the passphrase and returns what would be lost. A damaged store has neither a readable
  /// lock nor content, but can still be removed.
  private func removalLoss(
    of entry: ProfileRoster.Entry, _ access: AllProfiles.Access, in console: inout Console
  ) throws -> RemovalLoss {
    let language = console.language
    do {
      try access.prompt.unlockIfNeeded(in: &console)
      let isThere = try access.front.name() != nil
      let summary = isThere ? try access.queries.summary().summary : ProfileSummary()
      let counts = summary.counts(language)
      let text =
        counts.isEmpty
        ? language(ko: "담긴 것이 없는 프로필이에요.", en: "It is empty.")
        : language(ko: "함께 지워져요: \(counts)", en: "This is removed with it: \(counts).")
      return RemovalLoss(text: text, canBackUp: isThere)
    } catch let error as DomainError {
      guard case .damaged = error else { throw error }
      let name = entry.displayText(language).quoted(language)
      let text = language(
        ko: "\(name) 프로필의 저장소가 손상되어서, 잠겨 있었는지도 무엇이 담겨 있는지도 읽을 수 없어요.",
        en: "The store of \(name) is damaged: neither its lock nor its contents can be read.")
      return RemovalLoss(text: text, canBackUp: false)
    }
  }

  private struct RemovalLoss {
    let text: String
    /// Whether the store can be backed up first.
    let canBackUp: Bool

    /// Returns what remains after the removal, and how to keep more.
    func backupRemark(_ language: Language) -> String {
      let first =
        canBackUp
        ? language(
          ko: "저장소 사본은 백업 폴더에 남겨요.", en: "A copy of its store stays in the backup folder.")
        : language(ko: "지우면 되돌릴 수 없어요.", en: "This cannot be undone.")
      return first
        + language(
          ko: " --export 파일을 붙이면 먼저 따로 담아 둬요.",
          en: " With --export FILE everything is kept in a file first.")
    }
  }

  /// Asks the user to type the name as a confirmation; `--yes` skips the question.
  private func confirmsRemoval(
    of entry: ProfileRoster.Entry, _ loss: RemovalLoss, isExported: Bool, in console: inout Console
  ) throws -> Bool {
    if console.traits.assumesYes { return true }
    let language = console.language
    let name = entry.displayText(language)
    console.printNote(StyledText(loss.text))
    if !isExported { console.printNote(StyledText(loss.backupRemark(language))) }
    let question = language(
      ko: "지우려면 이름을 그대로 적어 주세요 (\(name)): ",
      en: "Type the name \(name.quoted(.english)) to remove it: ")
    let typed = try console.prompt(question, insteadGive: "--yes")
    return typed.map { (try? DisplayName($0).value) == name } ?? false
  }
}

import HearthDomain

extension [SyncProblem] {
  /// Returns one sentence per problem. Of more than three problems of one kind, describes the first
  /// and counts the others.
  func messages(in language: Language) -> [String] {
    var (kinds, groups): ([String], [String: [SyncProblem]]) = ([], [:])
    for problem in self {
      if groups[problem.groupKey] == nil { kinds.append(problem.groupKey) }
      groups[problem.groupKey, default: []].append(problem)
    }
    return kinds.compactMap { groups[$0] }.flatMap { group -> [String] in
      guard group.count > 3 else { return group.map { $0.message(in: language) } }
      let rest = group.count - 1
      return [
        group[0].message(in: language)
          + language(
            ko: " 이런 파일이 \(rest)개 더 있어요.", en: " The same is true of \(rest) more files.")
      ]
    }
  }
}

extension [String] {
  /// The first three names, and the total number if there are more.
  fileprivate var firstNames: String {
    prefix(3).joined(separator: ", ") + (count > 3 ? ", … (\(count))" : "")
  }
}

extension SyncProblem {
  /// Identifier that is equal for problems that differ only in the file.
  fileprivate var groupKey: String {
    switch self {
    case .forged(let device, _): "forged \(device)"
    case .forgedKey: "forged-key"
    case .lacksKey(let device, _): "lacks-key \(device)"
    case .fromUnknownDevice: "of-nobody"
    default: code
    }
  }

  func message(in language: Language) -> String {
    switch self {
    case .relay(let error): error.message(in: language)
    case .gap(let device, nil):
      language(
        ko: "\(device) 기기의 조각이 아직 다 오지 않았어요. 나머지는 받았고, 빠진 것이 오면 이어서 받아요.",
        en: "Some of what \(device) sent has not arrived yet. The rest was received; the missing"
          + " part follows once it arrives.")
    case .gap(let device, let piece?):
      language(
        ko: "\(device) 기기의 조각 \(piece.text) 파일이 아직 다 오지 않았거나 손상되어서 그 뒤의 것을 받지 못해요. 계속 그러면 그 파일을"
          + " 지우세요. \(device) 기기의 다음 동기화 때 다시 와요.",
        en: "The piece \(piece.text) of \(device) is incomplete or damaged, so what follows it has"
          + " to wait. If this does not change, remove that file; it comes again with the next sync"
          + " of \(device).")
    case .forged(let device, nil):
      language(
        ko: "\(device) 기기의 것으로 온 조각이 손상되었거나 위조되어서 받지 않았어요.",
        en: "A piece that claims to come from \(device) is damaged or forged. It was not accepted.")
    case .forged(let device, let piece?):
      language(
        ko: "\(device) 기기의 것으로 온 조각 \(piece.text) 파일이 손상되었거나 위조되어서 받지 않았어요. 그 파일을 지우세요. \(device)"
          + " 기기가 보낸 것이었다면 다음 동기화 때 다시 보내요.",
        en: "The piece \(piece.text), which claims to come from \(device), is damaged or forged. It"
          + " was not accepted. Remove that file; if \(device) did send it, it comes again with its"
          + " next sync.")
    case .notFiles(let names):
      language(
        ko: "주고받는 곳의 \(names.firstNames) 자리에 있는 것은 파일이 아니라서 건너뛰었어요. 그것을 지우세요.",
        en:
          "What is at the sync place under \(names.firstNames) is not a file and was skipped."
          + " Remove it.")
    case .fromUnknownDevice(let piece):
      language(
        ko: "조각 \(piece.text) 파일은 함께하는 기기의 것이 아니라서 건너뛰었어요. 방금 합쳐진 기기가 있으면 그 기기의 소개가 아직 오는 중이에요. 없으면"
          + " 그 파일을 지우세요.",
        en: "The piece \(piece.text) belongs to no participating device and was skipped. If a"
          + " device has just joined, its introduction is still on its way; if none has, remove"
          + " that file.")
    case .historyDiffers(let device):
      language(
        ko: "\(device) 기기가 보낸 것이 전에 보낸 것과 이어지지 않아요. 예전 상태로 되돌린 기기일 거예요. 그 뒤의 것은 받지 않았어요. \(device)"
          + " 기기에서, 그다음 이 기기에서도 hearth sync leave를 한 뒤 hearth sync join을 하면 양쪽 것이 모두 합쳐져요.",
        en: "What \(device) sent does not continue what it sent before: it was probably restored to"
          + " an earlier state. Nothing after that was accepted. On \(device), and then on this"
          + " device, run “hearth sync leave”, then “hearth sync join”. That merges what both"
          + " have.")
    case .copiesChangedKey(let device):
      language(
        ko: "\(device) 기기의 복사본 둘이 동시에 열쇠를 바꿔서 서로의 열쇠를 몰라요. 하나만 남기세요. 먼저 다른 복사본과, 남길 것에서 아무것도 받지 못하는"
          + " 기기에서 hearth sync leave를 하세요. 그다음 남긴 것에서 hearth sync check를 하고, 나간 기기에서 남긴 것의 암호로"
          + " hearth sync join을 하세요.",
        en: "Two copies of \(device) changed the key at the same time, and neither has the other's."
          + " Keep one of them. First, on the other one, and on devices that receive nothing from"
          + " the one you keep: hearth sync leave. Then, on the one you keep: hearth sync check."
          + " Last, on those that left: hearth sync join with the passphrase of the one you keep.")
    case .forgedKey(let piece):
      language(
        ko: "열쇠를 주는 조각 \(piece.text) 파일은 손상되었거나 함께하는 기기가 둔 것이 아니라서 건너뛰었어요. 열쇠를 바꾼 기기에서 hearth sync"
          + " check를 하면 다시 들어가요. 바꾼 기기가 없으면 그 파일을 지우세요.",
        en:
          "The key piece \(piece.text) is damaged or belongs to no participating device, so it was"
          + " skipped. “hearth sync check” on the device that changed the key puts it back; if none"
          + " did, remove that file.")
    case .lacksKey(let device, let piece):
      language(
        ko: "\(device) 기기의 조각 \(piece.text) 파일을 여는 열쇠가 아직 오지 않았어요. 열쇠가 오면 받아요. 계속 오지 않으면 \(device)"
          + " 기기에서 hearth sync check를 하고, 그래도 같으면 그 파일을 지우세요.",
        en: "The key of the piece \(piece.text) from \(device) has not arrived yet; the piece is"
          + " read once it has. If it does not come, run “hearth sync check” on \(device); if"
          + " that changes nothing, remove that file.")
    case .noPassphrase:
      language(
        ko: "여러 기기가 동시에 다른 기기를 빼서, 지금은 어떤 암호로도 새 기기가 들어올 수 없어요. hearth sync passphrase로 새 암호를"
          + " 정하세요.",
        en:
          "Several devices removed others at the same time, so no passphrase lets a new device in."
          + " “hearth sync passphrase” sets a new one.")
    case .lostPassphrase:
      language(
        ko: "여러 기기가 동시에 암호를 바꿔서, 이 기기에서 정한 암호로는 새 기기가 들어올 수 없어요. hearth sync passphrase로 다시 정하세요.",
        en:
          "Other devices changed the keys at the same time, so the passphrase set on this one lets"
          + " no device in. “hearth sync passphrase” sets another one.")
    case .sharesNoKey(let devices):
      language(
        ko: "이 기기와 \(devices.firstNames) 기기가 서로를 빼서, 이제 같은 열쇠가 없어 아무것도 주고받지 못해요. 여기 있는 것은 모두 그대로예요."
          + " 다시 함께하려면 둘 중 한 기기에서 hearth sync leave를 한 뒤, 다른 기기에서 정한 새 암호로 hearth sync join을"
          + " 하세요.",
        en:
          "This device and \(devices.firstNames) removed each other: they no longer share a key, so"
          + " they do not sync. Everything here stays. To sync again, run “hearth sync leave” on"
          + " one of the two, then “hearth sync join” with the new passphrase of the other one.")
    case .newerProgram(let device):
      language(
        ko: "\(device) 기기는 더 새로운 Hearth를 써요. 이 기기를 업데이트하면 이어서 받아요.",
        en: "\(device) has a newer Hearth: update this one to go on receiving from it.")
    case .isOlderCopy:
      language(
        ko: "백업으로 되살린 저장소라 아무것도 주고받지 않았어요. hearth sync resume으로 어느 쪽에 맞출지 알려 주세요.",
        en: "This store was restored, so nothing was synced. Choose whose state counts with"
          + " “hearth sync resume”.")
    case .isRemoved:
      language(
        ko: "다른 기기가 이 기기를 뺐어요. 여기 있는 것은 모두 그대로예요. 다시 함께하려면 hearth sync leave를 한 뒤 새 암호로 hearth"
          + " sync join을 하세요.",
        en: "Another device removed this one. Everything here stays. To take part again, run"
          + " “hearth sync leave”, then “hearth sync join” with the new passphrase.")
    case .removedEachOther(let devices):
      language(
        ko: "\(devices.joined(separator: ", ")) 기기가 서로를 뺐어요. 어느 쪽이 맞는지 알 수 없어 아무것도 주고받지 않았어요. 여기 있는"
          + " 것은 모두 그대로예요. hearth sync leave를 한 뒤, 믿는 기기에서 정한 새 암호로 hearth sync join을 하세요.",
        en: "\(devices.joined(separator: " and ")) removed each other. It is not clear which of"
          + " them was to be removed, so nothing was synced. Everything here stays. Run “hearth"
          + " sync leave”, then “hearth sync join” with the new passphrase of the one you trust.")
    }
  }
}

/// The sequences of kitty's graphics protocol.
struct KittyPictures {
  let passesThroughTmux: Bool

  /// Returns the number that identifies the picture to kitty and is unlikely to be used by other
  /// programs. Inside tmux it is 16 to 255: placeholders carry it as a colour, and tmux changes the
  /// first sixteen.
  func pictureNumber(_ id: UInt8) -> Int {
    passesThroughTmux ? 16 + Int(id) % 240 : 0x48_4500 + Int(id)
  }

  /// Returns the bytes that send a picture and display it at the cursor, which does not move.
  /// Without a number, the picture disappears together with the text around it.
  func showSequence(for picture: Picture, number: Int?, cells: Size) -> [UInt8] {
    let name = number.map { "i=\($0),p=1," } ?? ""
    return sendCommands(
      picture, "a=T,f=100,q=2,C=1,z=-1,\(name)c=\(cells.width),r=\(cells.height)")
  }

  /// Returns the bytes that send a picture, to be displayed wherever its placeholders are.
  func placeholderSequence(for picture: Picture, number: Int, cells: Size) -> [UInt8] {
    sendCommands(
      picture, "a=T,f=100,q=2,U=1,i=\(number),c=\(cells.width),r=\(cells.height)")
  }

  /// Returns the bytes that move a picture that was sent before to the cursor.
  func moveSequence(number: Int, cells: Size) -> [UInt8] {
    commandSequence("a=p,q=2,C=1,z=-1,i=\(number),p=1,c=\(cells.width),r=\(cells.height)")
  }

  /// Returns the bytes that delete a picture and its data.
  func deleteSequence(number: Int) -> [UInt8] {
    commandSequence("a=d,d=I,q=2,i=\(number)")
  }

  /// Maximum length of the payload of one command.
  private static let maxPayloadLength = 4096

  private func sendCommands(_ picture: Picture, _ keys: String) -> [UInt8] {
    let letters = Base64.encoded(picture.bytes)
    var result: [UInt8] = []
    for start in stride(from: 0, to: max(letters.count, 1), by: Self.maxPayloadLength) {
      let end = min(start + Self.maxPayloadLength, letters.count)
      let more = end < letters.count ? "m=1" : "m=0"
      result += commandSequence(
        start == 0 ? "\(keys),\(more)" : "q=2,\(more)", Array(letters[start..<end]))
    }
    return result
  }

  private func commandSequence(_ keys: String, _ payload: [UInt8] = []) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !payload.isEmpty {
      bytes.append(UInt8(ascii: ";"))
      bytes += payload
    }
    bytes.add("\u{1B}\\")
    return passesThroughTmux ? Tmux.wrappedForPassthrough(bytes) : bytes
  }
}

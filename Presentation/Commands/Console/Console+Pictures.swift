import HearthDomain
import TerminalKit

extension Console {
  /// Asks the terminal how it displays pictures, and waits up to a tenth of a second for the reply.
  ///
  /// Returns `.none` if the output is not a terminal, if colours are off, or if the output may go
  /// through the pager.
  package mutating func askForPictures(
    _ ask: ([String: String]) -> PictureSupport = { PictureProbe.askTerminal(environment: $0) },
    environment: Environment = .process
  ) -> PictureSupport {
    guard traits.inputIsTerminal, traits.outputIsTerminal, !traits.wantsJSON,
      traits.colorLevel > .none, !usesPager, !isOutputClosed
    else { return .none }
    flush()
    return ask(environment.variables(["TERM", "TMUX"]))
  }

  /// Prints a scene as a picture as large as these cells. Returns false if the terminal cannot
  /// display it; the caller then draws the scene with characters.
  package mutating func showPicture(
    _ scene: Scene, cells: Size, _ support: PictureSupport
  ) throws(DomainError) -> Bool {
    // Before the picture, the terminal scrolls to make room for all its rows. The first row must
    // stay visible.
    guard cells.height < height, cells.width <= width,
      let picture = try scene.picture(filling: cells, support),
      let bytes = picture.printableBytes(cells: cells, support)
    else { return false }
    write(bytes)
    return true
  }
}

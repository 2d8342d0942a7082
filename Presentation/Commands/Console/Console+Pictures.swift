import HearthDomain
import TerminalKit

extension Console {
  /// How the terminal shows real pictures, as it answers within a tenth of a second.
  ///
  /// `.none` where results do not go to a terminal, where nobody wants colours, and where they
  /// may go through the pager.
  package mutating func askForPictures(
    _ ask: ([String: String]) -> PictureSupport = { PictureProbe.ask(environment: $0) },
    environment: Environment = .process
  ) -> PictureSupport {
    guard traits.inputIsTerminal, traits.outputIsTerminal, !traits.wantsJSON,
      traits.colors > .none, !usesPager, !isOutputClosed
    else { return .none }
    flush()
    return ask(environment.variables(["TERM", "TMUX"]))
  }

  /// Prints a scene as a real picture of so many cells; false where it must be drawn in cells.
  package mutating func show(
    _ scene: Scene, cells: Size, _ support: PictureSupport
  ) throws(DomainError) -> Bool {
    // Room is made for all rows first, which must not scroll the first one away.
    guard cells.height < height, cells.width <= width,
      let picture = try scene.picture(filling: cells, support),
      let bytes = picture.printed(cells: cells, support)
    else { return false }
    write(bytes)
    return true
  }
}

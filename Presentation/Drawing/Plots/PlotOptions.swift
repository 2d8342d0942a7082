import HearthDomain
import JSONText
import TerminalKit

/// The options with which commands about numbers display a plot (`--plot`) or save it as a picture
/// (`-o`).
enum PlotOptions {
  private static let plot = Flag(
    "plot", help: Words(ko: "그래프로 봐요.", en: "Show it as a plot."))
  fileprivate static let output = PictureFile.option(
    help: Words(ko: "그래프를 그림 파일로 저장해요.", en: "Save the plot as a picture."))

  static let allOptions: [any CommandOption] = [plot, output]

  static func areGiven(in input: ParsedInput) -> Bool { input[plot] || input.has(output) }
}

extension Console {
  /// Maximum width in columns; a wider plot is no clearer.
  private static let maxPlotWidth = 100
  private static let plotRows = 16

  /// Displays the plot with characters, or saves it to a file if `-o` is given. For programs, the
  /// plot is added to the lines or the JSON. `object` is the JSON of the command without the plot.
  mutating func showPlot(
    _ plot: Plot, _ input: ParsedInput, of files: any UserFiles, _ object: JSONObject
  ) throws {
    var object = object
    object.append("plot", plot.json)
    if let output = try input[PlotOptions.output] {
      var colors = PlotColors.standalone
      colors.background = nil
      let scene = plot.scene(width: 904, height: 328, colors).poster(.standalone)
      return try writePicture(scene, to: output, of: files, json: object) { place in
        Words(ko: "그래프를 그렸어요: \(place)", en: "Drew the plot: \(place)")
      }
    }
    switch form {
    case .json: printJSON(.document(object))
    case .piped: for point in plot.points { printLine(StyledText(point.textLine)) }
    case .terminal:
      let columns = min(width, Console.maxPlotWidth)
      for row in plot.rows(columns: columns, height: Console.plotRows, widths: traits.widths) {
        printLine(row)
      }
      if !plot.summary.isEmpty { printWrapped(plot.summary, Style(attributes: .dim)) }
    }
  }
}

extension Plot {
  fileprivate var json: JSONValue {
    .array(
      points.map { point in
        var object: JSONObject = [
          "from": .string(point.firstDay.map { "\($0)" } ?? point.label),
          "value": point.value.map { .double(rounded($0)) } ?? .null,
        ]
        if chartType == .meansWithSpread { object.append("spread", .double(rounded(point.spread))) }
        return .object(object)
      })
  }

  private func rounded(_ figure: Double) -> Double { (figure * 10).rounded() / 10 }
}

extension Plot.DataPoint {
  fileprivate var textLine: String {
    [
      firstDay.map { "\($0)" } ?? label, value.map(\.oneDecimal) ?? "", spread.oneDecimal,
    ].joined(separator: "\t")
  }
}

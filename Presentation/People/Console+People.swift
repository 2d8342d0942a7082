import HearthDomain
import TerminalKit

extension Console {
  /// Prints a sentence for eyes and pipes; with `--json` the document in its place.
  mutating func confirm(_ lines: [String?], json object: @autoclosure () throws -> JSONObject)
    rethrows
  {
    if form == .json {
      json(.document(try object()))
    } else {
      for text in lines.compactMap({ $0 }) {
        for row in Paragraph(StyledText(text)).rows(columns: lineWidth, widths: traits.widths) {
          line(row)
        }
      }
    }
  }

  /// Lines are only broken for eyes.
  private var lineWidth: Int { form == .terminal ? width : .max / 4 }
}

import JSONText

/// A format for a list that the user chose: selected fields, headings, or a template.
///
/// Fields are named by their keys in JSON. For a key inside another object, both are joined by a
/// dot.
package struct ListForm: Hashable, Sendable {
  /// The selected fields in order; nil for the usual ones.
  package var selectedFieldNames: [String]?
  /// The template for a line per item; nil for the usual format.
  package var template: TextTemplate?
  /// Whether output for programs begins with headings.
  var hasHeadings = false
  /// The words of the command, for error messages.
  private var commandPath: [String] = []

  package static let standard = ListForm()

  package init() {}

  static let fields = Option<[String]>(
    "fields", placeholder: Words(ko: "이름,…", en: "NAME,…"),
    help: Words(
      ko: "이 필드만 이 순서로 출력해요. 이름은 --json의 키예요.",
      en: "Print only these fields, in this order; names are the keys of --json.")
  ) { typed in
    let names = typed.text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.filter { !$0.isWhitespace }) }
    guard !names.contains("") else {
      throw typed.usageError(
        accepted: Words(
          ko: "쉼표로 이은 필드 이름, 예: id,title", en: "field names separated by commas"))
    }
    return names
  }

  static let template = Option<TextTemplate>(
    "template", placeholder: .text,
    help: Words(
      ko: "항목마다 이 형식으로 한 줄씩 출력해요. {필드}에는 값이 들어가고, {?필드 …}는 값이 있을 때만 보여요. \\t는 탭이에요.",
      en: "Print a line like this for each item: {field} becomes its value, {?field …} is shown"
        + " only if there is one, \\t is a tab.")
  ) { typed in
    do throws(TextTemplate.Flaw) {
      return try TextTemplate(typed.text)
    } catch {
      throw typed.usageError(.custom(error.message))
    }
  }.forPeopleOnly

  static let header = Flag(
    "header",
    help: Words(ko: "탭으로 나눈 줄 위에 제목을 달아요.", en: "Print headings above tab-separated lines.")
  ).forPeopleOnly

  /// The options for the format; every command that prints a list has them.
  static let options: [any CommandOption] = [fields, template, header]

  /// Parses the format from the command line.
  init(_ input: ParsedInput, of command: CommandSpec, asJSON: Bool) throws {
    self.commandPath = command.path
    selectedFieldNames = try input[ListForm.fields]
    template = try input[ListForm.template]
    hasHeadings = input[ListForm.header]
    guard template != nil else { return }
    try input.allowAtMostOne(of: [ListForm.template, ListForm.fields])
    try input.allowAtMostOne(of: [ListForm.template, ListForm.header])
    if asJSON { throw input.usageError(.conflictingOptions(["--json", "--template"])) }
  }

  /// Whether the output contains fields of the JSON instead of columns.
  var hasSelectedFields: Bool { selectedFieldNames != nil || template != nil }

  /// Throws if a selected field does not exist in items like this one.
  func checkFields(_ item: @autoclosure () -> JSONValue) throws(UsageError) {
    guard let asked = selectedFieldNames ?? template?.placeholders else { return }
    let item = item()
    for name in asked where !item.mayHave(path: name) {
      let names = item.objectValue?.members.map(\.key) ?? []
      let option =
        selectedFieldNames == nil ? ListForm.template.spec.spelling : ListForm.fields.spec.spelling
      throw UsageError(
        .notAChoice(
          Words(ko: option, en: option), value: name, choices: names,
          nearest: .nearest(to: name, among: names)), in: commandPath)
    }
  }

  /// Returns the JSON of the item with only the selected fields.
  func selectedFields(of item: JSONValue) -> JSONValue {
    guard let selectedFieldNames else { return item }
    return .object(JSONObject(selectedFieldNames.map { ($0, item[path: $0] ?? .null) }))
  }

  /// Returns the selected fields of the item for a line; nil if no fields are selected.
  func cells(of item: @autoclosure () -> JSONValue) -> [String]? {
    guard let selectedFieldNames else { return nil }
    let item = item()
    return selectedFieldNames.map { item[path: $0]?.cellText ?? "" }
  }

  /// The columns of the selected fields, with the field names as titles.
  var columns: [Column<JSONValue>] {
    (selectedFieldNames ?? []).map { name in
      Column(Words(ko: name, en: name), shrinks: true, text: { $0[path: name]?.cellText ?? "" })
    }
  }
}

extension TextTemplate {
  /// Returns the line for an item that the template describes.
  func filled(with item: JSONValue) -> String {
    filled(
      { item[path: $0]?.cellText.onOneLine ?? "" },
      hasSomething: { item[path: $0]?.hasContent ?? false })
  }
}

extension JSONValue {
  /// The value at a path of keys separated by dots.
  fileprivate subscript(path path: String) -> JSONValue? {
    if let value = self[path] { return value }
    var value: JSONValue? = self
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      value = value?[String(key)]
    }
    return value
  }

  /// Whether items can have a value at the path. Also true if the path leads into null, as the keys
  /// of its object are unknown.
  fileprivate func mayHave(path: String) -> Bool {
    if self[path] != nil { return true }
    var value = self
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let next = value[String(key)] else { return value.isNull && value != self }
      value = next
    }
    return true
  }

  /// The value as the cell of a table.
  fileprivate var cellText: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .bool, .int, .double, .number, .array, .object: text
    }
  }

  fileprivate var hasContent: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .string(let text): !text.isEmpty
    case .array(let items): !items.isEmpty
    case .object(let object): !object.members.isEmpty
    case .int, .double, .number: true
    }
  }
}

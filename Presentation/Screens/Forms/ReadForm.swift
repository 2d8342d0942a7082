import HearthDomain

/// Parses the fields of a form and collects the error of each.
struct FieldReader<Name: Hashable> {
  let form: Form<Name>
  private(set) var errors: [Name: any Error] = [:]

  func text(_ name: Name) -> String { form[name]?.text ?? "" }

  /// Returns the parsed text of the field; nil and stores the error if parsing fails.
  mutating func read<Value>(_ name: Name, as value: (String) throws -> Value) -> Value? {
    do {
      return try value(text(name))
    } catch {
      errors[name] = error
      return nil
    }
  }

  /// Returns the parsed text of an optional field; `.some(nil)` if it is blank.
  mutating func readAny<Value>(_ name: Name, as value: (String) throws -> Value) -> Value?? {
    text(name).allSatisfy(\.isWhitespace) ? .some(nil) : read(name) { .some(try value($0)) }
  }
}

/// The state of a form with one parsing function for all fields, which produces both the errors
/// beside the fields and the saved entry.
protocol ReadFormState: EntryFormState {
  associatedtype Entry
  /// The day used as “today” in error messages; nil if unknown.
  var errorsDay: Day? { get }

  /// Parses all fields. Returns nil, or throws an error about the combination of fields, if the
  /// entry is not valid.
  func entry(_ fields: inout FieldReader<FieldName>) throws -> Entry?

  /// Whether more typing may resolve the error, so that it is not displayed yet.
  func isUnfinished(_ error: any Error) -> Bool

  /// Returns the field beside which the error is displayed; nil if there is none.
  func place(of error: DomainError) -> FieldName?
}

/// A form that saves the entry parsed from its fields.
protocol ReadFormScreen: EntryFormScreen where State: ReadFormState {
  static func output(saving entry: State.Entry, _ state: State) -> Output?
}

extension ReadFormScreen {
  static func save(_ state: inout State) -> Output? {
    state.checked().flatMap { output(saving: $0, state) }
  }
}

extension ReadFormState {
  var errorsDay: Day? { nil }
  func isUnfinished(_ error: any Error) -> Bool { false }

  func place(of error: DomainError) -> FieldName? { field(named: error) }

  func field(named error: DomainError) -> FieldName? {
    guard case .invalid(let issues) = error, let value = issues.first?.field else { return nil }
    return form.fields.first { $0.value == value }?.name
  }

  /// The error of each field.
  var errors: [FieldName: any Error] {
    var fields = FieldReader(form: form)
    _ = try? entry(&fields)
    return fields.errors
  }

  mutating func changed(_ name: FieldName) {
    let error = errors[name].flatMap { isUnfinished($0) ? nil : $0 }
    form.setError(error.map(words), of: name)
  }

  mutating func left(_ name: FieldName) { check([name]) }

  /// Displays the errors of the fields, or clears them.
  mutating func check(_ names: [FieldName]) {
    let errors = errors
    for name in names { form.setError(errors[name].map(words), of: name) }
  }

  /// Returns the parsed entry, or nil if it is not valid; then the errors are displayed.
  mutating func checked() -> Entry? {
    check(form.fields.map(\.name))
    var fields = FieldReader(form: form)
    do {
      let entry = try entry(&fields)
      if form.errors.isEmpty, let entry { return entry }
      form.focusOnError()
    } catch {
      form.focusOnError()
      if form.errors.isEmpty, let error = error as? DomainError { _ = show(error) }
    }
    return nil
  }

  /// Displays an error from the store or a rule beside its field. Returns whether there is such a
  /// field.
  mutating func show(_ error: DomainError) -> Bool {
    guard let name = place(of: error), form[name]?.isOpen == true else { return false }
    form.setError(words(error), of: name)
    form.focus(on: name)
    return true
  }

  private func words(_ error: any Error) -> Words {
    (error as? DomainError).map { Words(of: $0, today: errorsDay) } ?? Words(ofAny: error)
  }
}

extension Words {
  /// Creates the message of an error in both languages. Days are described relative to `today`, if
  /// known.
  init(of error: DomainError, today: Day? = nil) {
    self.init { error.text(in: $0, today: today) }
  }
}

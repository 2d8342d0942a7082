import HearthDomain

/// Parses the fields of a form and collects the error of each.
struct FieldParser<Name: Hashable> {
  let form: Form<Name>
  private(set) var errors: [Name: any Error] = [:]

  func text(_ name: Name) -> String { form[name]?.text ?? "" }

  /// Returns the parsed text of the field. If parsing fails, stores the error and returns nil.
  @discardableResult
  mutating func parse<Value>(_ name: Name, as value: (String) throws -> Value) -> Value? {
    do {
      return try value(text(name))
    } catch {
      errors[name] = error
      return nil
    }
  }

  /// Returns the parsed text of an optional field: `.some(nil)` if it is blank, nil if parsing
  /// failed.
  mutating func parseOptional<Value>(_ name: Name, as value: (String) throws -> Value) -> Value?? {
    text(name).allSatisfy(\.isWhitespace) ? .some(nil) : parse(name) { .some(try value($0)) }
  }
}

/// The state of a form whose fields are parsed by one function. That function yields both the
/// errors beside the fields and the entry to save.
protocol ParsedFormState: EntryFormState {
  associatedtype Entry
  /// The day used as “today” in error messages; nil if unknown.
  var referenceDay: Day? { get }

  /// Returns the entry parsed from all fields; nil if one is invalid. Throws an error if the fields
  /// are valid only on their own, not together.
  func parseEntry(_ fields: inout FieldParser<FieldName>) throws -> Entry?

  /// Whether the error may vanish when the user types on; it is not displayed until then.
  func isResolvableByTyping(_ error: any Error) -> Bool

  /// Returns the remark on what the field leaves open; nil if there is none.
  func remark(on name: FieldName) -> Words?

  /// Returns the field beside which the error is displayed; nil if there is none.
  func fieldName(for error: DomainError) -> FieldName?
}

/// A form that saves the entry parsed from its fields.
protocol ParsedFormScreen: EntryFormScreen where State: ParsedFormState {
  static func output(saving entry: State.Entry, _ state: State) -> Output?
}

extension ParsedFormScreen {
  static func save(_ state: inout State) -> Output? {
    state.validEntry().flatMap { output(saving: $0, state) }
  }
}

extension ParsedFormState {
  var referenceDay: Day? { nil }
  func isResolvableByTyping(_ error: any Error) -> Bool { false }
  func remark(on name: FieldName) -> Words? { nil }

  func fieldName(for error: DomainError) -> FieldName? { fieldName(namedBy: error) }

  func fieldName(namedBy error: DomainError) -> FieldName? {
    guard case .invalid(let issues) = error, let value = issues.first?.field else { return nil }
    return form.fields.first { $0.domainField == value }?.name
  }

  /// The error of each field.
  var errors: [FieldName: any Error] {
    var fields = FieldParser(form: form)
    _ = try? parseEntry(&fields)
    return fields.errors
  }

  mutating func fieldChanged(_ name: FieldName) { updateErrorAndRemark(of: name) }

  /// Displays the error of a field being typed, unless it may vanish, and its remark.
  mutating func updateErrorAndRemark(of name: FieldName) {
    let error = errors[name].flatMap { isResolvableByTyping($0) ? nil : $0 }
    form.setError(error.map(errorMessage), of: name)
    form.setRemark(remark(on: name), of: name)
  }

  mutating func focusLeft(_ name: FieldName) { showErrors(of: [name]) }

  /// Displays the errors of the fields, or clears them.
  mutating func showErrors(of names: [FieldName]) {
    let errors = errors
    for name in names { form.setError(errors[name].map(errorMessage), of: name) }
  }

  /// Returns the parsed entry. If it is invalid, displays the errors and returns nil.
  mutating func validEntry() -> Entry? {
    showErrors(of: form.fields.map(\.name))
    var fields = FieldParser(form: form)
    do {
      let entry = try parseEntry(&fields)
      if form.errors.isEmpty, let entry { return entry }
      form.focusOnError()
    } catch {
      form.focusOnError()
      if form.errors.isEmpty, let error = error as? DomainError { _ = showError(error) }
    }
    return nil
  }

  /// Displays an error from the store or a rule beside its field. Returns whether there is such a
  /// field.
  mutating func showError(_ error: DomainError) -> Bool {
    guard let name = fieldName(for: error), form[name]?.canHaveFocus == true else { return false }
    form.setError(errorMessage(error), of: name)
    form.focus(on: name)
    return true
  }

  private func errorMessage(_ error: any Error) -> Words {
    (error as? DomainError).map { Words(of: $0, today: referenceDay) } ?? Words(ofAny: error)
  }
}

extension Words {
  /// Creates the message of an error in both languages. Days are described relative to `today`, if
  /// known.
  init(of error: DomainError, today: Day? = nil) {
    self.init { error.message(in: $0, today: today) }
  }
}

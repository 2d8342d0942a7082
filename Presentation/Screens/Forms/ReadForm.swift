import HearthDomain

/// Reads the fields of a form and keeps what is wrong with each.
struct FieldReader<Name: Hashable> {
  let form: Form<Name>
  private(set) var errors: [Name: any Error] = [:]

  func text(_ name: Name) -> String { form[name]?.text ?? "" }

  /// What the text of the field means; nil where no rule accepts it.
  mutating func read<Value>(_ name: Name, as value: (String) throws -> Value) -> Value? {
    do {
      return try value(text(name))
    } catch {
      errors[name] = error
      return nil
    }
  }

  /// The same of a field that may be left blank, and means nothing then.
  mutating func readAny<Value>(_ name: Name, as value: (String) throws -> Value) -> Value?? {
    text(name).allSatisfy(\.isWhitespace) ? .some(nil) : read(name) { .some(try value($0)) }
  }
}

/// The state of a form that says once how each of its fields is read: what is wrong beside a
/// field and what is saved both follow from it.
protocol ReadFormState: EntryFormState {
  associatedtype Entry
  /// As seen from which day errors tell of days.
  var errorsDay: Day? { get }

  /// Reads every field; nil, or throws what is wrong with all together, where it is not accepted.
  func entry(_ fields: inout FieldReader<FieldName>) throws -> Entry?

  /// Whether more typing may mend it, so that it is not called wrong yet.
  func isUnfinished(_ error: any Error) -> Bool

  /// Beside which field it is told; nil where there is none.
  func place(of error: DomainError) -> FieldName?
}

/// A form that saves what was read from its fields.
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

  /// What is wrong with each field by itself.
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

  /// Shows below the fields what is wrong with them, if anything.
  mutating func check(_ names: [FieldName]) {
    let errors = errors
    for name in names { form.setError(errors[name].map(words), of: name) }
  }

  /// Everything that is entered; where it is not accepted, that is shown, and nil.
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

  /// Puts what the store or a rule refused beside its field; whether there is such a field.
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
  /// An error in both languages; days are said as seen from today, where that is known.
  init(of error: DomainError, today: Day? = nil) {
    self.init { error.text(in: $0, today: today) }
  }
}

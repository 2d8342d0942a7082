import CLibrary
import CPostgres
import HearthDomain

/// The system's libpq, opened when a server is first asked something, so that no other command pays
/// for it.
struct PostgresLibrary: Sendable {
  #if canImport(Darwin)
    static let fileNames = [
      "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
    ]
  #else
    static let fileNames = ["libpq.so.5"]
  #endif
  /// The package that has it.
  static let packageName = "libpq5"

  let connect: cpostgres_connect_call
  let finish: cpostgres_finish_call
  let status: cpostgres_status_call
  let message: cpostgres_message_call
  let needsPassword: cpostgres_status_call
  let parse: cpostgres_parse_call
  let freeOptions: cpostgres_free_options_call
  let run: cpostgres_run_call
  let runScript: cpostgres_script_call
  let resultStatus: cpostgres_result_status_call
  let resultField: cpostgres_result_field_call
  let count: cpostgres_count_call
  let columns: cpostgres_count_call
  let value: cpostgres_value_call
  let length: cpostgres_number_call
  let isNull: cpostgres_number_call
  let clear: cpostgres_clear_call
  let setNotices: cpostgres_notice_call

  /// Opens the first of these that is there; throws ``Unavailability/library(name:package:)``.
  init(fileNames: [String] = Self.fileNames) throws(DomainError) {
    // Never closed: the calls live as long as the process. Opening it again finds it in place.
    let opened = fileNames.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let opened, let library = PostgresLibrary(opened: opened) else {
      throw .unavailable(.library(name: fileNames.first ?? "libpq", package: Self.packageName))
    }
    self = library
  }

  private init?(opened library: UnsafeMutableRawPointer) {
    func call<Call>(_ name: String, as type: Call.Type) -> Call? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let connect = call("PQconnectdbParams", as: cpostgres_connect_call.self),
      let finish = call("PQfinish", as: cpostgres_finish_call.self),
      let status = call("PQstatus", as: cpostgres_status_call.self),
      let message = call("PQerrorMessage", as: cpostgres_message_call.self),
      let needsPassword = call("PQconnectionNeedsPassword", as: cpostgres_status_call.self),
      let parse = call("PQconninfoParse", as: cpostgres_parse_call.self),
      let freeOptions = call("PQconninfoFree", as: cpostgres_free_options_call.self),
      let run = call("PQexecParams", as: cpostgres_run_call.self),
      let runScript = call("PQexec", as: cpostgres_script_call.self),
      let resultStatus = call("PQresultStatus", as: cpostgres_result_status_call.self),
      let resultField = call("PQresultErrorField", as: cpostgres_result_field_call.self),
      let count = call("PQntuples", as: cpostgres_count_call.self),
      let columns = call("PQnfields", as: cpostgres_count_call.self),
      let value = call("PQgetvalue", as: cpostgres_value_call.self),
      let length = call("PQgetlength", as: cpostgres_number_call.self),
      let isNull = call("PQgetisnull", as: cpostgres_number_call.self),
      let clear = call("PQclear", as: cpostgres_clear_call.self),
      let setNotices = call("PQsetNoticeProcessor", as: cpostgres_notice_call.self)
    else { return nil }
    self.connect = connect
    self.finish = finish
    self.status = status
    self.message = message
    self.needsPassword = needsPassword
    self.parse = parse
    self.freeOptions = freeOptions
    self.run = run
    self.runScript = runScript
    self.resultStatus = resultStatus
    self.resultField = resultField
    self.count = count
    self.columns = columns
    self.value = value
    self.length = length
    self.isNull = isNull
    self.clear = clear
    self.setNotices = setNotices
  }
}

import CLibrary
import CPostgres
import HearthDomain

/// The system's libpq, loaded on first use so that other commands do not pay for it.
struct PostgresLibrary: Sendable {
  #if canImport(Darwin)
    static let fileNames = [
      "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
    ]
  #else
    static let fileNames = ["libpq.so.5"]
  #endif
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
  let socket: cpostgres_status_call
  let told: cpostgres_told_call
  let encrypt: cpostgres_encrypt_call
  let free: cpostgres_free_call

  /// Loads the first library that exists. Throws ``Unavailability/library(name:package:)``.
  init() throws(DomainError) {
    guard let opened = OpenedLibrary(Self.fileNames),
      let library = try? PostgresLibrary(of: opened)
    else {
      throw .unavailable(.library(name: Self.fileNames.first ?? "libpq", package: Self.packageName))
    }
    self = library
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingCall) {
    connect = try library.call("PQconnectdbParams")
    finish = try library.call("PQfinish")
    status = try library.call("PQstatus")
    message = try library.call("PQerrorMessage")
    needsPassword = try library.call("PQconnectionNeedsPassword")
    parse = try library.call("PQconninfoParse")
    freeOptions = try library.call("PQconninfoFree")
    run = try library.call("PQexecParams")
    runScript = try library.call("PQexec")
    resultStatus = try library.call("PQresultStatus")
    resultField = try library.call("PQresultErrorField")
    count = try library.call("PQntuples")
    columns = try library.call("PQnfields")
    value = try library.call("PQgetvalue")
    length = try library.call("PQgetlength")
    isNull = try library.call("PQgetisnull")
    clear = try library.call("PQclear")
    setNotices = try library.call("PQsetNoticeProcessor")
    socket = try library.call("PQsocket")
    told = try library.call("PQnotifies")
    encrypt = try library.call("PQencryptPasswordConn")
    free = try library.call("PQfreemem")
  }

  /// Whether the library supports the option; an older library rejects an address with an unknown
  /// one.
  func takes(_ option: String) -> Bool {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = parse("\(option)=1", &message) else {
      if let message { free(message) }
      return false
    }
    freeOptions(options)
    return true
  }
}

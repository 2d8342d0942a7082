import CCurl
import CLibrary
import Synchronization

/// The system's libcurl. It is loaded on first use, so that other commands start faster.
struct CurlLibrary {
  let easyInit: curl_easy_init_call
  let easyCleanup: curl_easy_cleanup_call
  let listAppend: curl_slist_append_call
  let listFree: curl_slist_free_all_call
  let multiInit: curl_multi_init_call
  let multiCleanup: curl_multi_cleanup_call
  let multiAdd: curl_multi_handle_call
  let multiRemove: curl_multi_handle_call
  let multiPerform: curl_multi_perform_call
  let multiPoll: curl_multi_poll_call
  let multiRead: curl_multi_info_read_call
  /// Addresses of `curl_easy_setopt` and, in the next property, `curl_easy_getinfo`. Only C can
  /// call them, as they are variadic.
  let setOption: UnsafeMutableRawPointer
  let getInfo: UnsafeMutableRawPointer

  #if canImport(Darwin)
    static let fileNames = ["/usr/lib/libcurl.4.dylib"]
  #else
    static let fileNames = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// Lock for initializing the library, which is not thread-safe in old versions.
  private static let initializationLock = Mutex(())

  /// Loads the first library that exists. Throws ``HTTPError/noLibrary``.
  init(fileNames: [String] = Self.fileNames) throws(HTTPError) {
    let opened = CurlLibrary.initializationLock.withLock { _ in
      OpenedLibrary(fileNames).flatMap { try? CurlLibrary(of: $0) }
    }
    guard let opened else { throw .noLibrary }
    self = opened
  }

  private init(of library: OpenedLibrary) throws(OpenedLibrary.MissingFunction) {
    easyInit = try library.function("curl_easy_init")
    easyCleanup = try library.function("curl_easy_cleanup")
    listAppend = try library.function("curl_slist_append")
    listFree = try library.function("curl_slist_free_all")
    multiInit = try library.function("curl_multi_init")
    multiCleanup = try library.function("curl_multi_cleanup")
    multiAdd = try library.function("curl_multi_add_handle")
    multiRemove = try library.function("curl_multi_remove_handle")
    multiPerform = try library.function("curl_multi_perform")
    multiPoll = try library.function("curl_multi_poll")
    multiRead = try library.function("curl_multi_info_read")
    setOption = try library.address("curl_easy_setopt")
    getInfo = try library.address("curl_easy_getinfo")
    let begin: curl_global_init_call = try library.function("curl_global_init")
    guard begin(CURL_GLOBAL_DEFAULT) == CURLE_OK else { throw OpenedLibrary.MissingFunction() }
  }
}

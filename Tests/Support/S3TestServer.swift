import Foundation
import HearthData
import HearthDomain
import Synchronization

/// S3 server for tests (moto) on this machine, if installed; it checks every signature. It ends
/// with the tests, even if they crash.
package final class S3TestServer: Sendable {
  /// Nil if it is not installed or does not start.
  package static let shared: S3TestServer? = {
    let asked = ProcessInfo.processInfo.environment["HEARTH_S3_PYTHON"]
    for python in [asked, "python3", "/usr/bin/python3"].compactMap({ $0 }) {
      if let server = try? S3TestServer(python) { return server }
    }
    print("left out: no moto here that takes signatures (pip install -U 'moto[server,s3]')")
    return nil
  }()

  package static var isHere: Bool { shared != nil }

  /// `http://127.0.0.1:PORT`
  package let origin: String
  package let id: String
  package let secret: String
  /// Pipe whose closing ends the server.
  private let lifeline = Pipe()
  private let buckets = Mutex(0)

  /// The first three requests are not checked: they create the user.
  private static let script = """
    import os, sys, threading, logging
    os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = "3"
    import boto3
    from moto.server import ThreadedMotoServer
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    port = server.get_host_and_port()[1]
    iam = boto3.client(
        "iam", endpoint_url=f"http://127.0.0.1:{port}", region_name="us-east-1",
        aws_access_key_id="x", aws_secret_access_key="x")
    iam.create_user(UserName="mina")
    key = iam.create_access_key(UserName="mina")["AccessKey"]
    iam.put_user_policy(UserName="mina", PolicyName="all", PolicyDocument=(
        '{"Version":"2012-10-17","Statement":['
        '{"Effect":"Allow","Action":"s3:*","Resource":"*"},'
        '{"Effect":"Deny","Action":"s3:*","Resource":"arn:aws:s3:::closed*"}]}'))
    # Some versions refuse what their own client signs.
    s3 = boto3.client(
        "s3", endpoint_url=f"http://127.0.0.1:{port}", region_name="us-east-1",
        aws_access_key_id=key["AccessKeyId"], aws_secret_access_key=key["SecretAccessKey"])
    try:
        s3.create_bucket(Bucket="signatures")
        s3.list_objects_v2(Bucket="signatures", Prefix="some/folder/")
    except Exception:
        os._exit(1)
    print(port, key["AccessKeyId"], key["SecretAccessKey"], flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    threading.Event().wait()
    """

  private init(_ python: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", Self.script]
    process.standardInput = lifeline
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.nextLine().split(separator: " ").map(String.init)
    guard words.count == 3, let port = Int(words[0]) else { throw POSIXError(.ENOENT) }
    (origin, id, secret) = ("http://127.0.0.1:\(port)", words[1], words[2])
  }

  package var keys: S3Keys { S3Keys(id: id, secret: Secret(secret.utf8)) }

  /// Creates a bucket; returns the address of a folder in it.
  package func makeBucket() throws -> String {
    let number = buckets.withLock { number in
      number += 1
      return number
    }
    let name = "relay-\(number)"
    let made = try send("PUT", "/\(name)")
    guard made.isSuccess else { throw POSIXError(.EIO) }
    return "\(origin)/\(name)/some/folder"
  }

  /// Sends a signed request of the user.
  @discardableResult
  package func send(
    _ method: String, _ path: String, _ document: [UInt8] = []
  ) throws -> HTTPAnswer {
    guard let address = HTTPAddress(origin + path) else { throw POSIXError(.EINVAL) }
    var request = HTTPRequest(
      .custom(method, document, isAsking: false), address,
      headers: [
        ("Content-Type", "application/octet-stream"),
        ("x-amz-content-sha256", "UNSIGNED-PAYLOAD"),
      ])
    request.login = HTTPLogin(
      user: id, password: secret, scheme: .signature(region: "us-east-1"))
    return try HTTPTransport.curl(userAgent: "test").send(request, until: .never)
  }
}

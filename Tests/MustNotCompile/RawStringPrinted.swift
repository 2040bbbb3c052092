// error: cannot convert value of type 'String' to expected argument type 'OutputText'
// A name of a document as it is on a terminal
@testable import IsolatedWork

func mistake(_ name: String) throws {
  try StandardOutput.line(name)
}

// error: cannot convert value of type 'String' to expected argument type 'OutputText'
// A name of a document as it is, behind text of the command
@testable import IsolatedWork

func mistake(_ name: String) {
  StandardError.line("purlin: " + name)
}

internal import Foundation

/// The coder passed to the initializers of a document's objects, with the values that only an
/// initializer can set.
///
/// Archives are not supported, so decoding returns no values.
final class NibCoder: NSCoder {
  var tableStyle = UITableView.Style.plain
  var cellStyle = UITableViewCell.CellStyle.default
  var reuseIdentifier: String?
  var buttonType = UIButton.ButtonType.custom

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

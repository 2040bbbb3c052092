internal import Foundation

/// What initialisers of a document's objects get: the facts that only an initialiser can set.
///
/// Archives are not read here, so asking it for values gives none, as an archive without them would.
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

public import Foundation

/// Data of an asset catalog, which is not here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdataasset>
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The data.
  public let data: Data
  /// The type of the data.
  public let typeIdentifier: String
  /// Returns nil, because no data is here.
  public init?(name: String) { nil }
  /// Returns nil, because no data is here.
  public init?(name: String, bundle: Bundle) { nil }
}

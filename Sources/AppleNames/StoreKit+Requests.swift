public import Foundation

/// Is told of a request; there is nothing to tell.
public protocol SKRequestDelegate: NSObjectProtocol {}
/// A request of the store.
open class SKRequest: NSObject {
  /// Receives nothing.
  open weak var delegate: (any SKRequestDelegate)?
  /// Has no effect.
  open func start() {}
  /// Has no effect.
  open func cancel() {}
}
/// Is told of products; there are none.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// Asks for products: there are none.
open class SKProductsRequest: SKRequest {
  /// Creates a request.
  public init(productIdentifiers: Set<String>) {}
}
/// The products of the store: none.
open class SKProductsResponse: NSObject {
  /// The products.
  open var products: [SKProduct] { [] }
  /// The identifiers that mean nothing.
  open var invalidProductIdentifiers: [String] { [] }
}
/// Asks for the receipt: there is none.
open class SKReceiptRefreshRequest: SKRequest {}
/// An error of the store.
public struct SKError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The kind.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    /// The kind.
    case storeProductNotAvailable, cloudServicePermissionDenied
    /// The kind.
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The user stopped.
  public static let paymentCancelled = Code.paymentCancelled
}
extension SKPaymentTransaction {
  /// The error: none.
  public var error: (any Error)? { nil }
  /// The identifier: none.
  public var transactionIdentifier: String? { nil }
  /// The date: none.
  public var transactionDate: Date? { nil }
  /// The first transaction: none.
  public var original: SKPaymentTransaction? { nil }
  /// The state.
  public var transactionState: SKPaymentTransactionState { .purchasing }
}
/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The state.
  case purchasing, purchased, failed, restored, deferred
}

public import Foundation
public import UIKit

/// Asks for a review: has no effect.
///
/// Apple: <https://developer.apple.com/documentation/storekit/skstorereviewcontroller>
open class SKStoreReviewController: NSObject {
  /// Has no effect.
  open class func requestReview() {}
  /// Has no effect.
  @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the store, which is empty.
open class SKStoreProductViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads nothing.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// What a page of the store tells.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Called when the page is closed.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of a product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A product of the store.
///
/// Apple: <https://developer.apple.com/documentation/storekit/skproduct>
open class SKProduct: NSObject, @unchecked Sendable {
  /// The title.
  open var localizedTitle: String { "" }
  /// The description.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price.
  open var priceLocale: Locale { .current }
  /// The identifier.
  open var productIdentifier: String { "" }
}

/// A payment.
open class SKPayment: NSObject {
  /// The identifier of the product.
  open private(set) var productIdentifier: String
  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// A transaction.
open class SKPaymentTransaction: NSObject {
  /// The payment.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
}

/// An observer of transactions, of which there are none.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called for changed transactions.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The queue of payments, which is always empty.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  /// The queue.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Whether payments are possible: never.
  open class func canMakePayments() -> Bool { false }
  /// Has no effect.
  open func add(_ payment: SKPayment) {}
  /// Has no effect.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Has no effect.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Has no effect.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Has no effect.
  open func restoreCompletedTransactions() {}
}

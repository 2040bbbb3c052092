// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Names of types and constants from before Swift 4.2, so that older sources compile.

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@MainActor public let UICollectionViewFlowLayoutAutomaticSize =
  UICollectionViewFlowLayout.automaticSize

/// The idiom of the device, like UIKit's macro of this name.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessQuartzCore

// More names from before Swift 4.2 and 4, so that older sources compile.

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
public let kCATransitionPush = CATransitionType.push

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
public let kCATransitionFade = CATransitionType.fade

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = CATransitionType.moveIn

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = CATransitionType.reveal

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = CATransitionSubtype.fromTop

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = CATransitionSubtype.fromRight

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial = CAGradientLayerType.axial

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter = CALayerContentsGravity.center

extension UIView {
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

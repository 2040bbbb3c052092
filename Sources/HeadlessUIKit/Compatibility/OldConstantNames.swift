// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Names of types and constants from before Swift 4.2, kept so that older sources compile.

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The name of before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

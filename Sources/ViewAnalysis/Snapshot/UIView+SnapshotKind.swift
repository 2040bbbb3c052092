internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

extension UIView {
  /// Which drawing the view gets, from the most special class upwards.
  var snapshotKind: LayoutSnapshot.Kind {
    switch self {
    case is UILabel: .label
    case is UIButton: .button
    case is UIImageView: .image
    case is UITextField: .textField
    case is UITextView: .textView
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UISegmentedControl: .segmented
    case is UIStepper: .stepper
    case is UIProgressView: .progress
    case is UIActivityIndicatorView: .activityIndicator
    case is UIPageControl: .pageControl
    case is UIDatePicker: .datePicker
    case is UIPickerView: .picker
    case is UISearchBar: .searchBar
    case is UIToolbar: .toolbar
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIStackView: .stack
    case is UITableView: .table
    case is UICollectionView: .collection
    case is UIScrollView: .scroll
    case is UITableViewCell, is UICollectionReusableView: .cell
    case is UIVisualEffectView: .visualEffect
    case is UIWindow: .window
    default:
      switch mediaKind {
      case .web: .web
      case .map: .map
      case nil: .view
      }
    }
  }

  /// Whether the picture of this view includes a subview of its own making.
  func drawsItself(_ subview: UIView) -> Bool {
    switch self {
    case let button as UIButton:
      subview === button.titleLabel || subview === button.imageView
        || subview === button.subtitleLabel
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UISearchBar: true
    default: false
    }
  }
}

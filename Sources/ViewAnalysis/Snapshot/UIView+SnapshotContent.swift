internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

extension UIView {
  /// Captures the content of a view of this class.
  func describeContent(in taken: inout LayoutSnapshot.View) {
    switch self {
    case let label as UILabel: label.describe(in: &taken)
    case let button as UIButton: button.describe(in: &taken)
    case let field as UITextField: field.describe(in: &taken)
    case let view as UITextView: view.describe(in: &taken)
    case let view as UIImageView: taken.image = view.shownForSnapshot
    case let scroll as UIScrollView:
      taken.contentSize = LayoutSnapshot.Size(
        width: Double(scroll.contentSize.width), height: Double(scroll.contentSize.height))
    default: taken.control = controlState
    }
  }

  private var controlState: LayoutSnapshot.ControlState? {
    switch self {
    case let control as UISwitch: return .init(isEnabled: control.isEnabled, isOn: control.isOn)
    case let control as UISlider:
      return .init(
        isEnabled: control.isEnabled, value: Double(control.value),
        minimum: Double(control.minimumValue), maximum: Double(control.maximumValue))
    case let control as UIProgressView: return .init(value: Double(control.progress))
    case let control as UISegmentedControl: return control.snapshotState
    case let control as UIPageControl:
      return .init(selectedIndex: control.currentPage, pageCount: control.numberOfPages)
    case let control as UIActivityIndicatorView:
      let isLarge = control.style == .large || control.style == .whiteLarge
      return .init(isOn: control.isAnimating, style: isLarge ? .large : nil)
    case let control as UIDatePicker:
      switch control.datePickerStyle {
      case .compact: return .init(style: .compact)
      case .inline: return .init(style: .inline)
      case .wheels, .automatic: return .init(style: .wheels)
      }
    case let bar as UISearchBar:
      return .init(items: [.init(title: bar.text ?? bar.placeholder ?? "Search")])
    case let bar as UITabBar:
      let items = bar.items ?? []
      return .init(
        items: items.map { .init(title: $0.title, image: $0.image?.name) },
        selectedIndex: items.firstIndex { $0 === bar.selectedItem } ?? (items.isEmpty ? nil : 0))
    case let bar as UIToolbar:
      return .init(items: (bar.items ?? []).map(LayoutSnapshot.ControlState.Item.init))
    case let bar as UINavigationBar: return bar.snapshotState
    case let cell as UITableViewCell:
      switch cell.accessoryType {
      case .disclosureIndicator: return .init(accessory: .disclosureIndicator)
      case .detailDisclosureButton: return .init(accessory: .detailDisclosure)
      case .detailButton: return .init(accessory: .detailButton)
      case .checkmark: return .init(accessory: .checkmark)
      case .none: return nil
      }
    default: return nil
    }
  }
}

extension UISegmentedControl {
  fileprivate var snapshotState: LayoutSnapshot.ControlState {
    let items = (0..<numberOfSegments).map { index in
      LayoutSnapshot.ControlState.Item(
        title: titleForSegment(at: index), image: imageForSegment(at: index)?.name)
    }
    return .init(
      isEnabled: isEnabled, items: items,
      selectedIndex: items.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil)
  }
}

extension UINavigationBar {
  fileprivate var snapshotState: LayoutSnapshot.ControlState {
    var items: [LayoutSnapshot.ControlState.Item] = []
    for item in topItem?.leftBarButtonItems ?? [] {
      items.append(.init(title: item.title, image: item.image?.name, placement: .leading))
    }
    for item in topItem?.rightBarButtonItems ?? [] {
      items.append(.init(title: item.title, image: item.image?.name, placement: .trailing))
    }
    return .init(items: items, style: prefersLargeTitles ? .large : nil)
  }
}

extension LayoutSnapshot.ControlState.Item {
  @MainActor
  init(_ item: UIBarButtonItem) {
    let placement: Placement? =
      switch item.systemItem {
      case .flexibleSpace: .flexibleSpace
      case .fixedSpace: .fixedSpace
      default: nil
      }
    self.init(
      title: item.title ?? item.systemItem.map { "\($0)".capitalized }, image: item.image?.name,
      placement: placement)
  }
}

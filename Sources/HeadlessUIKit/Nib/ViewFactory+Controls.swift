internal import Foundation
internal import InterfaceBuilder

/// Controls and bars.
extension ViewFactory {
  func makeControl(_ element: ViewElement) -> UIView {
    let values = element.control
    switch element.kind {
    case .switch:
      let control = instance(element) { UISwitch() }
      control.isOn = values?.isOn ?? false
      return control
    case .slider:
      let control = instance(element) { UISlider() }
      control.minimumValue = Float(values?.minimumValue ?? 0)
      control.maximumValue = Float(values?.maximumValue ?? 1)
      control.value = Float(values?.value ?? 0)
      return control
    case .stepper: return instance(element) { UIStepper() }
    case .segmentedControl: return makeSegments(element)
    case .progressView:
      let style: UIProgressView.Style = values?.style == "bar" ? .bar : .default
      let control = instance(element) { UIProgressView(progressViewStyle: style) }
      control.progressViewStyle = style
      control.progress = Float(values?.progress ?? 0)
      return control
    case .pageControl:
      let control = instance(element) { UIPageControl() }
      control.numberOfPages = values?.numberOfPages ?? 0
      control.currentPage = values?.currentPage ?? 0
      return control
    case .activityIndicatorView:
      let style: UIActivityIndicatorView.Style =
        ["large", "whiteLarge"].contains(values?.style) ? .large : .medium
      let control = instance(element) { UIActivityIndicatorView(style: style) }
      control.style = style
      control.hidesWhenStopped = false
      return control
    case .datePicker: return makeDatePicker(element)
    case .pickerView: return instance(element) { UIPickerView() }
    case .searchBar:
      let bar = instance(element) { UISearchBar() }
      bar.text = values?.text
      bar.placeholder = values?.placeholder
      bar.prompt = values?.prompt
      return bar
    case .toolbar: return instance(element) { UIToolbar() }
    case .navigationBar: return instance(element) { UINavigationBar() }
    case .tabBar: return instance(element) { UITabBar() }
    default: return UIView()
    }
  }

  private func makeSegments(_ element: ViewElement) -> UIView {
    let values = element.control
    let control = instance(element) { UISegmentedControl() }
    for (index, segment) in (values?.segments ?? []).enumerated() {
      if let name = segment.image, let picture = image(named: name, catalog: nil) {
        control.insertSegment(with: picture, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      if let width = segment.width { control.setWidth(CGFloat(width), forSegmentAt: index) }
      control.setEnabled(segment.isEnabled, forSegmentAt: index)
    }
    control.apportionsSegmentWidthsByContent = values?.apportionsSegmentWidthsByContent ?? false
    if let selected = values?.selectedSegment { control.selectedSegmentIndex = selected }
    return control
  }

  private func makeDatePicker(_ element: ViewElement) -> UIView {
    let values = element.control
    let control = instance(element) { UIDatePicker() }
    switch values?.datePickerMode {
    case "time": control.datePickerMode = .time
    case "date": control.datePickerMode = .date
    case "countDownTimer": control.datePickerMode = .countDownTimer
    default: control.datePickerMode = .dateAndTime
    }
    switch values?.style {
    case "wheels": control.preferredDatePickerStyle = .wheels
    case "compact": control.preferredDatePickerStyle = .compact
    case "inline": control.preferredDatePickerStyle = .inline
    default: break
    }
    if let seconds = values?.date { control.date = Date(timeIntervalSinceReferenceDate: seconds) }
    return control
  }
}

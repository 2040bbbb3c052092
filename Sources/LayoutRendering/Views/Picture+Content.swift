import LayoutSnapshot

extension Picture {
  /// Draws the content of a view, behind its subviews.
  mutating func drawContent(of drawn: DrawnView) {
    let origin = drawn.onCanvas(Rect(origin: .zero, size: .zero)).origin
    // In UIKit, subviews show the title of a button and the text of a field, in front of the view's own layers.
    let isOfSubviews = [.button, .textField].contains(drawn.view.kind)
    if isOfSubviews { drawShapes(drawn.view.shapes, at: origin) }
    defer { if !isOfSubviews { drawShapes(drawn.view.shapes, at: origin) } }
    switch drawn.view.kind {
    case .label: drawLabel(drawn)
    case .button: drawButton(drawn)
    case .image: drawImage(drawn)
    case .textField: drawTextField(drawn)
    case .textView: drawLabel(drawn)
    case .switch: drawSwitch(drawn)
    case .slider: drawSlider(drawn)
    case .segmented: drawSegmented(drawn)
    case .stepper: drawStepper(drawn)
    case .progress: drawProgress(drawn)
    case .activityIndicator: drawActivityIndicator(drawn)
    case .pageControl: drawPageControl(drawn)
    case .datePicker: drawDatePicker(drawn)
    case .picker: drawPicker(drawn)
    case .searchBar: drawSearchBar(drawn)
    case .toolbar: drawToolbar(drawn)
    case .navigationBar: drawNavigationBar(drawn)
    case .tabBar: drawTabBar(drawn)
    case .cell: drawCell(drawn)
    case .visualEffect: drawVisualEffect(drawn)
    case .web: drawWeb(drawn)
    case .map: drawMap(drawn)
    case .other: drawUnknown(drawn)
    case .view, .stack, .scroll, .table, .collection, .window: drawLabel(drawn)
    }
  }

  /// Draws what lies in front of the subviews.
  mutating func drawForeground(of drawn: DrawnView) {
    switch drawn.view.kind {
    case .scroll, .table, .collection, .textView: drawScrollIndicators(drawn)
    case .cell where drawn.control.group != nil: drawCellForeground(drawn)
    default: break
    }
    drawShapes(drawn.view.frontShapes, at: drawn.onCanvas(Rect(origin: .zero, size: .zero)).origin)
  }
}

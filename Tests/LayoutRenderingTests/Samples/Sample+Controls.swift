import LayoutSnapshot

extension Sample {
  /// One of every control, in two columns.
  static var controls: LayoutSnapshot {
    func view(
      _ id: String, _ kind: LayoutSnapshot.Kind, _ frame: Rect,
      _ control: LayoutSnapshot.ControlState? = nil
    ) -> View {
      View(id: id, className: "UI" + id, kind: kind, frame: frame, control: control)
    }
    var disabled = button("Disabled", "Disabled", rect(200, 150, 100, 34), .filled)
    disabled.control?.isEnabled = false
    var iconButton = button("Icon", "", rect(310, 150, 34, 34), .gray)
    iconButton.text = nil
    iconButton.image = .init(name: "star")
    var field = view("Field", .textField, rect(16, 290, 170, 34), .init(style: .roundedRect))
    field.text = text("Some text", in: field.frame, inset: 7)
    var bezel = view("Bezel", .textField, rect(200, 290, 80, 27), .init(style: .bezel))
    bezel.text = text("Bezel", in: bezel.frame, size: 14, inset: 7)
    var line = view("Line", .textField, rect(290, 290, 69, 27), .init(style: .line))
    line.text = text("Line", in: line.frame, size: 14, inset: 4)
    var toolbar = view("Toolbar", .toolbar, rect(0, 740, 375, 44))
    toolbar.control = .init(items: [
      .init(title: "Share"), .init(placement: .flexibleSpace), .init(image: "bookmark"),
      .init(placement: .flexibleSpace), .init(title: "Delete"),
    ])
    var effect = view("Blur", .visualEffect, rect(26, 650, 60, 30))
    effect.appearance.cornerRadius = 8
    var box = View(
      id: "bordered", frame: rect(290, 690, 69, 40), alpha: 0.6,
      appearance: .init(
        backgroundColor: named("systemYellow", 0xFFCC00), borderColor: named("systemRed", 0xFF3B30),
        borderWidth: 2, cornerRadius: 10))
    box.layout.isAmbiguous = true
    let custom = View(
      id: "custom", className: "GaugeView", kind: .other, frame: rect(200, 690, 80, 40))
    return LayoutSnapshot(
      name: "Controls", canvas: .init(width: 375, height: 784), scale: 2,
      root: View(
        id: "root", frame: rect(0, 0, 375, 784), appearance: .init(backgroundColor: background),
        subviews: [
          view(
            "Segmented", .segmented, rect(16, 16, 343, 32),
            .init(
              items: ["Day", "Week", "Month", "Year"].map { .init(title: $0) }, selectedIndex: 1)),
          view("On", .switch, rect(16, 64, 51, 31), .init(isOn: true)),
          view("Off", .switch, rect(80, 64, 51, 31), .init(isOn: false)),
          view("New", .switch, rect(144, 65, 63, 28), .init(isOn: true)),
          view("Stepper", .stepper, rect(220, 63, 94, 32)),
          view("Spinner", .activityIndicator, rect(335, 69, 20, 20), .init(isOn: true)),
          view(
            "Slider", .slider, rect(14, 108, 175, 31), .init(value: 30, minimum: 0, maximum: 100)),
          view("Progress", .progress, rect(200, 122, 159, 4), .init(value: 0.7)),
          button("Plain", "Plain", rect(16, 150, 60, 34)),
          button("Filled", "Filled", rect(86, 150, 100, 34), .filled, weight: 600),
          disabled, iconButton,
          button("Gray", "Gray", rect(16, 194, 80, 34), .gray),
          button("Tinted", "Tinted", rect(106, 194, 80, 34), .tinted),
          button("Rounded", "Rounded", rect(200, 194, 100, 34), .roundedRect),
          view(
            "Pages", .pageControl, rect(16, 240, 170, 26), .init(selectedIndex: 1, pageCount: 5)),
          view(
            "Compact", .datePicker, rect(200, 237, 159, 34),
            .init(items: [.init(title: "3 May"), .init(title: "9:41")], style: .compact)),
          field, bezel, line,
          view("Search", .searchBar, rect(8, 332, 359, 52)),
          view(
            "Picker", .picker, rect(16, 392, 170, 120),
            .init(
              items: ["Red", "Orange", "Yellow", "Green", "Blue"].map { .init(title: $0) },
              selectedIndex: 2)),
          view("Wheels", .datePicker, rect(200, 392, 159, 120), .init(style: .wheels)),
          view("Map", .map, rect(16, 524, 110, 156)), effect,
          view("Web", .web, rect(136, 524, 100, 156)),
          view("Calendar", .datePicker, rect(246, 516, 120, 168), .init(style: .inline)),
          View(
            id: "fit", className: "UIImageView", kind: .image, frame: rect(16, 690, 80, 40),
            appearance: .init(backgroundColor: named("systemGray6", 0xF2F2F7)),
            image: .init(
              name: "a", size: .init(width: 40, height: 40), contentMode: .scaleAspectFit)),
          View(
            id: "icon", className: "UIImageView", kind: .image, frame: rect(106, 690, 80, 40),
            image: .init(name: "b", size: .init(width: 24, height: 24), contentMode: .topRight)),
          custom, box, toolbar,
        ]))
  }
}

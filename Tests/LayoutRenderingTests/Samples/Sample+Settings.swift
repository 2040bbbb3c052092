import LayoutSnapshot

extension Sample {
  /// An inset grouped table of settings, left to right or mirrored.
  static func settings(mirrored: Bool = false) -> LayoutSnapshot {
    let cellColor = named("secondarySystemGroupedBackground", 0xFFFFFF)
    func place(_ rect: Rect, in width: Double) -> Rect {
      guard mirrored else { return rect }
      return Rect(
        x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
    }
    func cell(
      _ title: String, y: Double, accessory: LayoutSnapshot.ControlState.Accessory? = nil,
      detail: String? = nil, _ extra: [View] = []
    ) -> View {
      var subviews = [
        View(
          id: title + " icon", className: "UIView", frame: place(rect(16, 7.5, 29, 29), in: 343),
          appearance: .init(backgroundColor: named("systemBlue", 0x007AFF), cornerRadius: 7)),
        label(
          title, title, place(rect(60, 12, 160, 20.5), in: 343),
          alignment: mirrored ? .right : .left),
      ]
      if let detail {
        subviews.append(
          label(
            title + " detail", detail, place(rect(215, 12, 95, 20.5), in: 343),
            color: secondary, alignment: mirrored ? .left : .right))
      }
      subviews += extra.map { view in
        var view = view
        view.frame = place(view.frame, in: 343)
        return view
      }
      return View(
        id: title + " cell", className: "UITableViewCell", kind: .cell,
        frame: rect(16, y, 343, 44), appearance: .init(backgroundColor: cellColor),
        control: .init(accessory: accessory), subviews: subviews)
    }
    let table = View(
      id: "table", className: "UITableView", kind: .table, frame: rect(0, 116, 375, 551),
      contentSize: .init(width: 375, height: 700), clipsToBounds: true,
      appearance: .init(backgroundColor: grouped), control: .init(style: .insetGrouped),
      subviews: [
        cell("Wi-Fi", y: 52, accessory: .disclosureIndicator, detail: "Home"),
        cell("Bluetooth", y: 96, accessory: .disclosureIndicator, detail: "On"),
        cell(
          "Flight mode", y: 140,
          [
            View(
              id: "flight", className: "UISwitch", kind: .switch, frame: rect(276, 6.5, 51, 31),
              control: .init(isOn: false))
          ]),
        label(
          "Header", "NOTIFICATIONS", place(rect(32, 208, 200, 16), in: 375), size: 13,
          color: secondary, alignment: mirrored ? .right : .left),
        cell(
          "Sounds", y: 230,
          [
            View(
              id: "sounds", className: "UISwitch", kind: .switch, frame: rect(276, 6.5, 51, 31),
              control: .init(isOn: true))
          ]),
        cell(
          "Volume", y: 274,
          [
            View(
              id: "volume", className: "UISlider", kind: .slider, frame: rect(150, 6, 177, 31),
              control: .init(value: 0.65))
          ]),
        cell("Chosen", y: 318, accessory: .checkmark),
        cell("About", y: 382, accessory: .detailDisclosure),
      ])
    let search = View(
      id: "search", className: "UISearchBar", kind: .searchBar, frame: rect(8, 64, 359, 52))
    return LayoutSnapshot(
      name: "Settings", canvas: .init(width: 375, height: 667), scale: 2,
      direction: mirrored ? .rightToLeft : .leftToRight,
      root: View(
        id: "root", frame: rect(0, 0, 375, 667), appearance: .init(backgroundColor: grouped),
        subviews: [
          table, search,
          View(
            id: "bar", className: "UINavigationBar", kind: .navigationBar,
            frame: rect(0, 20, 375, 44),
            appearance: .init(backgroundColor: grouped),
            text: .init("Settings", font: .init(size: 17, weight: 600)),
            control: .init(items: [.init(title: "Back", placement: .leading)])),
        ]))
  }
}

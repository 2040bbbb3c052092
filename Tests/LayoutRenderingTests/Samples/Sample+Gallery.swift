import LayoutSnapshot

extension Sample {
  /// Cards in a scrolled page between a navigation bar and a tab bar.
  static var gallery: LayoutSnapshot {
    func card(_ id: String, _ title: String, _ subtitle: String, _ frame: Rect) -> View {
      View(
        id: id, className: "CardView", name: id, frame: frame, clipsToBounds: true,
        appearance: .init(
          backgroundColor: named("secondarySystemGroupedBackground", 0xFFFFFF), cornerRadius: 14),
        subviews: [
          View(
            id: id + " image", className: "UIImageView", kind: .image,
            frame: rect(0, 0, frame.width, frame.height - 64), clipsToBounds: true,
            image: .init(
              name: id.lowercased(), size: .init(width: 400, height: 300),
              contentMode: .scaleAspectFill)),
          label(id + " title", title, rect(12, frame.height - 54, 140, 20.5), weight: 600),
          label(
            id + " subtitle", subtitle, rect(12, frame.height - 30, 140, 18), size: 13,
            color: secondary),
        ])
    }
    let scroll = View(
      id: "scroll", className: "UIScrollView", kind: .scroll, frame: rect(0, 0, 375, 667),
      boundsOrigin: .init(x: 0, y: 40), contentSize: .init(width: 375, height: 1100),
      clipsToBounds: true,
      subviews: [
        label("Heading", "Places", rect(16, 116, 343, 41), size: 34, weight: 700),
        card("Lisbon", "Lisbon", "Portugal · 4 days", rect(16, 169, 343, 220)),
        card("Oslo", "Oslo", "Norway", rect(16, 405, 163.5, 200)),
        card("Kyoto", "Kyoto", "Japan", rect(195.5, 405, 163.5, 200)),
        card("Quito", "Quito", "Ecuador", rect(16, 621, 163.5, 200)),
        card("Cairo", "Cairo", "Egypt", rect(195.5, 621, 163.5, 200)),
      ])
    let bar = View(
      id: "bar", className: "UINavigationBar", kind: .navigationBar, frame: rect(0, 20, 375, 44),
      text: .init("Travel", font: .init(size: 17, weight: 600)),
      control: .init(items: [
        .init(title: "Edit", placement: .leading), .init(image: "plus", placement: .trailing),
        .init(image: "search", placement: .trailing),
      ]))
    let tabs = View(
      id: "tabs", className: "UITabBar", kind: .tabBar, frame: rect(0, 618, 375, 49),
      control: .init(
        items: ["Places", "Maps", "Saved", "Profile"].map { .init(title: $0, image: $0) },
        selectedIndex: 0))
    return LayoutSnapshot(
      name: "Gallery",
      device: .init(
        id: "iphone-se-2", name: "iPhone SE (2nd generation)",
        safeAreaInsets: .init(top: 20, left: 0, bottom: 0, right: 0)),
      canvas: .init(width: 375, height: 667), scale: 2,
      root: View(
        id: "root", frame: rect(0, 0, 375, 667), appearance: .init(backgroundColor: grouped),
        subviews: [
          scroll,
          View(
            id: "status", frame: rect(0, 0, 375, 20),
            appearance: .init(backgroundColor: .init(red: 0xF9, green: 0xF9, blue: 0xFA))),
          bar, tabs,
        ]))
  }
}

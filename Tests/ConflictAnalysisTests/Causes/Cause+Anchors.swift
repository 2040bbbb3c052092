// Edges, items and relations that were mistaken for others.
extension Cause {
  typealias Words = (near: String, far: String, length: String, isVertical: Bool)

  /// The names of the edges and of the length along a random axis.
  static func axis(_ log: inout LogWriter) -> Words {
    log.chance(0.5) ? ("top", "bottom", "height", true) : ("leading", "trailing", "width", false)
  }

  static let anchors: [Cause] = [
    Cause("a gap that counts from the near edge of a text", "anchor:gap") { log in
      let (near, far, length, isVertical) = axis(&log)
      let (text, view) = (log.view("UILabel", "UITextView"), log.content())
      let parent = log.view("UIView", "AppHeader")
      log.add("start", text, near, "==", parent, near, log.inset(), bar: true)
      log.add("gap", view, near, "==", text, near, log.pick([4, 8, 12]))
      log.add("size", view, length, "==", nil, "", log.pick([18, 24, 44]))
      log.add("end", view, far, "==", parent, far, -log.inset(), bar: true)
      let size = log.pick([120.0, 150, 390])
      if log.chance(0.5) {
        log.impose("given", parent, isVertical: isVertical, size)
      } else {
        log.add("given", parent, length, "==", nil, "", size)
      }
    },
    Cause("a reversed inequality between neighbours", "relax:limit") { log in
      let (near, far, length, isVertical) = axis(&log)
      let (text, button) = (log.view("UILabel", "UITextView"), log.view("UIButton", "AppPrice"))
      let parent = log.view("UIView", "AppBar")
      log.add("start", text, near, "==", parent, near, log.inset(), bar: true)
      log.add("most", text, length, "<=", nil, "", log.pick([80, 120, 150]))
      log.add("limit", text, far, ">=", button, near, -log.pick([0, 4, 8, 12]))
      log.add("size", button, length, "==", nil, "", log.pick([44, 60]))
      log.add("end", button, far, "==", parent, far, -log.inset(), bar: true)
      if log.chance(0.5) {
        log.impose("given", parent, isVertical: isVertical, log.pick([360, 414, 667]))
      } else {
        log.add("given", parent, length, "==", nil, "", log.pick([300, 360]))
      }
    },
    Cause("both ends at one neighbour", "remove:one", "remove:two") { log in
      let (near, far, length, _) = axis(&log)
      let (text, icon) = (
        log.view("UILabel", "UIView", "AppDot"), log.view("UIImageView", "UIButton")
      )
      log.add("one", text, near, "==", icon, far, log.inset())
      log.add("two", text, far, "==", icon, near, -log.inset())
      if log.chance(0.4) { log.add("size", icon, length, "==", nil, "", 40) }
    },
    Cause("the far edge of the neighbour, and not of the container", "remove:end") { log in
      let (near, far, _, _) = axis(&log)
      let (value, name) = (log.content(), log.view("UILabel", "UIButton", "UISwitch"))
      log.add("gap", value, near, "==", name, far, log.inset())
      log.add("end", value, far, "==", name, far, 0)
    },
    Cause("a column that ends where it begins", "anchor:end") { log in
      let (near, far, length, _) = axis(&log)
      let (header, footer) = (log.view("UIView", "AppHeader"), log.view("UIView", "AppFooter"))
      let parent = log.view("UIView")
      log.add("start", header, near, "==", parent, near, log.pick([0, 16]))
      log.add("gap", footer, near, "==", header, far, log.pick([0, 8]))
      log.add("size", footer, length, "==", nil, "", log.pick([44, 50, 83]))
      log.add("end", footer, far, "==", parent, near, 0)
    },
    Cause("a centre at the edge of the container", "anchor:centre") { log in
      let isVertical = log.chance(0.5)
      let (centre, far) = isVertical ? ("centerY", "bottom") : ("centerX", "trailing")
      let (icon, parent) = (
        log.view("UIImageView", "AppBadge"), log.view("UITableViewCellContentView")
      )
      log.add("centre", icon, centre, "==", parent, far, 0)
      log.add("end", icon, far, "==", parent, far, -log.inset(), bar: true)
    },
    Cause("edges that are swapped", "remove:one", "remove:two") { log in
      let (near, far, length, isVertical) = axis(&log)
      let (view, parent) = (log.view("UIView", "AppOverlay"), log.view("UIView"))
      log.add("one", view, near, "==", parent, far, 0)
      log.add("two", view, far, "==", parent, near, 0)
      if log.chance(0.5) {
        log.add("given", parent, length, "==", nil, "", log.pick([200, 300]))
      } else {
        log.impose("given", parent, isVertical: isVertical, log.pick([667, 812]))
      }
    },
    Cause("a gap past the view between", "remove:past") { log in
      let (near, far, _, _) = axis(&log)
      let (a, b, c) = (log.content(), log.content(), log.content())
      let gap = log.inset()
      log.add("one", b, near, "==", a, far, gap)
      log.add("two", c, near, "==", b, far, gap)
      log.add("past", c, near, "==", a, far, gap)
    },
    Cause("the edge of the screen beside the safe area", "remove:edge") { log in
      let (view, root) = (log.view("UIView", "AppToolbar"), log.view("UIView"))
      let safe = log.safeArea()
      let height = log.pick([44.0, 50, 64])
      log.add(
        "inset", safe, "bottom", "==", root, "bottom", -34, bar: true,
        by: .system("UIViewSafeAreaLayoutGuide-bottom"))
      log.add("safe", view, "bottom", "==", safe, "bottom")
      log.add("size", view, "height", "==", nil, "", height)
      log.add("edge", view, "top", "==", root, "bottom", -height)
    },
    Cause("a pin beside a stack view's own", "remove:pin", "lower:pin") { log in
      let (stack, parent) = (log.view("UIStackView"), log.view("UIView", "AppForm"))
      let label = log.view("UILabel", "UIImageView")
      let inset = log.inset()
      log.add("own", stack, "leading", "==", parent, "leading", inset, bar: true)
      log.add(
        "x", stack, "leading", "==", label, "leading", 0, by: .system("UISV-canvas-connection"))
      log.add("pin", label, "leading", "==", parent, "leading", inset + 4, bar: true)
    },
  ]

  static let numbers: [Cause] = [
    Cause("a multiplier of ten times the part", "multiplier:part") { log in
      let (near, far, length, isVertical) = axis(&log)
      let (part, rest) = (log.view("UIView", "AppSidebar"), log.view("UIView", "UITableView"))
      let parent = log.view("UIView")
      log.add("start", part, near, "==", parent, near, 0, bar: true)
      log.add("part", part, length, "==", parent, length, 0, times: log.pick([2.5, 3.3, 4]))
      log.add("gap", rest, near, "==", part, far, 0)
      log.add("end", rest, far, "==", parent, far, 0, bar: true)
      log.impose("given", parent, isVertical: isVertical, log.pick([667, 844, 1024]))
    },
    Cause("as long as a container that has more in it", "remove:equal", "relax:equal") { log in
      let (near, far, length, _) = axis(&log)
      let (title, text) = (
        log.view("UILabel", "UIView"), log.view("UILabel", "UITextView", "AppBody")
      )
      let parent = log.view("UIView", "AppCard")
      log.add("start", title, near, "==", parent, near, log.inset(), bar: true)
      log.add("gap", text, near, "==", title, far, log.inset())
      log.add("end", text, far, "==", parent, far, -log.inset(), bar: true)
      log.add("equal", text, length, "==", parent, length, 0)
    },
    Cause("an inverted ratio", "multiplier:ratio") { log in
      let view = log.view("UIView", "UIImageView", "AppVideo")
      log.add("width", view, "width", "==", nil, "", 320)
      let (height, inverse) = log.pick([(160.0, 0.5), (200, 0.625), (256, 0.8)])
      log.add("height", view, "height", "==", nil, "", height)
      log.add("ratio", view, "width", "==", view, "height", 0, times: inverse)
    },
    Cause("one digit too many in an inset", "constant:long") { log in
      let (view, parent) = (log.view("UIView", "AppCard"), log.view("UIView"))
      let (width, inset) = (log.pick([375.0, 390, 402]), log.pick([8.0, 12, 16, 20]))
      log.add("start", view, "leading", "==", parent, "leading", inset, bar: true)
      log.add("size", view, "width", "==", nil, "", width - 2 * inset)
      log.add("long", view, "trailing", "==", parent, "trailing", -10 * inset, bar: true)
      log.impose("given", parent, isVertical: false, width)
    },
    Cause("one digit too many in a height", "constant:long") { log in
      let (view, parent) = (
        log.view("UIView", "UIButton", "AppRow"), log.view("UIView", "AppFooter")
      )
      let (height, inset) = (log.pick([24.0, 30, 44]), log.pick([8.0, 12]))
      log.add("given", parent, "height", "==", nil, "", height + 2 * inset)
      log.add("start", view, "top", "==", parent, "top", inset, bar: true)
      log.add("long", view, "height", "==", nil, "", 10 * height)
      log.add("end", view, "bottom", "==", parent, "bottom", -inset, bar: true)
    },
    Cause("a row that was left out", "remove:gap", "relax:gap") { log in
      let parent = log.view("UIView", "AppCard")
      let (a, b) = (log.view("UITextField"), log.view("UITextField"))
      let (height, gap) = (log.pick([30.0, 44]), log.pick([8.0, 10, 12]))
      log.add("given", parent, "height", "==", nil, "", 3 * height + 4 * gap)
      log.add("start", a, "top", "==", parent, "top", gap, bar: true)
      log.add("one", a, "height", "==", nil, "", height)
      log.add("gap", b, "top", "==", a, "bottom", gap)
      log.add("two", b, "height", "==", nil, "", height)
      log.add("end", b, "bottom", "==", parent, "bottom", -gap, bar: true)
    },
    Cause(
      "a container and its content with sizes of their own", "remove:size", "remove:given",
      "constant:given", "constant:size", "lower:given", "lower:size"
    ) { log in
      let (view, parent) = (log.content(), log.view("AppCard", "UIView"))
      let (height, inset) = (log.pick([40.0, 44, 60]), log.pick([8.0, 10]))
      log.add("given", parent, "height", "==", nil, "", height + 2 * inset - log.pick([4, 7]))
      log.add("start", view, "top", "==", parent, "top", inset, bar: true)
      log.add("size", view, "height", "==", nil, "", height)
      log.add("end", view, "bottom", "==", parent, "bottom", -inset, bar: true)
    },
  ]
}

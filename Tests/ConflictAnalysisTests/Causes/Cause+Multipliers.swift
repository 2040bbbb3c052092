// Multipliers and arrangements that exclude each other.
extension Cause {
  static let multipliers: [Cause] = [
    Cause("two ratios of one view", "remove:one", "remove:two", "lower:one", "lower:two") { log in
      let view = log.view("UIImageView", "UIView", "AppCover", "AppVideo")
      let (a, b) = log.pick([("width", "height"), ("height", "width")])
      log.add("one", view, a, "==", view, b, 0, times: log.pick([1.5, 0.75, 2]))
      log.add("two", view, a, "==", view, b, 0, times: log.pick([1, 0.5, 1.25]))
      let word = log.pick(["width", "height"])
      log.add("size", view, word, log.pick(["==", ">="]), nil, "", log.pick([90, 120, 343]))
    },
    Cause(
      "parts that are more than their container", "remove:one", "remove:two", "lower:one",
      "lower:two", "relax:one", "relax:two"
    ) { log in
      let isVertical = log.chance(0.5)
      let (near, far, word) =
        isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
      let parent = log.view("UIView", "AppRow")
      let (a, b) = (log.view("UIView", "AppCard"), log.view("UIView", "UIImageView", "AppCard"))
      let gap = log.pick([8.0, 12, 20])
      log.add("start", a, near, "==", parent, near, bar: true)
      log.add("one", a, word, "==", parent, word, 0, times: log.pick([0.5, 0.6, 0.7]))
      log.add("gap", b, near, "==", a, far, gap)
      log.add("two", b, word, "==", parent, word, 0, times: log.pick([0.5, 0.6]))
      log.add("end", b, far, "==", parent, far, bar: true)
      log.impose("given", parent, isVertical: isVertical, log.pick([375, 390, 844]))
    },
    Cause("two states of one view", "remove:out", "remove:in", "lower:out", "lower:in") { log in
      let isVertical = log.chance(0.5)
      let (near, far, word) =
        isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
      let (panel, parent) = (log.view("UIView", "AppMenu", "AppSheet"), log.view("UIView"))
      let isAfter = log.chance(0.5)
      let (edge, other) = isAfter ? (near, far) : (far, near)
      log.add("out", panel, edge, "==", parent, other)
      log.add("in", panel, other, "==", parent, other, 0, bar: log.chance(0.5))
      log.add("size", panel, word, "==", nil, "", log.pick([120, 240, 280]))
    },
    Cause("content that is as high as what a scroll view shows", "relax:tie", "remove:tie") {
      log in
      let (content, scroll) = (
        log.view("UIView", "UIStackView", "AppForm"), log.view("UIScrollView")
      )
      let (a, b) = (log.view("UIImageView", "AppMap"), log.view("UIView", "AppTable"))
      let gap = log.inset()
      log.add("start", a, "top", "==", content, "top", gap, bar: true)
      log.add("one", a, "height", "==", nil, "", log.pick([400, 500]))
      log.add("gap", b, "top", "==", a, "bottom", gap)
      log.add("two", b, "height", "==", nil, "", log.pick([450, 600]))
      log.add("end", b, "bottom", "==", content, "bottom", -gap, bar: true)
      log.add("tie", content, "height", "==", scroll, "height")
      log.impose("given", scroll, isVertical: true, log.pick([568, 667, 844]))
    },
    Cause("an inset of the wrong sign beside a centre", "constant:wrong") { log in
      let (near, far, centre) = log.pick([
        ("leading", "trailing", "centerX"), ("top", "bottom", "centerY"),
      ])
      let view = log.view("UIButton", "UILabel", "UIImageView")
      let parent = log.view("UIView", "AppPanel")
      let inset = log.inset()
      let isNear = log.chance(0.5)
      log.add(isNear ? "wrong" : "right", view, near, "==", parent, near, isNear ? -inset : inset)
      log.add(isNear ? "right" : "wrong", view, far, "==", parent, far, isNear ? -inset : inset)
      log.add("centre", view, centre, "==", parent, centre)
    },
    Cause("an item whose size nobody set", "lower:end", "relax:end") { log in
      let item = log.view("UIView")
      let (icon, title) = (log.view("UIImageView", "UIView"), log.view("UILabel", "UIButton"))
      log.add("start", icon, "leading", "==", item, "leading", log.pick([8, 12]), bar: true)
      log.add("size", icon, "width", "==", nil, "", log.pick([30, 40, 44]))
      log.add("gap", title, "leading", "==", icon, "trailing", log.pick([6, 8]))
      log.add("end", title, "trailing", "==", item, "trailing", -log.pick([8.0, 12]), bar: true)
      log.impose("given", item, isVertical: false, 50)
    },
  ]
}

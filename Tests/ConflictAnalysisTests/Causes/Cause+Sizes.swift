// Sizes that change after the report, and content that should yield until then.
extension Cause {
  static let sizes: [Cause] = [
    Cause("a row's height before its content is measured", far: ["size:given"]) { log in
      let cell = log.view("UITableViewCellContentView")
      stack(in: cell, count: Int.random(in: 1...3, using: &log.random), &log, isVertical: true)
      log.impose("given", cell, isVertical: true, log.pick([43.5, 44, 44.3333]))
    },
    Cause("a row's height that is rounded to pixels", far: []) { log in
      let cell = log.view("UITableViewCellContentView", "UICollectionViewCell")
      let view = log.view("UIStackView", "UIView", "AppCard")
      let (near, size, far) = (log.inset(), log.pick([57.0, 90, 340]), log.inset())
      log.add("start", view, "top", "==", cell, "top", near, bar: true)
      log.add("size", view, "height", "==", nil, "", size)
      log.add("end", view, "bottom", "==", cell, "bottom", -far, bar: true)
      log.impose(
        "given", cell, isVertical: true, near + size + far + log.pick([0.3333, 0.5, -0.25]))
    },
    Cause("a maximum of another item in a row", "lower:limit", "remove:limit") { log in
      let cell = log.view("UITableViewCellContentView", "UICollectionViewCell")
      let (avatar, box) = (log.view("UIImageView", "AppPhoto"), log.view("UIView", "AppBubble"))
      let (near, far, limit) = (log.inset(), log.inset(), log.pick([36.0, 83, 120]))
      if log.chance(0.5) {
        log.add("start", avatar, "top", "==", cell, "top", near, bar: true)
        log.add("next", box, "top", "==", avatar, "top")
      } else {
        log.add("start", box, "top", "==", cell, "top", near, bar: true)
      }
      log.add("limit", box, "height", "<=", nil, "", limit)
      log.add("end", box, "bottom", "==", cell, "bottom", -far, bar: true)
      log.impose(
        "given", cell, isVertical: true, near + limit + far + log.pick([9, 41.6667, 186.3333]))
    },
    Cause("a row that lacks more than rounding", far: ["size:given", "lower:size"]) { log in
      let cell = log.view("UITableViewCellContentView")
      let (label, view) = (log.view("UILabel", "UIButton"), log.view("UIView", "AppCard"))
      let (gap, size, far) = (log.inset(), log.pick([44.0, 57, 90]), log.inset())
      log.add("start", label, "top", "==", cell, "top", 0, bar: true)
      log.add("label", label, "height", "==", nil, "", log.pick([18, 32]))
      log.add("gap", view, "top", "==", label, "bottom", gap)
      log.add("size", view, "height", "==", nil, "", size)
      log.add("end", view, "bottom", "==", cell, "bottom", -far, bar: true)
      log.impose("given", cell, isVertical: true, gap + size + far - log.pick([0.3333, 0.5]))
    },
    Cause("a width that was computed and rounded", "remove:size", "lower:size") { log in
      let row = log.view("AppRow", "UIView")
      let (icon, label) = (log.view("UIImageView", "AppPhoto"), log.view("UILabel"))
      let (inset, width, gap) = (log.inset(), log.pick([24.0, 48]), log.inset())
      let given = log.pick([320.0, 390, 430])
      log.add("start", icon, "leading", "==", row, "leading", inset, bar: true)
      log.add("icon", icon, "width", "==", nil, "", width)
      log.add("gap", label, "leading", "==", icon, "trailing", gap)
      log.add(
        "size", label, "width", "==", nil, "", given - inset - width - gap - log.pick([0.3, 0.6]))
      log.add("end", label, "trailing", "==", row, "trailing", 0, bar: true)
      log.impose("given", row, isVertical: false, given)
    },
    Cause(
      "a limit between two pins", "lower:end", "relax:end", "lower:start", "relax:start",
      "lower:limit"
    ) { log in
      let (row, bubble) = (
        log.view("AppChat", "UIView"), log.view("AppBubble", "UIView", "UILabel")
      )
      log.add("start", bubble, "leading", "==", row, "leading", log.inset(), bar: true)
      log.add("end", bubble, "trailing", "==", row, "trailing", -log.inset(), bar: true)
      log.add("limit", bubble, "width", "<=", nil, "", log.pick([200, 240, 300]))
      log.impose("given", row, isVertical: false, log.pick([361, 390, 428]))
    },
    Cause("a row's height of 0", far: ["size:given", "ignore"]) { log in
      let cell = log.view("UITableViewCellContentView", "UIView")
      let view = log.content()
      log.add("start", view, "top", "==", cell, "top", log.inset(), bar: true)
      log.add("end", view, "bottom", "==", cell, "bottom", -log.inset(), bar: true)
      log.impose("given", cell, isVertical: true, 0)
    },
    Cause("an item's width before the layout's first pass", far: ["size:given", "ignore"]) { log in
      let cell = log.view("UIView", "AppItemCell", "_UICollectionViewListCellContentView")
      stack(in: cell, count: Int.random(in: 1...2, using: &log.random), &log, isVertical: false)
      log.impose("given", cell, isVertical: false, log.pick([0, 1]))
    },
    Cause("margins before the first layout", far: ["size:given", "ignore"]) { log in
      let cell = log.view("AppHeader", "UIView", "AppTitleView")
      let view = log.view("UILabel", "UIStackView", "AppBadge")
      log.add("start", view, "leading", "==", cell, "leadingMargin")
      log.add("end", view, "trailing", "==", cell, "trailingMargin")
      log.impose("given", cell, isVertical: false, 0)
    },
    Cause("margins' guides before the first layout", far: ["size:given", "ignore"]) { log in
      let view = log.view("AppCanvas", "UIView", "AppTitleView")
      let label = log.view("UILabel", "UIStackView", "AppBadge")
      let guide = LogWriter.View(
        className: "UILayoutGuide", address: log.address(), text: "UIViewLayoutMarginsGuide")
      let margin = log.pick([8.0, 16, 20])
      log.add("start", label, "leading", "==", guide, "leading")
      log.add("end", label, "trailing", "==", guide, "trailing")
      log.add(
        "left", guide, "left", "==", view, "left", margin, bar: true,
        by: .system("UIView-leftMargin-guide-constraint"))
      log.add(
        "right", guide, "right", "==", view, "right", -margin, bar: true,
        by: .system("UIView-rightMargin-guide-constraint"))
      log.add(
        "given", view, "width", "==", nil, "", log.pick([0, 10]),
        by: .system("_UITemporaryLayoutWidth"))
    },
    Cause(
      "a background that is a few points wide", "remove:given", "lower:given", "relax:given",
      "constant:given"
    ) { log in
      let (cell, view) = (log.view("UIView", "AppCard"), log.view("UIImageView", "AppPhoto"))
      let label = log.view("UILabel", "UIStackView", "AppTitleView")
      log.add("start", label, "leading", "==", cell, "leading", log.inset(), bar: true)
      log.add("end", label, "trailing", "==", cell, "trailing", -log.inset(), bar: true)
      log.add("fill", view, "width", "==", cell, "width")
      log.add("given", view, "width", "==", nil, "", log.pick([1, 2, 5]))
    },
    Cause("a ratio in a row of fixed height", "lower:end", "relax:end", "size:tall", "lower:ratio")
    {
      log in
      let cell = log.view("UITableViewCellContentView")
      let image = log.view("UIImageView", "AppPhoto")
      log.add("left", image, "leading", "==", cell, "leading", 16, bar: true)
      log.add("right", image, "trailing", "==", cell, "trailing", -16, bar: true)
      log.add("ratio", image, "width", "==", image, "height", 0, times: log.pick([1.5, 2]))
      log.add("start", image, "top", "==", cell, "top", 8, bar: true)
      log.add("end", image, "bottom", "==", cell, "bottom", -8, bar: true)
      log.impose("wide", cell, isVertical: false, log.pick([320, 376]))
      log.impose("tall", cell, isVertical: true, log.pick([44, 100]))
    },
    Cause("a section's header", far: ["size:given"]) { log in
      let header = log.view(
        "_UITableViewHeaderFooterContentView", "UITableViewHeaderFooterContentView")
      let view = log.view("UILabel", "UIStackView")
      log.add("start", view, "top", "==", header, "top", 12, bar: true)
      log.add("end", view, "bottom", "==", header, "bottom", -log.pick([6.0, 8, 12]), bar: true)
      log.impose("given", header, isVertical: true, 17.5)
    },
    Cause(
      "an accessory's temporary width", far: ["lower:outer", "relax:outer", "size:given", "ignore"]
    ) { log in
      let bar = log.view("AppInputBar", "AppChatBar")
      let inner = log.view("UIView")
      let (field, button) = (log.view("UITextField", "UITextView"), log.view("UIButton"))
      log.add("a", inner, "leading", "==", bar, "leading", 0, bar: true)
      log.add("outer", inner, "trailing", "==", bar, "trailing", 0, bar: true)
      log.add("b", field, "leading", "==", inner, "leading", log.inset(), bar: true)
      log.add("gap", button, "leading", "==", field, "trailing", log.inset())
      log.add("end", button, "trailing", "==", inner, "trailing", -log.inset(), bar: true)
      log.add(
        "given", bar, "width", "==", nil, "", 0, by: .system("_UITemporaryLayoutWidth"))
    },
    Cause("a fitting with the target 0", far: ["size:given", "ignore"]) { log in
      let view = log.view("AppHeaderView", "UIStackView", "UIView")
      let child = log.content()
      log.add("start", child, "leading", "==", view, "leading", log.inset(), bar: true)
      log.add("end", child, "trailing", "==", view, "trailing", -log.inset(), bar: true)
      log.add("given", view, "width", "==", nil, "", 0, by: .system("fittingSizeHTarget"))
    },
    Cause("a view that a stack view hides", far: []) { log in
      let view = log.view("UIView", "AppEventView")
      let child = log.content()
      log.add("start", child, "top", "==", view, "top", log.inset(), bar: true)
      log.add("end", child, "bottom", "==", view, "bottom", -log.inset(), bar: true)
      log.add("given", view, "height", "==", nil, "", 0, by: .system("UISV-hiding"))
    },
    Cause("a hidden view with a size of its own", "lower:end", "relax:end") { log in
      let view = log.view("UIView", "UIImageView", "AppBanner", "UILabel")
      let word = log.pick(["height", "width"])
      log.add("end", view, word, log.pick(["==", ">="]), nil, "", log.pick([30, 44, 120]))
      log.add("given", view, word, "==", nil, "", 0, by: .system("UISV-hiding"))
    },
    Cause("a view collapsed to 0", far: []) { log in
      let view = log.view("UIView", "AppToolbarPanel")
      let child = log.content()
      log.add("start", child, "top", "==", view, "top", log.inset(), bar: true)
      log.add("end", child, "bottom", "==", view, "bottom", -log.inset(), bar: true)
      log.add("given", view, "height", "==", nil, "", 0)
    },
    Cause(
      name: "a minimum in a container of fixed size",
      accepted: [
        "lower:minimum", "remove:minimum", "constant:minimum", "size:given", "lower:icon",
      ]
    ) { log in
      let (bar, icon, field) = (
        log.view("AppItemCell", "UIView", "NSView"), log.view("UIImageView", "AppBadge"),
        log.view("NSTextField", "UITextField", "UIView", "AppTitleView")
      )
      let parts = [log.inset(), log.pick([24.0, 30, 44]), log.inset(), log.inset()]
      let given = log.pick([194.0, 320, 375])
      log.add("start", icon, "leading", "==", bar, "leading", parts[0], bar: true)
      log.add("icon", icon, "width", "==", nil, "", parts[1])
      log.add("gap", field, "leading", "==", icon, "trailing", parts[2])
      log.add(
        "minimum", field, "width", ">=", nil, "",
        given - parts.reduce(0, +) + log.pick([5, 16, 40]))
      log.add("end", field, "trailing", "==", bar, "trailing", -parts[3], bar: true)
      if given < 320 {
        log.add("given", bar, "width", "==", nil, "", given, by: .mask)
      } else {
        log.impose("given", bar, isVertical: false, given)
      }
    },
    Cause("a minimum in a view collapsed to 0", "lower:minimum", "remove:minimum") { log in
      let (view, child) = (
        log.view("UIView", "AppHeaderView"), log.view("UIStackView", "UIView", "AppBanner")
      )
      log.add("minimum", child, "height", ">=", nil, "", log.pick([44, 90]))
      log.add("start", child, "top", "==", view, "top", 0, bar: true)
      log.add("end", child, "bottom", "==", view, "bottom", 0, bar: true)
      log.add("given", view, "height", "==", nil, "", 0)
    },
    Cause("a hosting view in a row", far: ["size:given"]) { log in
      let cell = log.view("UITableViewCellContentView", "UICollectionViewCell")
      let hosting = log.view(
        "_TtGC7SwiftUI14_UIHostingViewV4Demo7RowView_", "_UIHostingView<RowView>")
      let child = log.view("UIView", "AppShadow")
      log.add("start", child, "top", "==", cell, "top", log.inset(), bar: true)
      log.add("a", hosting, "top", "==", child, "top", 0, bar: true)
      log.add("b", hosting, "bottom", "==", child, "bottom", 0, bar: true)
      log.add("size", hosting, "height", "==", nil, "", log.pick([80, 120]))
      log.add("end", child, "bottom", "==", cell, "bottom", -log.inset(), bar: true)
      log.impose("given", cell, isVertical: true, 44)
    },
  ]

  init(
    _ name: String, far others: [String],
    write: @escaping @Sendable (inout LogWriter) -> Void
  ) {
    self.init(
      name: name, accepted: Set(["lower:end", "relax:end"] + others), write: write)
  }

  init(
    name: String, accepted: Set<String>, write: @escaping @Sendable (inout LogWriter) -> Void
  ) {
    self.name = name
    self.accepted = accepted
    self.write = write
  }

  /// Views one after the other, from edge to edge of a container.
  private static func stack(
    in container: LogWriter.View, count: Int, _ log: inout LogWriter, isVertical: Bool
  ) {
    let (near, far, size) =
      isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    var last: LogWriter.View?
    for index in 0..<count {
      let view = log.content()
      if let last {
        log.add("gap\(index)", view, near, "==", last, far, log.inset())
      } else {
        log.add("start", view, near, "==", container, near, log.inset(), bar: true)
      }
      log.add("size\(index)", view, size, "==", nil, "", log.pick([40, 50, 64, 72]))
      last = view
    }
    if let last {
      log.add("end", last, far, "==", container, far, -log.inset(), bar: true)
    }
  }
}

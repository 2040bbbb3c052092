/// The screens that are measured, each with the box whose text changes.
struct ScreenCase {
  var name: String
  var root: ScreenBox
  /// The number of the box whose text changes, in preorder, and the other text.
  var changed: (box: Int, text: String)

  static var all: [ScreenCase] { [form, settings, dashboard, feed] }

  /// A form as in an app's registration: title, introduction, fields, two buttons.
  static var form: ScreenCase {
    let fields = ["Name", "Street", "City", "Country", "Phone", "Mail"].map { name in
      ScreenBox.row(
        .label(name).margins(left: 16, top: 7),
        ScreenBox.view(height: 34).growing().tallest().margins(left: 12, right: 16)
      ).margins(top: 12)
    }
    let buttons = ScreenBox.row(
      ScreenBox.view(height: 44).growing().tallest().margins(left: 16),
      ScreenBox.view(height: 44).growing().margins(left: 12, right: 16)
    ).margins(top: 24)
    let introduction = FeedItem.make(40)[33].text
    return ScreenCase(
      name: "form",
      root: .column(
        [
          ScreenBox.label("Registration", .bold).margins(left: 16, top: 20, right: 16),
          ScreenBox.label(introduction).margins(left: 16, top: 8, right: 16),
        ] + fields + [buttons]),
      changed: (2, "One line."))
  }

  /// Sixty rows with an icon, a label, a value and a switch's place.
  static var settings: ScreenCase {
    let rows = FeedItem.make(60).enumerated().map { number, item in
      ScreenBox.row(
        ScreenBox.view(width: 29, height: 29).margins(left: 16, top: 7),
        ScreenBox.label(item.title).growing().margins(left: 12, top: 12),
        ScreenBox.label("\(number * 17 % 100) %", .footnote).margins(left: 8, top: 14),
        ScreenBox.view(width: 51, height: 31).margins(left: 8, top: 6, right: 16)
      ).high(44)
    }
    return ScreenCase(name: "settings", root: .column(rows), changed: (30 * 5 + 4, "100 %"))
  }

  /// Three cards in each of twelve rows, with a title, a number, a note and a bar.
  static var dashboard: ScreenCase {
    let items = FeedItem.make(36)
    let rows = (0..<12).map { row in
      ScreenBox.row(
        (0..<3).map { column in
          let item = items[3 * row + column]
          var card = ScreenBox.column(
            .label("\(row * column)", .bold).margins(left: 8, top: 8, right: 8),
            .label(item.actions[1], .footnote).margins(left: 8, top: 4, right: 8),
            .label("Measured twice, shown once, as high as every other note").margins(
              left: 8, top: 4, right: 8),
            .view(height: 6).margins(left: 8, top: 8, right: 8, bottom: 8)
          ).growing().margins(left: column == 0 ? 16 : 8, top: 12, right: column == 2 ? 16 : 0)
          card.isTallest = column == 0
          return card
        })
    }
    return ScreenCase(name: "dashboard", root: .column(rows), changed: (6 * 16 + 3, "100"))
  }

  /// A hundred entries with an avatar, two lines, a wrapping text, an image and three buttons.
  static var feed: ScreenCase {
    let cells = FeedItem.make(100).map { item in
      ScreenBox.column(
        .row(
          ScreenBox.view(width: 44, height: 44).tallest(),
          ScreenBox.column(
            .label(item.name, .bold), .label(item.title, .footnote).margins(top: 4)
          ).growing().margins(left: 8)
        ).margins(left: 16, top: 12, right: 16),
        .label(item.text).margins(left: 16, top: 8, right: 16),
        .view(height: 200).margins(top: 8),
        .row(
          item.actions.enumerated().map { number, action in
            let button = ScreenBox.label(action).margins(left: number == 0 ? 16 : 24, top: 8)
            return number == 0 ? button.tallest() : button
          }),
        .view(height: 1).margins(top: 12))
    }
    let size = cells[0].count
    return ScreenCase(name: "feed", root: .column(cells), changed: (50 * size + 7, "One line."))
  }
}

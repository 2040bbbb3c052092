// Examples of our own for the editor and the reader.

export const sampleLog = `Unable to simultaneously satisfy constraints.
	Probably at least one of the constraints in the following list is one you don't want.
(
    "<NSLayoutConstraint:0x600001a0 UIImageView:0x7f8001.width == 96   (active)>",
    "<NSLayoutConstraint:0x600001b0 H:|-(16)-[UIImageView:0x7f8001]   (active, names: '|':UIView:0x7f8000 )>",
    "<NSLayoutConstraint:0x600001c0 H:[UIImageView:0x7f8001]-(12)-[UILabel:0x7f8002'Ferry times']   (active)>",
    "<NSLayoutConstraint:0x600001d0 UILabel:0x7f8002'Ferry times'.width >= 220   (active)>",
    "<NSLayoutConstraint:0x600001e0 UILabel:0x7f8002'Ferry times'.trailing == UIView:0x7f8000.trailing - 16   (active)>",
    "<NSLayoutConstraint:0x600001f0 'UIView-Encapsulated-Layout-Width' UIView:0x7f8000.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600001d0 UILabel:0x7f8002'Ferry times'.width >= 220   (active)>
`

/// Listings are files of `listings/`; `screen` is an index of `devices.mjs`.
export const examples = [
  {
    title: 'A card: anchors',
    text: `let card = UIView()
let title = UILabel()
title.text = "Harbour"
title.font = .preferredFont(forTextStyle: .headline)
let more = UIButton(type: .system)
more.setTitle("Show on map", for: .normal)

for part in [card, title, more] {
  part.translatesAutoresizingMaskIntoConstraints = false
}
view.addSubview(card)
card.addSubview(title)
card.addSubview(more)

let margins = view.layoutMarginsGuide
let inside = card.layoutMarginsGuide
NSLayoutConstraint.activate([
  card.topAnchor.constraint(equalTo: margins.topAnchor),
  card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
  card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

  title.topAnchor.constraint(equalTo: inside.topAnchor),
  title.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
  more.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
  more.centerXAnchor.constraint(equalTo: card.centerXAnchor),
  more.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
])
`,
  },
  {
    title: 'A row in visual format',
    text: `// A picture, and a title that takes the rest of the row.
view picture 64 × 64
view title 140 × 20
metric gap = 12

H:|-[picture(64)]-gap-[title]-|  options: alignAllCenterY
V:|-[picture(64)]
title.hugging.horizontal = 249
`,
  },
  { title: 'A grid: NSLayoutConstraint in a class', file: 'image-grid.txt', screen: 1 },
  { title: 'Margins: anchors of a printed listing', file: 'margins-anchors.txt', screen: 1 },
  { title: 'Margins: NSLayoutConstraint', file: 'margins-items.txt', screen: 1 },
  { title: 'Margins: visual format', file: 'margins-format.txt', screen: 1 },
  { title: 'Cards: anchors and the safe area', file: 'card-gallery.txt', screen: 3, sizes: { imageView: [320, 240] } },
  { title: 'A label and a button: Objective-C', file: 'label-and-button.m', screen: 1 },
  { title: 'Directed constraints: JWConstraint', file: 'directed-pair.m', width: 320, height: 480 },
  {
    title: 'A form: stack views',
    text: `let name = UILabel()
name.text = "Harbour"
let field = UITextField()
let row = UIStackView(arrangedSubviews: [name, field])
row.spacing = 8
row.alignment = .center
let save = UIButton(type: .system)
save.setTitle("Save", for: .normal)
let form = UIStackView(arrangedSubviews: [row, save])
form.axis = .vertical
form.spacing = 16
form.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(form)

name.setContentHuggingPriority(.required, for: .horizontal)
NSLayoutConstraint.activate([
  form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
  form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
  form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
])
`,
    sizes: { field: [97, 34] },
    screen: 3,
  },
  {
    title: 'A form: SnapKit',
    text: `let title = UILabel()
title.text = "Ferry times"
title.font = .preferredFont(forTextStyle: .headline)
let note = UILabel()
note.text = "The last boat leaves the harbour at ten past nine."
note.numberOfLines = 0
let button = UIButton(type: .system)
button.setTitle("Remind me", for: .normal)
[title, note, button].forEach(view.addSubview)

title.snp.makeConstraints { make in
  make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
  make.leading.trailing.equalToSuperview().inset(20)
}
note.snp.makeConstraints {
  $0.top.equalTo(title.snp.bottom).offset(8)
  $0.leading.trailing.equalTo(title)
}
button.snp.makeConstraints { make in
  make.centerX.equalToSuperview()
  make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide).inset(16)
  make.top.equalTo(note.snp.bottom).offset(24).priority(.high)
}
`,
    screen: 3,
  },
  {
    title: 'Two equal columns',
    text: `view left
view right

H:|-[left]-[right(left)]-|  options: alignAllTop, alignAllBottom
V:|-[left]-|
`,
  },
  {
    title: 'Centered, with a limit by priority',
    text: `// As wide as the window at high priority, never wider than 280 points.
view card

card.centerX = superview.centerX
card.centerY = superview.centerY
card.width <= 280
card.width = superview.width - 32 @ 750
card.height = superview.height / 2
`,
    width: 420,
  },
  {
    title: 'Two labels that compete for room',
    text: `// Drag the width: the subtitle is compressed first.
view title 150 × 20
view subtitle 150 × 20

H:|-[title]-(>=8)-[subtitle]-|  options: alignAllLastBaseline
V:|-[title]
title.compression.horizontal = 751
`,
    width: 300,
  },
  {
    title: 'A picture with its ratio of 16 to 9',
    text: `view picture
view caption 120 × 20

H:|[picture]|
V:|[picture]-[caption]
picture.height = 0.5625 * picture.width
caption.leading = picture.leading + 16
`,
  },
  {
    title: 'A badge on a corner',
    text: `view avatar 72 × 72
view badge 20 × 20

avatar.centerX = superview.centerX
avatar.centerY = superview.centerY
badge.centerX = avatar.trailing - 4
badge.centerY = avatar.top + 4
`,
  },
  {
    title: 'A conflict: too wide for its row',
    text: `view icon 24 × 24
view label 80 × 20
view field

H:|-[icon(24)]-[label]-[field(>=240)]-|  options: alignAllCenterY
V:|-[icon]
field.height = icon.height
label.width = 80
`,
  },
  {
    title: 'Ambiguous: a height is missing',
    text: `// The box is dashed: nothing determines its height.
view box

H:|-[box]-|
V:|-[box(>=40)]
`,
  },
]

/// What an image of an item in a bar is set for: states of the item, and the height of the bar.
struct BarImageKey: Hashable {
  private let states: [UIControl.State.RawValue]
  private let metrics: UIBarMetrics

  init(_ states: UIControl.State..., metrics: UIBarMetrics) {
    self.states = states.map(\.rawValue)
    self.metrics = metrics
  }
}

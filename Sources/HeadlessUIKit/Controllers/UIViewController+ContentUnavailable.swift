extension UIViewController {
  /// The view that is shown instead of content.
  private var unavailableView: UIView? {
    get { rare(\.unavailableView, nil) }
    set { setRare(\.unavailableView, newValue) }
  }

  /// What the controller shows instead of content, in front of its view; nil for its content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { rare(\.contentUnavailableConfiguration, nil) }
    set {
      setRare(\.contentUnavailableConfiguration, newValue)
      showUnavailableContent()
    }
  }

  /// The state of what is shown instead of content.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Updates what is shown instead of content, immediately.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showUnavailableContent() {
    if let shown = unavailableView as? any UIView & UIContentView,
      let new = contentUnavailableConfiguration, shown.supports(new)
    {
      shown.configuration = new
      return
    }
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let new = contentUnavailableConfiguration else { return }
    let made: UIView = new.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    unavailableView = made
  }
}
